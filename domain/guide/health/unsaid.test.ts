import { describe, expect, test } from 'vitest'
import { guideSaying } from '#tests/guides/guide-saying.ts'
import { healthOf } from './health.ts'
import type { Question } from './questions.ts'
import { isUnsaid } from './unsaid.ts'

describe('what only keeps the place of an answer', () => {
  test.each([
    'pendiente',
    'Pendiente.',
    '(por definir)',
    'Clave pendiente',
    'A confirmar',
    'TBD',
    'Password: to be confirmed',
    'ya te digo',
    'Luego te lo paso',
    'I’ll tell you later',
    'x',
    'XXX-XXX',
    '…',
    '- - -',
    '????',
    'noch offen',
  ])('«%s» is known', (text) => {
    expect(isUnsaid(text)).toBe(true)
  })

  test.each([
    '',
    'El portón queda en la calle con más pendiente',
    'La calle del fondo está en pendiente',
    'Todo',
    'Extra',
    'tbd-2026',
    'No',
    'Te paso el código un día antes de tu llegada',
    'Ask me later than ten and I may be asleep',
  ])('«%s» is not', (text) => {
    expect(isUnsaid(text)).toBe(false)
  })
})

describe('it answers nothing anywhere', () => {
  test.each([
    ['parking: pendiente', 'parking', 'missing'],
    ['gate: Por definir', 'gate', 'missing'],
    ['911: pendiente', 'emergency', 'missing'],
    ['police: TBD', 'emergency', 'missing'],
    ['phone: x', 'contact', 'missing'],
    ['phone: luego te lo paso', 'contact', 'missing'],
    ['mail: pendiente', 'contact', 'missing'],
    ['doorCode:  | TBD', 'door', 'missing'],
    ['doorCode: Puerta | pendiente', 'door', 'thin'],
    ['gateCode: Pluma | xxx', 'gate', 'thin'],
    ['network: CasaRosa | pendiente', 'wifi', 'thin'],
    ['network: CasaRosa | ********', 'wifi', 'thin'],
    ['network: por definir | por definir', 'wifi', 'missing'],
    ['device: Lavadora | pendiente', 'washing', 'thin'],
    ['rule: Mascotas | por confirmar', 'pets', 'thin'],
    ['rule: Visitas | To be confirmed', 'extra_guests', 'thin'],
    ['bus: …', 'transport', 'missing'],
    ['shop: Oxxo | pendiente', 'shop', 'thin'],
  ] as const)('a guide that says «%s» has %s %s', (sentence, question, state) => {
    expect(stateOf(sentence, question)).toBe(state)
  })

  test('and the way leads to it', () => {
    const { questions } = healthOf(guideSaying('device: Lavadora | pendiente'))
    expect(questions.find(({ question }) => question === 'washing')?.path).toBe(
      'wifiTech.devices.0.notes',
    )
  })
})

function stateOf(sentence: string, asked: Question) {
  const { questions } = healthOf(guideSaying(sentence))
  return questions.find(({ question }) => question === asked)?.state
}
