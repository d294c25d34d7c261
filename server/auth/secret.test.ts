import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepSecret } from './secret.ts'

test('a secret is made once; where a first start was cut off before it stood, it is made anew', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zaguan-secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(path.join(dataDir, 'auth-secret'), '')
  let made = 0
  const random = (size: number) => {
    made += 1
    return new Uint8Array(size).fill(made)
  }
  const keep = () => keepSecret({ configured: undefined, dataDir, random })
  const secret = await keep()
  expect(secret).toHaveLength(43)
  expect(await keep()).toBe(secret)
})
