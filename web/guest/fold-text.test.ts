import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findWords, foldText, wordsIn } from './fold-text.ts'

/** The text with what was found in brackets. */
function marked(text: string, query: string) {
  const hits = findWords(foldText(text), wordsIn(query))
  if (!hits) return undefined
  const ends = hits.flatMap(([from, to]) => [text.slice(from, to)])
  return ends.join('|')
}

describe('a search', () => {
  test.each([
    ['Café de Coatepec', 'cafe', 'Café'],
    ['Cafe', 'CAFÉ', 'Cafe'],
    ['El baño está arriba', 'BANO', 'baño'],
    ['Contraseña: buganvilia', 'contrasena bugan', 'Contraseña|bugan'],
    ['coffee, coffee', 'coffee', 'coffee|coffee'],
    ['e\u0301xito', 'exito', 'e\u0301xito'],
    ['key\u200Bbox', 'keybox', 'key\u200Bbox'],
    ['İstanbul', 'istanbul', 'İstanbul'],
    ['🏠 house', 'house', 'house'],
    ['aaaa', 'aa a', 'aaaa'],
  ])('in %j for %j marks %j', (text, query, found) => {
    expect(marked(text, query)).toBe(found)
  })

  test('needs every word', () => {
    expect(marked('the garden gate', 'garden code')).toBeUndefined()
  })

  test('for nothing is no search', () => {
    expect(wordsIn('  ')).toEqual([])
  })

  test('finds any piece of any text, at places inside it and in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (text, start) => {
        const [word = ''] = wordsIn([...text].slice(start % text.length).join(''))
        if (!word) return
        const hits = findWords(foldText(text), [word])
        expect(hits).toBeDefined()
        let read = 0
        for (const [from, to] of hits ?? []) {
          expect(from).toBeGreaterThanOrEqual(read)
          expect(to).toBeLessThanOrEqual(text.length)
          read = to
        }
      }),
    )
  })
})
