import { describe, expect } from 'vitest'
import { listMails } from '#server/mail/outbox.ts'
import { test } from '#tests/server-test.ts'

const message = {
  email: 'huesped@example.com',
  message: '<b>La guía pide\nuna tarjeta</b>',
  guideCode: 'k7m3p9xw',
}

describe('a message to the people behind the product', () => {
  test('is put in the outbox for the operator, with an answer one tap away', async ({ server }) => {
    const { status, body } = await server.call('POST', '/support/messages', { body: message })
    expect([status, typeof body.message]).toEqual([201, 'string'])
    const [mail] = await listMails(server.db, 5)
    expect(mail).toMatchObject({
      to: 'soporte@localhost',
      template: 'supportMessage',
      payload: { from: message.email, message: message.message, guideCode: 'k7m3p9xw' },
    })
  })

  test('keeps nothing of a code that no database can hold', async ({ server }) => {
    const { status } = await server.call('POST', '/support/messages', {
      body: { ...message, guideCode: 'k7\u0000m3' },
    })
    expect(status).toBe(201)
    const [mail] = await listMails(server.db, 5)
    expect(mail).toMatchObject({ payload: { guideCode: 'k7m3' } })
  })

  test.for(['k7m3\u202ep9xw', 'una guía', 'a'])(
    'says no guide where %j is none, and is sent all the same',
    async (guideCode, { server }) => {
      const { status } = await server.call('POST', '/support/messages', {
        body: { ...message, guideCode },
      })
      expect(status).toBe(201)
      const [mail] = await listMails(server.db, 5)
      expect(mail).toMatchObject({ payload: { message: message.message, guideCode: '' } })
    },
  )

  test('counts a line’s end once, as the field does, though a form sends two characters', async ({
    server,
  }) => {
    const typed = Array.from({ length: 20 }, () => 'x'.repeat(249)).join('\n')
    const { status } = await server.call('POST', '/support/messages', {
      body: { ...message, message: typed.replaceAll('\n', '\r\n') },
    })
    expect(status).toBe(201)
    expect(await listMails(server.db, 1)).toMatchObject([{ payload: { message: typed } }])
  })

  test('from a program that fills in every field goes nowhere, and is not told so', async ({
    server,
  }) => {
    const { status } = await server.call('POST', '/support/messages', {
      body: { ...message, website: 'https://example.com' },
    })
    expect(status).toBe(201)
    expect(await listMails(server.db, 5)).toEqual([])
  })

  test.for([
    [{ email: 'nobody' }, 'email'],
    [{ email: '' }, 'email'],
    [{ message: '  ' }, 'message'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ guideCode: 'x'.repeat(41) }, 'guideCode'],
  ] as const)('is refused with %j, naming the field', async ([change, field], { server }) => {
    const { status, body } = await server.call('POST', '/support/messages', {
      body: { ...message, ...change },
    })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await listMails(server.db, 5)).toEqual([])
  })

  test('is asked to wait after five from one place', async ({ freshServer }) => {
    const server = await freshServer()
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent += 1) {
      const { status } = await server.call('POST', '/support/messages', { body: message })
      statuses.push(status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})
