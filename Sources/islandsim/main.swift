internal import CommandLineTool

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

exit(CommandLineTool.main(Array(CommandLine.arguments.dropFirst())).rawValue)
