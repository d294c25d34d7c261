import { z } from 'zod'

// The policy of the pages forbids `eval`: the mere try of zod, at the first object of a schema, would be reported each time.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
