import { defineCopy } from './define-copy.ts'
import { en } from './guest/en.ts'
import { es } from './guest/es.ts'

/** Every word of ours on a guest's screen, each language in a file of its own; the guide's own words are the host's. */
export const guestCopy = defineCopy({ es, en })

export type GuestWords = (typeof guestCopy)['en']
