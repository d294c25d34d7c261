import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { healthOf } from '#domain/guide/health/health.ts'
import type { Question } from '#domain/guide/health/questions.ts'
import type { Locale } from '#domain/values/locale.ts'

/** Where a sentence of a case stands: `device: Lavadora | Está en el patio`. */
const places = {
  note: put((form, text) => {
    form.welcome.note = text
  }),
  arrival: put((form, text) => {
    form.localGuide.propertyLocation.description = text
  }),
  gate: put((form, text) => {
    form.welcome.arrival.gate = text
  }),
  step: put((form, notes) => {
    form.welcome.arrival.steps = [{ notes }]
  }),
  bus: put((form, text) => {
    form.welcome.arrival.byBus = text
  }),
  parking: put((form, text) => {
    form.houseManual.parking = text
  }),
  help: put((form, text) => {
    form.welcome.supportMessage = text
  }),
  phone: put((form, text) => {
    form.welcome.hostPhone = text
  }),
  mail: put((form, text) => {
    form.welcome.hostEmail = text
  }),
  911: put((form, text) => {
    form.emergency.emergencyServices = text
  }),
  police: put((form, text) => {
    form.emergency.policeContact = text
  }),
  network: put((form, ssid, password) => {
    form.welcome.wifiNetworks = [{ ssid, password }]
  }),
  doorCode: put((form, label, code) => {
    form.welcome.arrival.codes = [{ kind: 'door', label, code, notes: '' }]
  }),
  gateCode: put((form, label, code) => {
    form.welcome.arrival.codes = [{ kind: 'gate', label, code, notes: '' }]
  }),
  otherCode: put((form, label, code) => {
    form.welcome.arrival.codes = [{ kind: 'other', label, code, notes: '' }]
  }),
  boxCode: put((form, label, code) => {
    form.welcome.arrival.codes = [{ kind: 'lockbox', label, code, notes: '' }]
  }),
  room: put((form, label, feature) => {
    form.houseManual.rooms = [{ key: 'one', label, features: [feature] }]
  }),
  device: put((form, name, notes) => {
    form.wifiTech.devices = [{ name, notes }]
  }),
  item: put((form, title, notes) => {
    form.emergency.emergencyItems = [{ title, notes }]
  }),
  rule: put((form, title, notes) => {
    form.houseRules.rules = [{ title, notes }]
  }),
  checkout: put((form, title, notes) => {
    form.checkout.steps = [{ title, notes }]
  }),
  shop: put((form, name, description) => {
    form.localGuide.places = [{ name, category: 'Shop', description, mapsLink: '' }]
  }),
  bar: put((form, name, description) => {
    form.localGuide.places = [{ name, category: 'Bar', description, mapsLink: '' }]
  }),
  other: put((form, name, description) => {
    form.localGuide.places = [{ name, category: 'Other', description, mapsLink: '' }]
  }),
  block: put((form, title, body) => {
    const item = { title, body, photoUrl: '', linkUrl: '', isActive: true }
    form.sections.local_guide.items = [item]
  }),
}

type Write = (form: GuidebookForm, first: string, second: string) => void

function put(write: Write): Write {
  return write
}

/** A guide that says this one thing and nothing else. */
export function guideSaying(sentence: string, language: GuidebookForm['language'] = 'es') {
  const [, place = '', first = '', , second = ''] =
    /^(\w+): ([^|]*?)( \| (.*))?$/s.exec(sentence) ?? []
  const form = emptyGuidebookForm({ language })
  form.emergency.emergencyServices = ''
  const write = Object.entries(places).find(([name]) => name === place)?.[1]
  if (!write) throw new Error(`no place for ${sentence}`)
  write(form, first, second)
  return form
}

/** Of a question in a language: what answers it, what only names it, and what sounds like it and is not. */
export type Cases = Readonly<
  Record<Locale, { answered: readonly string[]; thin: readonly string[]; not: readonly string[] }>
>

export function describeCases(cases: Readonly<Partial<Record<Question, Cases>>>) {
  for (const [question, { es, en }] of Object.entries(cases)) {
    describe.each([
      { language: 'es' as const, ...es },
      { language: 'en' as const, ...en },
    ])(`${question} in $language`, ({ language, answered, thin, not }) => {
      const stateOf = (form: GuidebookForm) =>
        healthOf(form).questions.find((each) => each.question === question)?.state
      const sentences = [
        ...answered.map((sentence) => [sentence, 'answered'] as const),
        ...thin.map((sentence) => [sentence, 'thin'] as const),
        ...not.map((sentence) => [sentence, 'missing'] as const),
      ]

      test.each(sentences)('of a guide that says «%s» is %s', (sentence, state) => {
        expect(stateOf(guideSaying(sentence, language))).toBe(state)
      })

      test('is missing where nothing is said', () => {
        expect(stateOf(guideSaying('note: ', language))).toBe('missing')
      })
    })
  }
}
