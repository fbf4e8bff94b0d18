// libzstd as Swift sees it.
#include <zstd.h>
