import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Tables } from '#sandbox/records.ts'
import { openStore } from '#sandbox/store.ts'

test('what cannot be written is not kept, in memory or on disk, and all else goes on', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'payments-sandbox-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  const first = openStore(dataDir)
  const unwritable = { id: 'cus_2', balance: 1n }
  const insert = (...rows: object[]) =>
    first.transact(({ customers }) => {
      for (const row of rows) customers.insert(row as ReturnType<typeof customers.get>)
    })
  expect(() => insert({ id: 'cus_1' }, unwritable)).toThrow('BigInt')
  expect(first.transact(idsOf)).toEqual([])
  insert({ id: 'cus_3' })
  expect(first.transact(idsOf)).toEqual(['cus_3'])
  first.close()

  const second = openStore(dataDir)
  expect(second.transact(idsOf)).toEqual(['cus_3'])
  second.close()
})

test('work that throws changes nothing, and leaves the next its turn', () => {
  const store = openStore(undefined)
  const failing = () =>
    store.transact(({ customers }) => {
      customers.insert({ id: 'cus_1' } as ReturnType<typeof customers.get>)
      throw new Error('no luck')
    })
  expect(failing).toThrow('no luck')
  expect(store.transact(idsOf)).toEqual([])
  expect(() => store.transact(() => store.transact(idsOf))).toThrow('already open')
  store.close()
})

function idsOf({ customers }: Tables) {
  return customers.all().map(({ id }) => id)
}
