/** @module-tag long */
import { expect } from 'vitest'
import { listMails, openMail } from '#server/mail/outbox.ts'
import { test } from '#tests/api-test.ts'
import { startMailServer } from '#tests/stand-ins/mail-server.ts'

const secondMs = 1000

test('a mail server that is down for a minute delays a mail and loses nothing', async ({
  freshDatabase,
}) => {
  const { db } = await freshDatabase()
  const clock = { ms: Date.now() }
  const before = await startMailServer()
  const { port, url: smtpUrl } = before
  await before.stop()

  const mail = openMail({
    db,
    now: () => new Date(clock.ms),
    config: { smtpUrl, mailFrom: 'Zaguán <hola@zaguan.test>', productName: 'Zaguán' },
    warn: () => {},
  })
  await mail.send({
    template: 'confirm_email',
    to: 'ana@example.com',
    locale: 'en',
    payload: { url: 'https://zaguan.test/confirm?token=x' },
  })
  for (const elapsed of [0, 20, 40, 60]) {
    clock.ms += elapsed === 0 ? 0 : 20 * secondMs
    await mail.workOff()
    const [row] = await listMails(db, 1)
    expect(row).toMatchObject({ sentAt: null, lastError: expect.stringContaining('ECONNREFUSED') })
  }

  const after = await startMailServer({ port })
  const deadlineMs = clock.ms + 60 * secondMs
  while (after.received.length === 0 && clock.ms < deadlineMs) {
    clock.ms += 5 * secondMs
    await mail.workOff()
  }
  expect(after.received).toMatchObject([{ to: ['ana@example.com'] }])
  clock.ms += 3600 * secondMs
  await mail.workOff()
  expect(after.received).toHaveLength(1)
  await mail.close()
  await after.stop()
})
