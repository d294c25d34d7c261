import pg from 'pg'
import { expect } from 'vitest'
import { keepListening } from '#server/db/guide-changes.ts'
import { test } from '#tests/api-test.ts'
import { openGate } from '#tests/fleet/gate.ts'

test('a line that fell silent without a word is given up, what may have been missed is told, and another one hears', {
  tags: 'long',
}, async ({ freshDatabase }) => {
  const { url, pool } = await freshDatabase()
  const gate = await openGate(Number(new URL(url).port))
  const connectionString = Object.assign(new URL(url), { port: String(gate.port) }).href
  const through = new pg.Pool({ connectionString })
  const heard: (string | undefined)[] = []
  let gaps = 0
  const listening = keepListening({
    pool: through,
    channel: 'beats',
    onNotice: (notice) => heard.push(notice),
    onGap: () => {
      gaps += 1
    },
    warn: () => {},
    beatMs: 1_000,
  })
  const isHeard = (word: string) =>
    expect
      .poll(async () => {
        await pool.query('select pg_notify($1, $2)', ['beats', word])
        return heard.includes(word)
      })
      .toBe(true)
  await isHeard('first')
  const before = gaps
  gate.hush()
  await expect.poll(() => gaps).toBeGreaterThan(before)
  await gate.mend()
  await isHeard('again')
  await listening.close()
  await through.end()
  await gate.close()
})
