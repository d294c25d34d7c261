import type { z } from 'zod'
import { blankOf } from '#domain/guide/blanks.ts'
import {
  choice,
  email,
  exactText,
  fields,
  hour,
  innerChoices,
  innerTexts,
  lockOf,
  period,
  photo,
  requiredText,
  text,
  toggle,
} from '#domain/guide/fields.ts'
import { questions } from '#domain/guide/health/questions.ts'
import { wifiNetworks } from '#domain/guide/wifi-network.ts'
import { findText } from '#domain/values/text.ts'
import { arrival } from './arrival.ts'

export const hostPhoneTypes = ['phone', 'whatsapp'] as const

/** How guests reach the host: what the switch of the contact shows or hides. */
const hostContact = {
  hostPhone: exactText({ max: 60 }),
  hostPhoneType: choice(hostPhoneTypes, { otherwise: 'phone', storedAs: { phone: 'call' } }),
  hostEmail: email({ max: 254 }),
  supportMessage: text({ max: 1000, saysWhomToCall: true }),
  emergencyContact: text({ max: 300, saysWhomToCall: true, canHurt: true }),
}

export const noHostContact = blankOf(fields(hostContact))

export const welcome = fields({
  photoUrl: photo({ isColumn: true }),
  propertyName: requiredText({
    max: 120,
    missing: 'property_name_required',
    isColumn: true,
    isOfNoLanguage: true,
  }),
  greeting: text({ max: 60 }),
  note: text({ max: 5000 }),
  noteStayOnly: lockOf('note'),
  checkInHour: hour({ isColumn: true }),
  checkInPeriod: period('PM', { isColumn: true }),
  checkOutHour: hour({ isColumn: true }),
  checkOutPeriod: period('AM', { isColumn: true }),
  wifiNetworks: wifiNetworks(),
  contactInfoEnabled: toggle(),
  ...hostContact,
  arrival,
  /** What guests ask and this home has no answer to. Unsaid is unchanged. */
  notApplicable: innerChoices(questions),
  /** What guests would find for one of them and is no answer: its name and the id, or the path, of what they find. */
  notAnswers: innerTexts({ max: 250, longest: 100 }),
})

type Greeting = Pick<z.output<typeof welcome>, 'note' | 'greeting'>

/** What stands as the description of the whole guide: the note, or the greeting where there is none. */
export function descriptionOf({ note, greeting }: Greeting): string | null {
  return findText(note) ?? findText(greeting) ?? null
}
