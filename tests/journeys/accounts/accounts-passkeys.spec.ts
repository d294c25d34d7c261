import type { Page } from '@playwright/test'
import { sentenceOf } from '#domain/messages/refusals.ts'
import {
  becomeHost,
  enterByLink,
  goodPassword,
  goToSetting,
  openSetting,
  wordsOf,
} from '#tests/journeys/host.ts'
import { expect, test } from '#tests/journeys/journey.ts'
import { passkeyCopy, settingsCopy } from '#web/copy/accounts/settings.ts'

const words = wordsOf('es')
const settings = passkeyCopy.es
const { passkey: signIn } = words

test.use({ viewport: { width: 1440, height: 900 } })

/** A device of the browser's own that checks who holds it, unless it is told not to. */
async function plugInDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** The row of the account page, once it is open. */
function cardOf(page: Page) {
  return page.locator('details', { has: page.getByRole('heading', { name: settings.title }) })
}

test('a host adds a passkey, signs out, signs in with it, renames and removes it @long', async ({
  page,
  mailTo,
  expectAccessible,
  expectEverywhere,
}) => {
  await plugInDevice(page)
  const email = await becomeHost(page, { words, mailTo })
  const card = await goToSetting(page, settings.title)
  await expect(card.getByLabel(settings.name)).toHaveValue(/Chrome/)
  await card.getByLabel(settings.name).fill('Mi teléfono')
  await card.getByLabel(words.currentPassword).fill('no es la contraseña')
  await card.getByRole('button', { name: settings.add }).click()
  await expect(card.getByRole('alert')).toHaveText(sentenceOf('password_wrong', 'es'))
  await card.getByLabel(words.currentPassword).fill(goodPassword)
  await card.getByRole('button', { name: settings.add }).click()
  await expect(card.getByText(settings.done)).toBeVisible()
  await expect(card.getByRole('listitem').getByText('Mi teléfono').first()).toBeVisible()
  expect((await mailTo(email)).text).toContain('Mi teléfono')
  await expectAccessible()

  await page.getByRole('button', { name: words.signOut.submit }).click()
  await expect(page).toHaveURL('/login?notice=signed_out')
  await expectAccessible()
  await page.getByRole('button', { name: signIn }).click()
  await expect(page).toHaveURL('/')

  await expectEverywhere('/settings', async (locale) => {
    await openSetting(page, passkeyCopy[locale].title)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Mi teléfono' })
      .getByText(passkeyCopy[locale].edit)
      .click()
  })
  const listed = cardOf(page).getByRole('listitem')
  await listed.getByLabel(settings.newName).fill('La tableta')
  await listed.getByRole('button', { name: settings.rename }).click()
  await expect(page.getByText(settings.renamed)).toBeVisible()
  await expect(listed.getByText('La tableta').first()).toBeVisible()
  await listed.getByLabel(words.currentPassword).fill(goodPassword)
  await listed.getByRole('button', { name: settings.remove }).click()
  await expect(page.getByText(settings.removed)).toBeVisible()
  await expect(listed).toHaveCount(0)

  await page.getByRole('button', { name: words.signOut.submit }).click()
  await page.getByRole('button', { name: signIn }).click()
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('passkey_unknown', 'es'))
  await expectAccessible()
})

test('a host without a password adds a passkey with a code from a mail, also after changing their mind @long', async ({
  page,
  mailTo,
}) => {
  const device = await plugInDevice(page)
  const email = await enterByLink(page, { words, mailTo })
  const card = await goToSetting(page, settings.title)
  await card.getByRole('button', { name: settingsCopy.es.proof.send }).click()
  await expect(card.getByText(settingsCopy.es.proof.sent(email))).toBeVisible()
  const code = /\d{6}/.exec((await mailTo(email)).text)![0]
  await card.getByLabel(words.code).fill(code)
  await device.recognise(false)
  await card.getByRole('button', { name: settings.add }).click()
  await expect(card.getByRole('alert')).toHaveText(sentenceOf('passkey_not_made', 'es'))
  await device.recognise(true)
  await card.getByRole('button', { name: settings.add }).click()
  await expect(card.getByText(settings.done)).toBeVisible()
})

test('an ended session is renewed in place with a passkey @long', async ({
  page,
  context,
  mailTo,
}) => {
  await plugInDevice(page)
  await becomeHost(page, { words, mailTo })
  const card = await goToSetting(page, settings.title)
  await card.getByLabel(words.currentPassword).fill(goodPassword)
  await card.getByRole('button', { name: settings.add }).click()
  await expect(card.getByText(settings.done)).toBeVisible()
  await openSetting(page, settingsCopy.es.email.title)
  await page.getByLabel('Correo nuevo').fill('nueva@example.com')
  await context.clearCookies({ name: 'zaguan.session_token' })
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  const again = page.getByRole('dialog', { name: words.again.title })
  await again.getByRole('button', { name: signIn }).click()
  await expect(again).toBeHidden()
  await expect(page.getByLabel('Correo nuevo')).toHaveValue('nueva@example.com')
})

test('a device that already has a passkey of the account makes no second one @long', async ({
  page,
  mailTo,
}) => {
  await plugInDevice(page)
  await becomeHost(page, { words, mailTo })
  const card = await goToSetting(page, settings.title)
  await card.getByLabel(words.currentPassword).fill(goodPassword)
  for (const said of [settings.done, sentenceOf('passkey_known', 'es')]) {
    await card.getByRole('button', { name: settings.add }).click()
    await expect(card.getByText(said)).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button for passkeys, and the other ways are there @long', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText(words.magicLink.choose)).toBeVisible()
    await expect(page.getByRole('button', { name: signIn })).toBeHidden()
  })
})

test('in a browser that knows no passkeys there is no button @long', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/login')
  await expect(page.getByRole('button', { name: signIn })).toHaveCount(0)
  await expect(page.getByText(words.magicLink.choose)).toBeVisible()
})
