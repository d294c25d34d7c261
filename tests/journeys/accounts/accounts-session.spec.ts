import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import {
  fillNewGuide,
  greetingField,
  keptAsDraft,
  nameField,
  saveButton,
} from '#tests/journeys/editor/editor-steps.ts'
import {
  askForNewEmail,
  becomeHost,
  fillSignIn,
  goodPassword,
  goToSetting,
  newAddress,
  openSetting,
  signInAgain,
  signInElsewhere,
  wordsOf,
} from '#tests/journeys/host.ts'
import { expect, stopClock, test } from '#tests/journeys/journey.ts'
import { readyEvent } from '#web/document/ready-event.ts'

const words = wordsOf('es')
const minuteMs = 60_000

test.use({ viewport: { width: 1440, height: 900 } })

test('signing out in one tab sends the others to the sign-in page', async ({
  page,
  context,
  mailTo,
}) => {
  await becomeHost(page, { words, mailTo })
  const other = await context.newPage()
  await other.goto('/settings')
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/login?notice=signed_out')
  await expect(other).toHaveURL('/login?notice=signed_out')
})

test('signing in in one tab brings the other in too @long', async ({ page, context, mailTo }) => {
  const email = await becomeHost(page, { words, mailTo })
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/login?notice=signed_out')
  const other = await context.newPage()
  await other.goto('/login')
  await fillSignIn(other, words, email)
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/')
})

test('an expired session over a half-filled form is renewed in place and nothing is lost', async ({
  page,
  context,
  mailTo,
  expectAccessible,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  await goToSetting(page, 'Correo electrónico')
  const newEmail = page.getByLabel('Correo nuevo')
  const password = page.getByLabel(words.currentPassword).first()
  await newEmail.fill(`nueva-${email}`)
  await password.fill(goodPassword)
  await context.clearCookies({ name: 'zaguan.session_token' })
  await page.getByRole('button', { name: 'Cambiar correo' }).click()

  const dialog = page.getByRole('dialog', { name: words.again.title })
  await expect(dialog.getByLabel(words.password, { exact: true })).toBeFocused()
  await expectAccessible()
  await dialog.getByLabel(words.password, { exact: true }).fill('no es la contraseña')
  await dialog.getByRole('button', { name: words.again.submit }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await signInAgain(page)
  await expect(page).toHaveURL('/settings')
  await expect(newEmail).toHaveValue(`nueva-${email}`)
  await expect(password).toHaveValue(goodPassword)
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(page.getByText(`Te enviamos un enlace a nueva-${email}`)).toBeVisible()
})

test('an open page renews its access shortly before the end, and only while it is seen @long', async ({
  page,
  mailTo,
}) => {
  await page.clock.install()
  await becomeHost(page, { words, mailTo })
  await reloadWithScripts(page)
  await stopClock(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/session') asked.push(request.url())
  })
  await page.clock.runFor(11 * minuteMs)
  expect(asked).toEqual([])
  const renewal = page.waitForResponse('**/api/session')
  await page.clock.runFor(2 * minuteMs)
  expect((await renewal).status()).toBe(200)
})

test('an open page whose session was ended elsewhere asks to sign in again @long', async ({
  page,
  mailTo,
}) => {
  await page.clock.install()
  const email = await becomeHost(page, { words, mailTo })
  const phone = await signInElsewhere(page, { words, email })
  await phone.goto(new URL('/settings', page.url()).href)
  await openSetting(phone, 'Dispositivos')
  await phone.getByRole('button', { name: 'Cerrar sesión en todos' }).click()
  await expect(phone.getByText(words.notices.signed_out_everywhere)).toBeVisible()
  await phone.context().close()

  await page.clock.runFor(14 * minuteMs)
  await expect(page.getByRole('dialog', { name: words.again.title })).toBeVisible()
})

test('an editor stays where its host changes the address in another tab, and asks for the password of the new one @long', async ({
  page,
  context,
  mailTo,
}) => {
  await becomeHost(page, { words, mailTo })
  await fillNewGuide(page, 'Casa a medias')
  await keptAsDraft(page)
  // Whoever is asked whether to leave would say yes.
  page.on('dialog', (dialog) => dialog.accept())
  const other = await context.newPage()
  const newEmail = newAddress()
  await askForNewEmail(other, newEmail)
  await other.goto((await mailTo(newEmail)).links[0]!)
  const looked = page.waitForResponse('**/api/session')
  await other.getByRole('button', { name: words.newEmail.useSubmit }).click()
  await expect(other.getByText('Tu correo cambió')).toBeVisible()
  await looked
  await greetingField(page).fill('Hola')
  await keptAsDraft(page)
  await expect(nameField(page)).toHaveValue('Casa a medias')
  await expect(page.getByText(newEmail).first()).toBeAttached()
  await context.clearCookies()
  await saveButton(page).click()
  await signInAgain(page)
  await expect(page).toHaveURL('/')
})

test('a page is not kept for the back button once its host has left @long', async ({
  page,
  mailTo,
}) => {
  await becomeHost(page, { words, mailTo })
  const answer = await page.goto('/settings')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/login?notice=signed_out')
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
})

test('a page of another site can neither sign a host out nor change the account @long', async ({
  page,
  mailTo,
}) => {
  await becomeHost(page, { words, mailTo })
  const home = page.url()
  const evil = await startSite(`<form id="trap" method="post" action="${home}logout"></form>
    <script>document.getElementById('trap').submit()</script>`)
  const refused = page.waitForResponse(`${home}logout`)
  await page.goto(evil.url)
  expect((await refused).status()).toBe(403)
  await page.goto(`${home}settings`)
  await expect(page).toHaveURL(`${home}settings`)
  await evil.stop()
})

test('every form of every page refuses what comes from another site @long', async ({
  page,
  mailTo,
}) => {
  await becomeHost(page, { words, mailTo })
  const addresses = [
    ...['/login', '/sign-up', '/forgot-password', '/update-password', '/magic-link'],
    ...['/confirm-new-email', '/stop-email-change'],
    ...['/verify-otp', '/confirm', '/logout', '/settings', '/'],
  ]
  for (const address of addresses) {
    for (const path of [address, `${address === '/' ? '/_root' : address}.data`]) {
      for (const origin of ['http://evil.example', 'null']) {
        const answer = await page.request.post(path, {
          form: { email: 'x@example.com', intent: 'sign_out_everywhere' },
          headers: { origin },
        })
        expect(`${path} from ${origin}: ${answer.status()}`).toBe(`${path} from ${origin}: 403`)
      }
    }
  }
  await page.reload()
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible()
})

async function startSite(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Until the page's scripts have taken over: from then on they count the time. */
async function reloadWithScripts(page: Page) {
  await page.addInitScript((ready) => {
    addEventListener(ready, () => document.documentElement.setAttribute('data-scripts', ''))
  }, readyEvent)
  await page.reload()
  await expect(page.locator('html[data-scripts]')).toBeAttached()
}
