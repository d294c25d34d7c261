import { test as base, expect, useProduct } from '#tests/journeys/desk.ts'
import { startChat } from '#tests/stand-ins/chat-server.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'

type Chat = Awaited<ReturnType<typeof startChat>>

/** An installation whose operator has named a model. */
const test = base.extend<object, { chat: Chat }>({
  chat: [
    async ({ browserName: _browserName }, use) => {
      const chat = await startChat()
      await use(chat)
      await chat.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    ({ chat }, use) => useProduct({ READER_URL: chat.url, READER_MODEL: 'gpt-oss:20b' }, use),
    { scope: 'worker' },
  ],
})

const copy = pasteCopy.es
const text = 'Los jueves viene Chayo con su escoba.\nEl columpio aguanta a uno, no a dos.'

test('the screen says which model reads along before anything is sent, and a host may do without @long', async ({
  page,
  chat,
  host: _host,
  expectAccessible,
}) => {
  await page.goto('/guides/new?from=written')
  const area = page.getByRole('textbox', { name: copy.text })
  const read = page.getByRole('button', { name: copy.read })
  const review = page.getByRole('dialog', { name: copy.reviewTitle })
  const along = page.getByRole('checkbox', {
    name: copy.askModel({ name: 'gpt-oss:20b', host: chat.host }),
  })
  await expect(along).toBeChecked()
  await expect(page.getByText(copy.whyWithModel)).toBeVisible()
  await expectAccessible()

  await along.uncheck()
  await expect(page.getByText(copy.why)).toBeVisible()
  await area.fill(text)
  await read.click()
  await expect(review).toBeVisible()
  expect(chat.received).toEqual([])

  await review.getByRole('button', { name: copy.again }).click()
  await expect(along).toBeChecked()
  await area.fill(text)
  await read.click()
  await expect(review).toBeVisible()
  expect(chat.received.map(({ model }) => model)).toEqual(['gpt-oss:20b'])
})
