import { defineGuestCopy } from './define-copy.ts'
import { de } from './guest/de.ts'
import { en } from './guest/en.ts'
import { es } from './guest/es.ts'
import { fr } from './guest/fr.ts'
import { pt } from './guest/pt.ts'

/** Every word of ours on a guest's screen, each language in a file of its own; the guide's own words are the host's. */
export const guestCopy = defineGuestCopy({ es, en, fr, pt, de })

export type GuestWords = (typeof guestCopy)['en']
