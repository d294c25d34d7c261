import { expect, test } from 'vitest'
import { findWords, foldText } from '#domain/guide/search/fold-text.ts'
import { wantedIn } from '#domain/guide/search/wanted-words.ts'
import { snippetOf } from './search-guide.ts'

/** What is shown of a text under a hit, with what was found in brackets. */
function shownOf(text: string, query: string, langs: [number, string][] = [[0, 'es']]) {
  const { has, places: marks } = findWords(foldText(text), wantedIn(query))
  const shown = snippetOf({ text, has, marks, titleMarks: [], langs })
  const found = shown.marks?.toReversed() ?? []
  return found.reduce(
    (marked, [from, to]) =>
      `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
    shown.text,
  )
}

test.each([
  [
    'Pregunten antes de venir con animales a la casa. Cobramos $150 por mascota y por noche.',
    'mascota',
    '…Cobramos $150 por [mascota] y por noche.',
  ],
  [
    'Si se quedan encerrados a cualquier hora llamen a la caseta al 434 342 5656 y digan su nombre',
    '5656',
    '…a cualquier hora llamen a la caseta al 434 342 [5656] y digan su nombre',
  ],
  [
    'El aviso que llega al teléfono de la casa es 434 342 5656 para el vigilante',
    'vigilante',
    '…al teléfono de la casa es 434 342 5656 para el [vigilante]',
  ],
  [
    'El vigilante de la entrada del fraccionamiento contesta a toda hora en el 434 342 5656 y en el 434 342 5657',
    'vigilante',
    'El [vigilante] de la entrada del fraccionamiento contesta a toda hora en…',
  ],
  [
    'La llave larga abre la calle; la corta, el departamento. El gas está en el patio',
    'gas',
    '…la corta, el departamento. El [gas] está en el patio',
  ],
])('of %j for %j is shown %j', (text, query, shown) => {
  expect(shownOf(text, query)).toBe(shown)
})

test('what fits is shown whole, without a sign', () => {
  expect(shownOf('Avísenme antes: $150 por mascota.', 'mascota')).toBe(
    'Avísenme antes: $150 por [mascota].',
  )
})

test('only the part in which it was found is shown, in its own language', () => {
  const text = 'Un lugar en el patio · A place in the yard'
  const langs: [number, string][] = [
    [0, 'es'],
    [23, 'en'],
  ]
  expect(shownOf(text, 'yard', langs)).toBe('A place in the [yard]')
  expect(shownOf(text, 'lugar', langs)).toBe('Un [lugar] en el patio')
})

test('of what is itself called what was looked for the beginning is shown', () => {
  const text = 'Calle Orizaba 12, Roma Norte · Abrir el mapa'
  const [wanted] = wantedIn('mapa')
  const hit = { text, has: [wanted!], marks: [[40, 44]] as [number, number][] }
  const langs: [number, string][] = [
    [0, 'es'],
    [31, 'es'],
  ]
  expect(snippetOf({ ...hit, titleMarks: [[0, 5]], langs }).text).toBe(
    'Calle Orizaba 12, Roma Norte',
  )
  expect(snippetOf({ ...hit, titleMarks: [], langs }).text).toBe('Abrir el mapa')
})

test('a word longer than a line is shown whole', () => {
  const address = `https://example.com/${'a'.repeat(200)}`
  expect(shownOf(`Lean ${address} antes de ${'salir '.repeat(20)}`, 'example')).toBe(
    `Lean https://[example].com/${'a'.repeat(200)} antes de ${'salir '.repeat(9)}salir…`,
  )
})
