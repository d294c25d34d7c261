import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What a word of the list says besides the thing that has another one. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  // What a host has had until now, and the name of a section.
  manual: /(?:tu|anuncio,|your|listing,) manual|House Manual|Manual de la casa/,
  // Of a browser.
  pestaña: /otra pestaña/,
  cuarto: /Cuarto por cuarto|un cuarto de vuelta/,
  registro: /pantalla de registro/,
  // Of a bank; what is printed, and what a photo stands on.
  tarjeta:
    /(?:tu|la|otra|Cambiar|Sin) tarjeta|Tarjeta y facturas|Tarjeta de emergencia|su tarjeta/i,
  // Of a telephone.
  PIN: /PIN (?:de tu|del) dispositivo|device’s PIN/,
  // A plan; a session; a browser's scripts.
  activa: /(?:suscripción|sesión|sigue) activa|^Activa$|activa JavaScript/,
  inactiva: /^Inactiva$/,
  pendiente: /pago pendiente/,
}

const rows = read('docs/words.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const listed = (column: number) => rows.flatMap((cells) => (cells[column] ?? '').split(', '))
const terms = [...listed(2), ...listed(3)]
/** Where one is the word for another thing, it is right there. */
const unsaid = listed(4).filter((word) => !terms.includes(word))

const otherLanguages = ['fr', 'pt', 'de'].map((language) => `web/copy/guest/${language}.ts`)

const sentences = [
  ...globSync('web/copy/**/*.ts', {
    cwd: root,
    exclude: [...otherLanguages, '**/*.test.ts'],
  }).flatMap((file) => literalsIn(read(file)).map((sentence) => ({ file, sentence }))),
  ...globSync(['server/mail/*.json', 'domain/messages/**/*.json'], { cwd: root }).flatMap((file) =>
    saidIn(JSON.parse(read(file))).map((sentence) => ({ file, sentence })),
  ),
]

test.each(unsaid)('nothing is called “%s” that has another word in docs/words.md', (word) => {
  const found = sentences.filter(({ sentence }) => says(sentence, word))
  expect(found.filter(({ sentence }) => !elsewhere[word]?.test(sentence))).toEqual([])
  // An exception that nothing needs any more goes.
  expect(found.length > 0).toBe(word in elsewhere)
})

test('the list, the dictionaries, the mails and the refusals are read', () => {
  expect(unsaid).toEqual(expect.arrayContaining(['booking', 'estancia', 'con candado', 'e-mail']))
  const files = new Set(sentences.map(({ file }) => file))
  for (const file of ['web/copy/guest/en.ts', 'server/mail/es.json']) expect(files).toContain(file)
  expect(sentences.length).toBeGreaterThan(2000)
})

function says(sentence: string, word: string) {
  return new RegExp(String.raw`(?<![\p{L}_-])${word}(?![\p{L}_-])`, 'iu').test(sentence)
}

/** Every text between quotes, wherever in the code it stands. */
function literalsIn(code: string): string[] {
  const withoutComments = code.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return Array.from(withoutComments.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g), (found) =>
    found.slice(1).join(''),
  )
}

/** The sentences of a catalogue, but for those that stand in the words they were ordered in. */
function saidIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  const { spec } = part as { spec?: string }
  return Object.entries(part).flatMap(([key, value]) => (key === spec ? [] : saidIn(value)))
}
