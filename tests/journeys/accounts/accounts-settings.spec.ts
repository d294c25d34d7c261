import { sentenceOf } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import {
  askForNewEmail,
  becomeHost,
  enterByLink,
  fillSignIn,
  goodPassword,
  goToSetting,
  newAddress,
  openSetting,
  signInElsewhere,
  wordsOf,
} from '#tests/journeys/host.ts'
import { expect, test } from '#tests/journeys/journey.ts'

const words = wordsOf('es')

test('the account page is for hosts @long', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
})

test('a host changes the e-mail, confirmed at the new address @long', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  await page.goto('/settings')
  await expectAccessible()
  await openSetting(page, 'Correo electrónico')
  await expectAccessible()
  await page.getByLabel('Correo nuevo').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(page.getByRole('alert')).toHaveText('Ese ya es tu correo.')
  const newEmail = newAddress()
  await page.getByLabel('Correo nuevo').fill(newEmail)
  await page.getByLabel(words.currentPassword).first().fill(goodPassword)
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(page.getByText(`Te enviamos un enlace a ${newEmail}`)).toBeVisible()
  expect((await mailTo(email)).text).toContain(newEmail)

  await page.goto((await mailTo(newEmail)).links[0]!)
  await expect(page.getByText(words.newEmail.use({ email, newEmail }))).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: words.newEmail.useSubmit }).click()
  await expect(page.getByText('Tu correo cambió')).toBeVisible()
  await expect(page.getByRole('main').getByText(newEmail, { exact: true })).toBeVisible()
})

test('the link to a new e-mail, opened elsewhere, asks to sign in and goes on @long', async ({
  page,
  mailTo,
  context,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  const newEmail = newAddress()
  await askForNewEmail(page, newEmail)
  await context.clearCookies()
  await page.goto((await mailTo(newEmail)).links[0]!)
  await expect(page.getByText(words.notices.new_email)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('zaguan.session_token')
  await fillSignIn(page, words, email)
  await page.getByRole('button', { name: words.newEmail.useSubmit }).click()
  await expect(page.getByRole('main').getByText(newEmail, { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/')
})

test('the old e-mail stops a change it did not ask for @long', async ({
  page,
  mailTo,
  browser,
  expectAccessible,
  expectEverywhere,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  const newEmail = newAddress()
  await askForNewEmail(page, newEmail)
  const [link = ''] = (await mailTo(email)).links
  await expectEverywhere(link)
  const elsewhere = await browser.newContext({ locale: 'es-MX' })
  const owner = await elsewhere.newPage()
  await owner.goto(new URL(link, page.url()).href)
  await owner.getByRole('button', { name: words.stopChange.submit }).click()
  await expect(owner.getByText(words.stopChange.done)).toBeVisible()
  await elsewhere.close()

  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, words, email)
  await expect(page).toHaveURL('/')
  await page.goto((await mailTo(newEmail)).links[0]!)
  await expect(page.getByText(words.newEmail.dead)).toBeVisible()
  await expectAccessible()
})

test('a host without a password changes the e-mail by agreeing at the old one @long', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const email = await enterByLink(page, { words, mailTo })
  const newEmail = newAddress()
  await goToSetting(page, 'Correo electrónico')
  await page.getByLabel('Correo nuevo').fill(newEmail)
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(page.getByText(`Te enviamos un enlace a ${email}`)).toBeVisible()
  await page.goto((await mailTo(email)).links[0]!)
  await expect(page.getByText(words.newEmail.approve({ email, newEmail }))).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: words.newEmail.approveSubmit }).click()
  await expect(page.getByText(words.newEmail.sent(newEmail))).toBeVisible()
  await page.goto((await mailTo(newEmail)).links[0]!)
  await page.getByRole('button', { name: words.newEmail.useSubmit }).click()
  await expect(page.getByRole('main').getByText(newEmail, { exact: true })).toBeVisible()
})

test('a new password ends the sessions on other devices @long', async ({ page, mailTo }) => {
  const email = await becomeHost(page, { words, mailTo })
  const phone = await signInElsewhere(page, { words, email })

  const row = await goToSetting(page, 'Contraseña')
  const change = async (current: string) => {
    await row.getByLabel(words.currentPassword).fill(current)
    await page.getByLabel(words.newPassword, { exact: true }).fill('otra frase para entrar')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  }
  await change('no es la contraseña')
  await expect(row.getByRole('alert')).toBeVisible()
  await change(goodPassword)
  await expect(page.getByText(successSentenceOf('password_updated', 'es'))).toBeVisible()
  await expect(row.getByRole('alert')).toHaveCount(0)
  await expect(row.getByLabel(words.currentPassword)).toHaveValue('')
  await page.reload()
  await expect(page).toHaveURL(/\/settings/)
  await phone.goto(new URL('/settings', page.url()).href)
  await expect(phone).toHaveURL(/\/login$/)
  await phone.context().close()
})

test('a host sees where the account is open and signs one place out @long', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'
  const phone = await signInElsewhere(page, { words, email, device: { userAgent } })

  await goToSetting(page, 'Dispositivos')
  await expect(page.getByText('Firefox en Android', { exact: true })).toBeVisible()
  await expect(page.getByText('Este dispositivo')).toHaveCount(1)
  await expectAccessible()
  await page.getByRole('button', { name: 'Cerrar sesión (Firefox en Android)' }).click()
  await expect(page.getByText('Cerraste la sesión en ese dispositivo.')).toBeVisible()
  await expect(page.getByText('Firefox en Android', { exact: true })).toBeHidden()
  await phone.goto(new URL('/settings', page.url()).href)
  await expect(phone).toHaveURL(/\/login$/)
  await phone.context().close()
})

test('a host who came by a link may ask for a password @long', async ({ page, mailTo }) => {
  const email = await enterByLink(page, { words, mailTo })
  await goToSetting(page, 'Contraseña')
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await expect(page.getByText(`Te enviamos un enlace a ${email}`)).toBeVisible()
  await page.goto((await mailTo(email)).links[0]!)
  await page.getByLabel(words.newPassword, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: words.submit.update_password }).click()
  await fillSignIn(page, words, email)
  await expect(page).toHaveURL('/')
})

test('the language of the account changes the page and is kept @long', async ({ page, mailTo }) => {
  await becomeHost(page, { words, mailTo })
  await goToSetting(page, 'Idioma')
  await page.getByLabel('Idioma de tu cuenta').selectOption('en')
  await page.getByRole('button', { name: 'Guardar idioma' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await goToSetting(page, 'Language')
  await expect(page.getByLabel('Language of your account')).toHaveValue('en')
})

test('a host deletes the account by typing its address and the password @long', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  const erase = await goToSetting(page, 'Eliminar mi cuenta')
  await expectAccessible()
  await erase.getByLabel(words.currentPassword).fill('no es la contraseña')
  await page.getByLabel(`Para confirmar, escribe ${email}`).fill(email)
  await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('password_wrong', 'es'))
  await erase.getByLabel(words.currentPassword).fill(goodPassword)
  await page.getByLabel(`Para confirmar, escribe ${email}`).fill('otra cosa')
  await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('confirmation_mismatch', 'es'))
  await page.getByLabel(`Para confirmar, escribe ${email}`).fill(email)
  await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
  await expect(page.getByText('Tu cuenta y todo lo que contenía se borraron')).toBeVisible()
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
})

test('a host without a password deletes the account with a code from a mail @long', async ({
  page,
  mailTo,
  expectEverywhere,
}) => {
  const email = await enterByLink(page, { words, mailTo })
  await expectEverywhere('/settings', (locale) =>
    openSetting(page, locale === 'es' ? 'Eliminar mi cuenta' : 'Delete my account'),
  )
  const part = page.locator('details', { hasText: 'Eliminar mi cuenta' })
  await part.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(part.getByText(`Enviamos un código a ${email}.`)).toBeVisible()
  const code = /\d{6}/.exec((await mailTo(email)).subject)![0]
  await part.getByLabel(words.code).fill(code === '000000' ? '000001' : '000000')
  await page.getByLabel(`Para confirmar, escribe ${email}`).fill(email)
  const erase = page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' })
  await erase.click()
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('code_invalid', 'es'))
  await part.getByLabel(words.code).fill(code)
  await erase.click()
  await expect(page.getByText('Tu cuenta y todo lo que contenía se borraron')).toBeVisible()
})

test('the password is asked once: for ten minutes nothing on the account page asks again, but the end of it @long', async ({
  page,
  mailTo,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  await askForNewEmail(page, newAddress())
  const row = await openSetting(page, 'Verificación en dos pasos')
  await expect(row.getByLabel(words.currentPassword)).toHaveCount(0)
  await row.getByRole('button', { name: 'Activar' }).click()
  await expect(row.getByLabel('Código de 6 cifras de la aplicación')).toBeVisible()
  const erase = await openSetting(page, 'Eliminar mi cuenta')
  await page.getByLabel(`Para confirmar, escribe ${email}`).fill(email)
  await erase.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
  await expect(erase.getByRole('alert')).toHaveText(sentenceOf('password_required', 'es'))
})

test('where the password is asked after all, its field comes back with the refusal @long', async ({
  page,
  context,
  mailTo,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  const other = await signInElsewhere(page, { words, email })
  await askForNewEmail(page, newAddress())
  const row = await openSetting(page, 'Verificación en dos pasos')
  await expect(row.getByLabel(words.currentPassword)).toHaveCount(0)
  // A session in which it was not given yet stands in for one whose ten minutes are over.
  await context.addCookies(await other.context().cookies())
  await row.getByRole('button', { name: 'Activar' }).click()
  await row.getByLabel(words.currentPassword).fill(goodPassword)
  await row.getByRole('button', { name: 'Activar' }).click()
  await expect(row.getByLabel('Código de 6 cifras de la aplicación')).toBeVisible()
})
