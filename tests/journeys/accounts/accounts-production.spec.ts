import { successSentenceOf } from '#domain/messages/successes.ts'
import { goodPassword, newAddress, wordsOf } from '#tests/journeys/host.ts'
import { expect, test } from '#tests/journeys/journey.ts'
import { freePort, startProduct } from '#tests/product.ts'
import { startMailServer } from '#tests/stand-ins/mail-server.ts'

const words = wordsOf('es')

test('in production mail leaves by SMTP, cookies are guarded and there is no mailbox to look into @long', async ({
  page,
}) => {
  const mailServer = await startMailServer()
  const port = await freePort()
  const home = `http://localhost:${port}`
  const product = await startProduct({
    port,
    env: {
      ZAGUAN_ENV: 'production',
      APP_URL: home,
      ALLOW_HTTP: 'true',
      HOST: '127.0.0.1',
      AUTH_SECRET: 'a secret of some forty random characters',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Zaguán <hola@zaguan.test>',
      SUPPORT_EMAIL: 'soporte@zaguan.test',
      PHOTOS: 'disk',
      DATABASE: 'embedded',
      STRIPE_MODE: 'sandbox',
      LOG_LEVEL: 'warn',
    },
  })
  await page.goto(home)
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect((await page.request.get(home + path)).status()).toBe(404)
  }

  const email = newAddress()
  await page.goto(`${home}/sign-up`)
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: words.submit.sign_up }).click()
  await expect(page.getByText(successSentenceOf('check_email_confirmation', 'es'))).toBeVisible()
  await expect(page.getByRole('link', { name: words.openMailbox })).toHaveCount(0)
  await expect.poll(() => mailServer.received.length).toBe(1)
  await page.goto(linkIn(mailServer.received[0]!.raw))
  await expect(page).toHaveURL(`${home}/`)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('session'))
  expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' })
  expect(cookie?.name).toMatch(/^__Host-/)
  expect(cookie).toMatchObject({ path: '/', domain: 'localhost' })

  const elsewhere = await page.request.post(`http://127.0.0.1:${port}/login`, {
    form: { email, password: goodPassword },
    headers: { origin: `http://127.0.0.1:${port}` },
  })
  expect(elsewhere.status()).toBe(403)
  expect(product.output()).not.toContain('demo@')
  await product.stop()
  await mailServer.stop()
})

/** The link of a mail as it travelled: quoted-printable, broken over lines. */
function linkIn(raw: string) {
  const text = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
  return /http:\/\/localhost:\d+\/confirm\?token=[\w.-]+/.exec(text)![0]
}
