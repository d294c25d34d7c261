import { describe, expect } from 'vitest'
import { adminOn } from '#tests/operator.ts'
import { test } from '#tests/server-test.ts'

const lines = ['K7M3-9CWT', 'K7M3-9CWV'].map((requestId) =>
  JSON.stringify({ level: 50, id: requestId, msg: 'a page failed' }),
)

describe('the code of an error that somebody reads out', () => {
  test('leads to the lines of its request, however it was written down', async ({ db }) => {
    const admin = adminOn(db, { log: lines })
    const found = await admin('error', 'k7m3 9cwt')
    expect([found.code, found.words]).toEqual([0, lines[0]])
    expect((await admin('--json', 'error', 'K7M3-9CWT')).data()).toEqual({ lines: [lines[0]] })
  })

  test('says so where the log has nothing of it, or it is no code', async ({ db }) => {
    const admin = adminOn(db, { log: lines })
    const missing = await admin('error', 'K7M3-9CWW')
    expect(missing.code).toBe(3)
    expect(missing.complaint).toContain('Nothing in this log is of K7M3-9CWW')
    const wrong = await admin('error', 'hello')
    expect([wrong.code, wrong.complaint]).toEqual([
      2,
      expect.stringContaining('no code of an error'),
    ])
  })
})
