import type { Locale } from '#domain/values/locale.ts'
import { findStayTime, sayTime } from '#domain/values/stay-times.ts'
import type { AskedFacts } from '#web/calls/read-refusal.ts'
import type { Question } from '#web/ui/dialogs/agree-dialog.tsx'
import { counted, defineCopy } from './define-copy.ts'
import { goOnReviewing } from './editor/editor.ts'
import { placeOfZone } from './formats/place-of-zone.ts'
import { parkingFallback } from './guest/sentence-values.ts'
import { arrivalCopy, arrivalWords } from './guide/arrival.ts'
import { nameAt } from './guide/find-words.ts'
import { localGuideCopy } from './guide/local-guide.ts'
import { uiCopy } from './use-copy.ts'

/** Before guests read them: Wi-Fi, codes, the numbers to call, the address and the hours. */
export const essentialsCopy = defineCopy({
  title: ['Esto leerán tus huéspedes', 'Your guests will read this'],
  lead: [
    'Con un error aquí, nadie entra o nadie te encuentra. Revisa cada dato.',
    'One mistake here and nobody gets in, or nobody reaches you. Check each one.',
  ],
  list: ['Datos que revisar', 'Facts to check'],
  yes: ['Sí', 'Yes'],
  yesTo: ['Sí: {label}', 'Yes: {label}'],
  correct: ['Corregir', 'Change'],
  correctOf: ['Corregir: {label}', 'Change: {label}'],
  correctZone: ['Corregir la zona horaria', 'Change the time zone'],
  look: ['Ver el resto ({count})', 'See the rest ({count})'],
  publish: ['Publicar', 'Publish'],
  publishAll: ['Sí a todo y publicar', 'Yes to all, publish'],
  save: ['Guardar', 'Save'],
  saveAll: ['Sí a todo y guardar', 'Yes to all, save'],
  cancel: ['Todavía no', 'Not yet'],
  close: ['Cerrar', 'Close'],
  hidden: counted({
    one: [
      'Otro dato sigue oculto hasta que lo confirmes en el editor.',
      'One more fact stays hidden until you confirm it in the editor.',
    ],
    many: [
      'Otros {count} datos siguen ocultos hasta que los confirmes en el editor.',
      '{count} more facts stay hidden until you confirm them in the editor.',
    ],
  }),
  seeHidden: ['Ver lo que falta confirmar', 'See what is not confirmed'],
  reviewWaits: [
    'Algo del texto que pegaste sigue sin revisar en este dispositivo.',
    'Something from the text you pasted is still to be reviewed on this device.',
  ],
  goOnReviewing,
  password: ['Contraseña', 'Password'],
  noPassword: ['sin contraseña', 'no password'],
  network: ['Red', 'Network'],
  code: ['Clave: {what}', 'Code: {what}'],
  openCode: ['Cualquiera con el enlace la lee', 'Anyone with the link can read it'],
  phone: ['Número para llamarte', 'Number to call you'],
  whatsapp: ['WhatsApp para escribirte', 'Your WhatsApp'],
  dialled: ['Se marca', 'Dialed as'],
  address: ['Dirección', 'Address'],
  noAddress: ['sin dirección', 'no address'],
  hours: ['Horas de entrada y salida', 'Check-in and check-out times'],
  checkIn: ['Entrada', 'Check-in'],
  checkOut: ['Salida', 'Check-out'],
  noTime: ['sin hora', 'not set'],
  house: ['Lo que dejaste vacío', 'What you left empty'],
  zone: ['Hora de {place}', '{place} time'],
  filled: ['{hour} · la pusimos nosotros', '{hour} · filled in by us'],
})

type Fact = AskedFacts['facts'][number]

export function essentialQuestion(fact: Fact, locale: Locale): Question {
  const { kind, of, address } = fact
  const value = kind in mostlyWrong ? `.${mostlyWrong[kind as keyof typeof mostlyWrong]}` : ''
  return { key: of, place: address + value, ...essentialWords(fact, locale) }
}

/** What of an entry is put right, and not how it is called. */
const mostlyWrong = { wifi: 'password', code: 'code' }

/** What is asked about, and what it says. */
function essentialWords(
  { kind, as = '', texts, dialled = [], locked, filled }: Fact,
  locale: Locale,
): Omit<Question, 'key' | 'place'> {
  const copy = essentialsCopy[locale]
  const [first = '', second = '', third = ''] = texts
  const dials = dialled.map((text) => ({ name: copy.dialled, text }))
  const onlyStays = locked ? [{ text: arrivalCopy[locale].readers.stay }] : []
  if (kind === 'wifi') {
    const text = second || copy.noPassword
    const password = { name: copy.password, text, isExact: second !== '' }
    const network = { name: copy.network, text: first, isExact: true }
    return { label: 'Wi-Fi', of: first, lines: [network, password, ...onlyStays] }
  }
  if (kind === 'code') {
    const { choices } = arrivalWords[locale].codes.each.kind
    const opens = Object.entries(choices).find(([choice]) => choice === as)?.[1] ?? choices.other
    const name = as === 'other' || first.startsWith(opens) ? first : ''
    const notes = third ? [{ text: third }] : []
    const readers = locked ? onlyStays : [{ text: copy.openCode }]
    return {
      label: copy.code(name || [opens, first].filter(Boolean).join(' · ')),
      lines: [{ text: second, isExact: true }, ...notes, ...readers],
    }
  }
  if (kind === 'hours') {
    const hours = [
      { name: copy.checkIn, time: first, path: 'welcome.checkInHour' },
      { name: copy.checkOut, time: second, path: 'welcome.checkOutHour' },
    ]
    const lines = hours.map(({ name, time, path }) => {
      if (!findStayTime(time)) return { name, text: copy.noTime }
      const hour = sayTime(time, locale)
      return { name, text: filled?.includes(path) ? copy.filled(hour) : hour }
    })
    const text = copy.zone(placeOfZone(as, locale))
    const zone = { text, correct: { words: copy.correctZone, place: 'timeZone' } }
    return { label: copy.hours, lines: [...lines, zone] }
  }
  if (kind === 'house') {
    const lines = as.split(' ').map((key, at) => ({
      name: nameAt(['houseManual', key], locale),
      text: key === 'parking' ? parkingFallback[locale] : (texts[at] ?? ''),
    }))
    return { label: copy.house, lines }
  }
  if (kind === 'number') {
    const numbers = texts.slice(1).map((text) => ({ text }))
    return {
      label: first || nameAt(as.split('.'), locale),
      lines: [...numbers, ...dials, ...onlyStays],
    }
  }
  if (kind === 'phone') {
    const label = as === 'whatsapp' ? copy.whatsapp : copy.phone
    return { label, lines: [{ text: first }, ...dials] }
  }
  const link = { to: second, newTabLabel: uiCopy[locale].opensInNewTab }
  const map = second ? [{ text: localGuideCopy[locale].openMap, link }] : []
  return { label: copy.address, lines: [{ text: first || copy.noAddress }, ...map] }
}
