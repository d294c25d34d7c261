import { expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { saysSecret } from './plan-copy.ts'

const form = emptyGuidebookForm()
form.welcome.arrival.codes = [{ kind: 'lockbox', label: 'Caja', code: '4821', notes: '' }]
form.wifiTech.wifiNetworks = [{ ssid: 'casa', password: 'dulce-de-limon' }]
form.welcome.wifiNetworks = [{ ssid: 'corta', password: '18' }]

test.each([
  ['Deja las llaves en la caja: 4821.', true],
  ['Wi-Fi: dulce-de-limon', true],
  ['Llama al 48211234', false],
  ['Silencio a las 18 horas', false],
  ['La red se llama casa', false],
])('%s repeats a code of its home: %s', (notes, expected) => {
  expect(saysSecret(form, { entry: { title: 'Salida', notes } })).toBe(expected)
  expect(saysSecret(form, { entry: { label: 'Cocina', features: ['Café', notes] } })).toBe(expected)
})
