import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '#tests/journeys/desk.ts'
import { readMail } from '#tests/journeys/mailbox.ts'
import { onOwnServer } from '#tests/journeys/own-server.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { guidePageCopy } from '#web/copy/guide-page.ts'
import { supportPageCopy } from '#web/copy/visitors/support-page.ts'

const run = promisify(execFile)
const { card } = deskCopy.es
const support = supportPageCopy.es
const name = 'Casa Jacaranda'
const reason = 'Pide datos de tarjetas a los huéspedes'

test('a host reads on the desk why a guide is suspended, and answers @long', async ({
  page,
  mailTo: _mailTo,
  expectAccessible,
}) => {
  await onOwnServer(page, async ({ host, url, dataDir, stop, restart }) => {
    const { id, short_code: code } = await host.createGuide(name)
    await host.publish(id)
    await page.goto(`${url}/g/${code}`)
    await expect(page.getByRole('heading', { name })).toBeVisible()

    await stop()
    const args = ['guide', 'suspend', code, '--reason', reason]
    const env = { ...process.env, DATA_DIR: dataDir, APP_URL: url }
    await run(process.execPath, ['server/admin-command.ts', ...args], { env })
    await restart()

    await page.goto(`${url}/g/${code}`)
    await expect(page.getByRole('heading', { name: guestCopy.es.page.notFound })).toBeVisible()
    await expect(page.getByText(reason)).toBeHidden()

    await page.goto(`${url}/guides/${id}/stays`)
    await expect(page.getByText(guidePageCopy.es.suspended)).toBeVisible()
    await expectAccessible()

    await page.goto(url)
    const own = page.getByRole('article', { name })
    await expect(own.getByText('Suspendida', { exact: true })).toBeVisible()
    await expect(own.getByText(reason)).toBeVisible()
    await expect(own.getByRole('button', { name: card.open(name) })).toBeDisabled()
    await expectAccessible()
    await own.getByRole('link', { name: card.answerSuspension(name) }).focus()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: support.answerTitle })).toBeVisible()
    await expect(page.getByLabel(support.code)).toHaveValue(code)
    await expectAccessible()
    await page.getByLabel(support.email).fill(host.email)
    await page.getByLabel(support.message).fill('Ya quité esa frase.')
    await page.getByRole('button', { name: support.send }).click()
    await expect(page.getByText(support.sent)).toBeVisible()
    const mail = await readMail(page.request, url, host.email)
    expect(mail.subject).toBe(`Suspendimos tu guía ${name}`)
  })
})
