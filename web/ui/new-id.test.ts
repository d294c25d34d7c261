import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test('an id made on the device is one the API takes, and never the same twice', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(z.uuid({ version: 'v4' }).parse(id)).toBe(id)
  expect(new Set(ids).size).toBe(100)
})
