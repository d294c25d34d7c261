import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashOf } from './hash-of.ts'
import {
  isCopyItself,
  marksOf,
  numberedLines,
  strangeFiguresIn,
  takeNumberedLines,
  withoutUntranslated,
  wordsMarked,
} from './numbered-lines.ts'
import { sayIn } from './states.ts'
import type { TranslatedTexts } from './translations.ts'
import type { Words } from './words.ts'

const words = [
  'Sin fiestas',
  'Silencio desde las 22:00',
  'Prende el gas.\n1. Gira\n\n2. Espera',
].map(wordsSaying)
const [parties, quiet, gas] = words

const good = ['No parties', 'Quiet from 22:00', 'Turn on the gas.\n1. Turn\n\n2. Wait']
const whole = '1. No parties\n2. Quiet from 22:00\n3. Turn on the gas. ¶ 1. Turn ¶  ¶ 2. Wait'

describe('what is copied', () => {
  test('is one line for each text, under its number', () => {
    expect(numberedLines(words, {})).toBe(
      '1. Sin fiestas\n2. Silencio desde las 22:00\n3. Prende el gas. ¶ 1. Gira ¶  ¶ 2. Espera',
    )
  })

  test('leaves out what is translated, and numbers stay as they were', () => {
    const texts = sayIn(sayIn({}, parties!, 'No parties'), gas!, 'Gas')
    expect(numberedLines(words, texts)).toBe('2. Silencio desde las 22:00')
  })

  test('has what was translated from an earlier original', () => {
    const texts = { [parties!.path]: { text: 'Parties', of: hashOf('Fiestas') } }
    expect(numberedLines([parties!], texts)).toBe('1. Sin fiestas')
  })
})

describe('what is pasted', () => {
  test('is not taken with another code than the original has, and named', () => {
    const said = ['La caja abre con 0852', 'Cuesta $1,500 desde las 15:00'].map(wordsSaying)
    const pasted = '1. The box opens with 0825\n2. It is $1.500 from 3 pm'
    const { taken, altered, missing } = takeNumberedLines(pasted, said, {})
    expect({ taken, altered, missing }).toEqual({ taken: [2], altered: [1], missing: [] })
  })

  test.each([
    ['12 dólares por noche', true],
    ['$21 por noche', false],
  ])('says a small price as the original does: %s', (text, isTaken) => {
    const { taken } = takeNumberedLines(`1. ${text}`, ['$12 per night'].map(wordsSaying), {})
    expect(taken.length > 0).toBe(isTaken)
  })

  test.each([
    ['443-555-0200', true],
    ['443 555 20 00', false],
  ])('with %s for a number to call is taken: %s', (number, isTaken) => {
    const said = ['Bomberos: 443 555 02 00'].map(wordsSaying)
    const { taken, altered } = takeNumberedLines(`1. Fire: ${number}`, said, {})
    expect({ taken, altered }).toEqual(
      isTaken ? { taken: [1], altered: [] } : { taken: [], altered: [1] },
    )
  })

  test.each([
    ['La multa es de $1500', 'The fine is $1,500', true],
    ['Son 2000 pesos', 'Das sind 2.000 Pesos', true],
    ['Costó 1,250,000', 'Il a coûté 1 250 000', true],
    ['La multa es de $1500', 'The fine is $1,550', false],
  ])('says %s as %s: %s', (original, text, isTaken) => {
    const { taken } = takeNumberedLines(`1. ${text}`, [original].map(wordsSaying), {})
    expect(taken.length > 0).toBe(isTaken)
  })

  test('is not taken with fewer lines than the original has, and named', () => {
    const done = sayIn(sayIn({}, parties!, 'No parties'), quiet!, 'Quiet from 22:00')
    const pasted = '3. Turn on the gas.\n1. Turn\n2. Wait'
    const { texts, taken, altered } = takeNumberedLines(pasted, words, done)
    expect({ texts, taken, altered }).toEqual({ texts: done, taken: [], altered: [3] })
  })

  test('goes to the texts that had its numbers when they were copied, wherever these stand by now', () => {
    const marks = marksOf(words)
    const now = [{ ...gas!, original: 'Prende el gas' }, quiet!, wordsSaying('Otra', 3)]
    const result = takeNumberedLines(`${whole}\n4. More`, wordsMarked(now, marks), {})
    expect(result.texts).toEqual(sayIn({}, quiet!, 'Quiet from 22:00'))
    expect(result).toMatchObject({ taken: [2], changed: [1, 3], unknown: [4], missing: [] })
  })

  test('is the copied text itself where two texts or more say what their originals say', () => {
    const isCopied = (pasted: string) => isCopyItself(takeNumberedLines(pasted, words, {}), words)
    expect(isCopied(`Traduce cada línea.\n\n${numberedLines(words, {})}`)).toBe(true)
    expect(isCopied('1. Sin fiestas\n2. Quiet from 22:00')).toBe(false)
    expect(isCopied('1. Sin fiestas')).toBe(false)
  })

  test('is not taken where a line came back as it went, but for a name, and named', () => {
    const said = ['Sin fiestas', 'Farmacia de la Paz', 'Silencio'].map(wordsSaying)
    const before = { [said[0]!.path]: { text: 'Parties', of: hashOf('Fiestas') } }
    const pasted = '1. Sin fiestas\n2. Farmacia de la Paz\n3. Quiet'
    const came = withoutUntranslated(takeNumberedLines(pasted, said, before), said, before)
    expect([came.taken, came.untranslated]).toEqual([[2, 3], [1]])
    expect(came.texts[said[0]!.path]).toEqual(before[said[0]!.path])
    const first = withoutUntranslated(takeNumberedLines(pasted, said, {}), said, {})
    expect(Object.keys(first.texts)).toEqual([said[1]!.path, said[2]!.path])
    const alone = takeNumberedLines('1. Sin fiestas', said, {})
    expect(withoutUntranslated(alone, said, {})).toMatchObject({ taken: [], untranslated: [1] })
  })

  test.each([
    ['as it was copied', whole],
    ['with CRLF', whole.replaceAll('\n', '\r\n')],
    ['with empty lines', `\n\n${whole.replaceAll('\n', '\n\n\n')}\n\n`],
    ['with brackets', whole.replaceAll(/^(\d)\./gm, '$1)')],
    ['with colons', whole.replaceAll(/^(\d)\./gm, '$1:')],
    ['with dashes', whole.replaceAll(/^(\d)\./gm, '$1.-')],
    ['in bold', whole.replaceAll(/^(\d)\./gm, '**$1.**')],
    ['escaped', whole.replaceAll(/^(\d)\./gm, '$1\\.')],
    ['indented', whole.replaceAll(/^/gm, '   ')],
    ['in another order', whole.split('\n').toReversed().join('\n')],
    ['after an introduction', `Here are the 3 texts:\n\n${whole}`],
    ['in a code fence', `Of course:\n\`\`\`text\n${whole}\n\`\`\`\nLet me know!`],
    ['in a fence that is not closed', `\`\`\`\n${whole}`],
    [
      'with wrapped lines',
      whole.replace('Quiet from', 'Quiet\n   from').replace('the gas.', 'the\ngas.'),
    ],
  ])('%s is taken by its numbers', (_, pasted) => {
    const { texts, taken, ...named } = takeNumberedLines(pasted, words, {})
    expect(words.map(({ path }) => texts[path]?.text)).toEqual(good)
    expect(taken.toSorted()).toEqual([1, 2, 3])
    const none = { missing: [], unknown: [], changed: [], twice: [], tooLong: [], kept: [] }
    expect(named).toEqual({ ...none, altered: [] })
  })

  test('a closing word after an empty line is no part of the last text', () => {
    expect(textsOf('1. No parties\n2. Quiet\n\nLet me know!')).toEqual(['No parties', 'Quiet'])
  })

  test('a text of several lines may come in several lines', () => {
    expect(textsOf('3. Turn on the gas.\nTurn\n\nWait')).toEqual(['Turn on the gas.\nTurn\n\nWait'])
  })

  test('hours and decimals at the head of a wrapped line begin no text', () => {
    expect(textsOf('2. Quiet from\n22:00 or\n2.5 hours later')).toEqual([
      'Quiet from 22:00 or 2.5 hours later',
    ])
  })

  test('a number that lost its mark begins its text where it is the next one, and no other', () => {
    const said = takeNumberedLines('1 No parties\n2 - Quiet from\n22 at night\n3. ', words, {})
    expect(said.taken).toEqual([1, 2])
    expect(said.texts[quiet!.path]?.text).toBe('Quiet from 22 at night')
  })

  test('what is missing is named, an empty line as well', () => {
    expect(takeNumberedLines('1.\n2. Quiet', words, {})).toMatchObject({
      taken: [2],
      missing: [1, 3],
    })
    expect(takeNumberedLines('No number at all', words, {})).toMatchObject({
      texts: {},
      missing: [1, 2, 3],
    })
  })

  test('a number that does not exist is named', () => {
    expect(takeNumberedLines('0. Zero\n1. No parties\n4. More', words, {})).toMatchObject({
      taken: [1],
      unknown: [0, 4],
    })
  })

  test('of a number that came twice nothing is taken', () => {
    expect(takeNumberedLines('1. No parties\n1. Parties\n2. Quiet', words, {})).toMatchObject({
      taken: [2],
      twice: [1],
      missing: [3],
    })
  })

  test('what is too long is named and not taken', () => {
    const long = 'x'.repeat(10_001)
    expect(takeNumberedLines(`1. ${long}\n2. ${long.slice(1)}`, words, {})).toMatchObject({
      taken: [2],
      tooLong: [1],
    })
  })

  test('what is translated already stays, and is named where the words differ', () => {
    const texts = sayIn(sayIn({}, parties!, 'No parties'), quiet!, 'Be quiet')
    const result = takeNumberedLines(whole, words, texts)
    expect(result).toMatchObject({ taken: [3], kept: [2], missing: [] })
    expect(result.texts[quiet!.path]?.text).toBe('Be quiet')
  })

  test('a machine’s draft stays until the host has read it', () => {
    const draft = { text: 'A party', of: hashOf(parties!.original), machine: true }
    const texts: TranslatedTexts = { [parties!.path]: draft }
    expect(takeNumberedLines('1. No parties', words, texts).texts).toEqual(texts)
  })

  test('what was copied comes back as it was, whatever it says', () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n¶]/g, ''))
    const text = fc
      .array(line, { minLength: 1, maxLength: 4 })
      .map((lines) => `a${lines.join('\n')}b`)
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (originals) => {
        const all = originals.map(wordsSaying)
        const { texts } = takeNumberedLines(numberedLines(all, {}), all, {})
        const trimmed = (one: string) => one.split('\n').map((each) => each.trim())
        expect(all.map(({ path }) => trimmed(texts[path]?.text ?? ''))).toEqual(
          originals.map(trimmed),
        )
      }),
    )
  })
})

describe('a figure of a translation', () => {
  test.each([
    ['Policía: 066', 'Police: 660', ['660']],
    ['Código 4821', 'Code 4821, or 4812', ['4812']],
    ['Marca 443 555 02 00', 'Dial 443-555-0201', ['4435550201']],
    ['La multa es de $1500', 'The fine is $1,500', []],
    ['Silencio desde las 22:00', 'Quiet from 10 pm', []],
    ['Sin fiestas', 'No parties', []],
  ])('that is not in its original is found: %s, %s', (original, text, strange) => {
    expect(strangeFiguresIn(text, original)).toEqual(strange)
  })
})

function textsOf(pasted: string) {
  return Object.values(takeNumberedLines(pasted, words, {}).texts).map(({ text }) => text)
}

function wordsSaying(original: string, index: number): Words {
  return {
    path: `houseRules.rules.r${index}.notes`,
    section: 'house_rules',
    original,
    facts: { isWords: true },
    at: ['houseRules', 'rules', '*', 'notes'],
    numbers: [index + 1],
    isLocked: false,
  }
}
