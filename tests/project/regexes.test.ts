/** @module-tag long */
import path from 'node:path'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { findRegexes } from './regex-literals.ts'

/** What is not decided is not safe: the analyser takes as long as it needs, asks no clock what an attack would take, and throws the same dice each time. */
const limits = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  skipRecall: true,
  randomSeed: 1,
}
const root = path.join(import.meta.dirname, '../..')
const { literals, made } = findRegexes(root, ['domain', 'server', 'web'])

async function verdictOn(source: string, flags = '') {
  return (await check(source, flags, limits)).status
}

test('a pattern that takes more than its text’s length in steps is found out', async () => {
  expect(await verdictOn('[.,;]+$')).toBe('vulnerable')
  expect(await verdictOn('\\w+@\\w+', 'g')).toBe('vulnerable')
  expect(await verdictOn('^(a+)+$')).toBe('vulnerable')
  expect(await verdictOn('^\\w{1,64}@')).toBe('safe')
})

test('every pattern is written down, where it can be looked at', () => {
  expect(literals.length).toBeGreaterThan(50)
  expect(made).toEqual([])
})

test.each(literals)(
  '/$source/$flags of $file reads any text in one go',
  async ({ source, flags }) => {
    expect(await verdictOn(source, flags)).toBe('safe')
  },
)
