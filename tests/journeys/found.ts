import type { Page } from '@playwright/test'
import type { Fact, Suggestion } from '#domain/guide/reader/fact.ts'

type Found = Pick<Suggestion, 'fact' | 'sureness' | 'or'> & { line: string }

/** What the rules would answer for some lines, each with its fact; lines without one are left over. */
export function readOf(found: readonly (Found | string)[]) {
  const lines = found.map((each) => (typeof each === 'string' ? each : each.line))
  const text = lines.join('\n')
  let at = 0
  const spans = lines.map((line) => {
    const span = { text: 0, start: at, end: at + line.length }
    at += line.length + 1
    return span
  })
  const suggestions = found.flatMap((each, index) =>
    typeof each === 'string'
      ? []
      : [
          {
            id: `s${String(index).padStart(7, '0')}`,
            fact: each.fact,
            sureness: each.sureness,
            ...(each.or && { or: each.or }),
            from: [spans[index]!],
          },
        ],
  )
  const leftOver = spans.filter((_, index) => typeof found[index] === 'string')
  return {
    texts: [{ name: '', text }],
    unread: [],
    readInPart: [],
    proposal: { suggestions, leftOver, idle: [] },
  }
}

/** From here on the page is answered that, whatever it sends to be read. */
export async function answerReadings(page: Page, answer: object) {
  await page.route('**/api/guidebooks/proposals', (route) => route.fulfill({ json: answer }))
}

const asked: readonly (readonly [string, Fact])[] = [
  [
    'Caja de llaves: 4821#, junto al medidor de luz',
    { kind: 'code', code: '4821#', opens: 'lockbox', label: 'Caja de llaves', notes: '' },
  ],
  [
    'El gas se cierra con la llave amarilla del patio.',
    { kind: 'emergency', title: 'Llave del gas', notes: 'La llave amarilla del patio.' },
  ],
  [
    'Cajón 14 del sótano 1, pegado al elevador.',
    { kind: 'parking', words: 'Cajón 14 del sótano 1, pegado al elevador.' },
  ],
  [
    'Hospital Santa Amalia, a seis calles: 55 5555 0198',
    { kind: 'phone', number: '55 5555 0198', of: 'medical', name: 'Hospital Santa Amalia' },
  ],
  [
    'La regadera tarda un minuto en calentar, no es que no sirva.',
    { kind: 'device', name: 'Regadera', notes: 'Tarda un minuto en calentar.' },
  ],
]

/** Forty things to review, of every section, long ones among them. */
export function fortyAsked() {
  const many = Array.from({ length: 35 }, (_, at): Found => {
    const line = `Regla ${at + 1}: no dejen abierta la puerta del patio cuando salgan, porque el gato del vecino entra y duerme en la cama.`
    const words = line.slice(line.indexOf(':') + 2)
    const fact: Fact =
      at % 3 === 0
        ? { kind: 'rule', title: `Puerta ${at + 1}`, notes: words }
        : at % 3 === 1
          ? { kind: 'step', title: `Al salir ${at + 1}`, notes: words }
          : { kind: 'feature', room: 'Cocina', words: `${at + 1}. ${words}` }
    return { line, fact, sureness: 'doubtful' }
  })
  const dangerous = asked.map(([line, fact]): Found => ({ line, fact, sureness: 'dangerous' }))
  return readOf([...sureThings, ...dangerous, ...many, ...leftOvers])
}

const leftOvers = ['¡Los esperamos con mucho gusto!', 'Somos Lucía y Tomás.']

const sureThings: readonly Found[] = [
  { line: 'Casa Jacaranda', fact: { kind: 'name', name: 'Casa Jacaranda' }, sureness: 'sure' },
  {
    line: 'Entrada a las 3 de la tarde',
    fact: { kind: 'time', of: 'checkIn', time: '15:00' },
    sureness: 'sure',
  },
  {
    line: 'Salida a las 11',
    fact: { kind: 'time', of: 'checkOut', time: '11:00' },
    sureness: 'sure',
  },
  {
    line: 'Wi-Fi: CasaJacaranda_5G, clave buganvilia-2O7l',
    fact: { kind: 'wifi', network: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' },
    sureness: 'sure',
  },
  {
    line: 'Orizaba 87, interior 3, Roma Norte, 06700 Ciudad de México',
    fact: {
      kind: 'address',
      address: 'Orizaba 87, interior 3, Roma Norte, 06700 Ciudad de México',
    },
    sureness: 'sure',
  },
]

/** An ordinary text: most is sure, a little is asked about, a little is not understood. */
export function fewAsked() {
  const dangerous = asked.map(([line, fact]): Found => ({ line, fact, sureness: 'dangerous' }))
  return readOf([...sureThings, ...dangerous, ...leftOvers])
}
