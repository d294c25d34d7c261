import { expect, test } from 'vitest'
import { isTooDeep } from './limit-body.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('brackets inside brackets are counted, closed or not', () => {
  expect(isTooDeep(bytes(`${'['.repeat(64)}${']'.repeat(64)}`))).toBe(false)
  expect(isTooDeep(bytes(`${'['.repeat(65)}${']'.repeat(65)}`))).toBe(true)
  expect(isTooDeep(bytes('{"a":'.repeat(65)))).toBe(true)
})

test('brackets beside each other, and those in a text, open no level', () => {
  expect(isTooDeep(bytes('[[],{}],'.repeat(500)))).toBe(false)
  expect(isTooDeep(bytes(JSON.stringify({ note: '[{'.repeat(500) })))).toBe(false)
  expect(isTooDeep(bytes(JSON.stringify({ note: `"\\${'['.repeat(500)}` })))).toBe(false)
})

test('a text that ends in a backslash hides nothing after it', () => {
  expect(isTooDeep(bytes(`["\\\\",${'['.repeat(65)}`))).toBe(true)
})
