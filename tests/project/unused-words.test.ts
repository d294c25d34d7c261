import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fieldMessages, refusals } from '#domain/messages/refusals.ts'
import { successes } from '#domain/messages/successes.ts'

const root = path.join(import.meta.dirname, '../..')

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../web/copy/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)

/** Where words are used, not where they are written. */
const code = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|^web\/copy\//.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')
const names = new Set(code.match(/[\p{L}_$][\p{L}\d_$]*/gu))
const quoted = new Set(code.match(/'[\w-]+'/g))

test('every refusal is given somewhere', () => {
  expect(Object.keys(refusals).filter(isUnquoted)).toEqual([])
})

test('every message of a field is given somewhere', () => {
  expect(Object.keys(fieldMessages).filter(isUnquoted)).toEqual([])
})

test('every success is said somewhere', () => {
  expect(Object.keys(successes).filter(isUnquoted)).toEqual([])
})

test('every key of a dictionary is named by some screen', () => {
  const dictionaries = Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .filter(([, words]) => typeof words === 'object' && words !== null && 'es' in words)
  expect(dictionaries.map(([name]) => name)).toEqual(
    expect.arrayContaining(['guestCopy', 'landingCopy', 'authCopy']),
  )
  expect(dictionaries.flatMap(([name, words]) => unnamedIn(words, [name]))).toEqual([])
})

test('a key that no screen names is found, however deep', () => {
  const words = { es: { title: '', card: { keyThatNoScreenNames: '' } } }
  expect(unnamedIn(words, ['copy'])).toEqual(['copy.es.card.keyThatNoScreenNames'])
})

function isUnquoted(code: string) {
  return !quoted.has(`'${code}'`)
}

function unnamedIn(words: unknown, path: string[]): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return []
  return Object.entries(words).flatMap(([key, value]) => {
    const here = [...path, key]
    const isNamed = key === 'es' || key === 'en' || names.has(key) || quoted.has(`'${key}'`)
    return [...(isNamed ? [] : [here.join('.')]), ...unnamedIn(value, here)]
  })
}
