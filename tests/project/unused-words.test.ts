import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fieldMessages, refusals } from '#domain/messages/refusals.ts'
import { successes } from '#domain/messages/successes.ts'
import { isRecord } from '#domain/values/read-json.ts'
import { wordsRead } from './words-read.ts'

const root = path.join(import.meta.dirname, '../..')

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../web/copy/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)

const files = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
)
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Where codes are given, not where they are written. */
const code = files.filter((file) => !file.startsWith('web/copy/')).map(textOf)
const screens = files.filter((file) => file.startsWith('web/')).map(textOf)
const quoted = new Set(code.join('\n').match(/'[\w-]+'/g))

test('every refusal is given somewhere', () => {
  expect(Object.keys(refusals).filter(isUnquoted)).toEqual([])
})

test('every message of a field is given somewhere', () => {
  expect(Object.keys(fieldMessages).filter(isUnquoted)).toEqual([])
})

test('every success is said somewhere', () => {
  expect(Object.keys(successes).filter(isUnquoted)).toEqual([])
})

test('every key of a dictionary is read by some screen', () => {
  // A dictionary with a type of its own has the keys that its type asks for, and no other.
  const typed = screens.flatMap((text) => text.match(/(?<=export const )\w+(?=: Copy<)/g) ?? [])
  const dictionaries = Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .filter(([name, words]) => isRecord(words) && 'es' in words && !typed.includes(name))
  expect(dictionaries.map(([name]) => name)).toEqual(
    expect.arrayContaining(['guestCopy', 'landingCopy', 'authCopy']),
  )
  expect(unreadIn(Object.fromEntries(dictionaries), screens)).toEqual([])
})

test('a key that no screen reads is found, however deep, and whatever else has its name', () => {
  const card = { open: '', unread: '' }
  const deskCopy = { es: { title: '', unread: '', card, tones: { calm: '', loud: '' } } }
  const screen = `
    const copy = useCopy(deskCopy)
    const { card, tones: looks } = copy
    return [copy.title, card.open, looks[tone], row.unread]`
  expect(unreadIn({ deskCopy }, [screen])).toEqual(['deskCopy.unread', 'deskCopy.card.unread'])
})

function isUnquoted(code: string) {
  return !quoted.has(`'${code}'`)
}

/** Of words that are handed on, as in a property of a component, any name counts that is read anywhere. */
function unreadIn(dictionaries: Record<string, unknown>, screens: string[]) {
  const read = wordsRead(Object.keys(dictionaries), screens)
  const all = screens.join('\n')
  const names = new Set(all.match(/(?<=[.'])[\w-]+|(?<=[{,] )\w+(?=[ ,:])/g))
  const namesChosenFrom = new Set(all.match(/\w+(?=\[\w)|(?<=\.{3}\w+\.)\w+/g))

  const unreadAt = (words: unknown, way: string, wasHandedOn = false): string[] => {
    if (!isRecord(words)) return []
    const isHandedOn = wasHandedOn || read.handedOn.has(way)
    const isChosenFrom =
      read.chosenFrom.has(way) || (wasHandedOn && namesChosenFrom.has(way.split('.').at(-1) ?? ''))
    return Object.entries(words).flatMap(([key, value]) => {
      const here = `${way}.${key}`
      const isRead = isChosenFrom || read.ways.has(here) || (isHandedOn && names.has(key))
      return isRead ? unreadAt(value, here, isHandedOn || isChosenFrom) : [here]
    })
  }

  return Object.entries(dictionaries).flatMap(([name, words]) =>
    isRecord(words) ? unreadAt(words.es, name) : [],
  )
}
