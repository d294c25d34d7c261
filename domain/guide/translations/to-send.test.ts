import { expect, test } from 'vitest'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { emptyGuidebookForm, formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { hashOf } from './hash-of.ts'
import { wordsToSend } from './to-send.ts'
import type { Translation } from './translations.ts'

const block = { title: 'El gato', body: '', photoUrl: '', linkUrl: '', isActive: true }

function home(change: (form: GuidebookForm) => void = () => {}): string[] {
  let made = 0
  const form = emptyGuidebookForm()
  form.welcome.propertyName = 'Casa Jacaranda'
  form.welcome.note = 'El patio es de todos.'
  form.welcome.hostPhone = '+52 55 5555 0142'
  form.welcome.wifiNetworks = [{ ssid: 'JacarandaNet', password: 'Bugambilia' }]
  form.houseManual.rooms = []
  form.houseRules.rules = [{ title: 'Sin fiestas', notes: 'Desde las diez.' }]
  form.sections.checkout.items = [block]
  change(form)
  const named = giveIds(form, () => {
    made += 1
    return derivedId(`home ${made}`)
  }).form
  return wordsToSend(formToStored(named), 'de').map(({ original }) => original)
}

test('a translator is sent what guests read, and no way to reach anybody', () => {
  expect(home()).toEqual(['El patio es de todos.', 'Sin fiestas', 'Desde las diez.', 'El gato'])
})

test('a translator is sent again what it drafted of an earlier original, and nothing a host has written', () => {
  const older = { text: 'Der Hof', of: hashOf('El patio') }
  const drafted = (translation: Translation) =>
    home((form) => (form.translations = { de: { 'welcome.note': translation } }))
  expect(drafted({ ...older, machine: true })).toContain('El patio es de todos.')
  expect(drafted(older)).not.toContain('El patio es de todos.')
})

test.each<[string, (form: GuidebookForm) => void, string]>([
  [
    'of a section that is switched off',
    (form) => (form.sections.house_rules.isActive = false),
    'Sin fiestas',
  ],
  [
    'of a block that is switched off',
    (form) => (form.sections.checkout.items[0]!.isActive = false),
    'El gato',
  ],
  [
    'of an entry that is locked',
    (form) => (form.houseRules.rules[0]!.stayOnly = true),
    'Desde las diez.',
  ],
  [
    'that repeats a password in other letters',
    (form) => (form.welcome.note = 'La clave: BUGAMBÍLIA.'),
    'La clave: BUGAMBÍLIA.',
  ],
  [
    'that repeats the name of a network',
    (form) => (form.welcome.note = 'Es jacarandanet'),
    'Es jacarandanet',
  ],
])('nor a text %s', (_, change, text) => {
  expect(home(change)).not.toContain(text)
})
