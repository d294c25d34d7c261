import { successSentenceOf } from '#domain/successes.ts'
import { becomeHost, fillSignIn, goodPassword, newAddress, wordsOf } from './host.ts'
import { expect, test } from './journey.ts'

const words = wordsOf('es')

test('the account page is for hosts', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
})

test('a host changes the e-mail, confirmed at the new address', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  await page.goto('/settings')
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
  await page.getByRole('button', { name: words.continue }).click()
  await expect(page.getByText('Tu correo cambió')).toBeVisible()
  await expect(page.getByText(`Entras con ${newEmail}.`)).toBeVisible()
})

test('a new password ends the sessions on other devices', async ({ page, mailTo, browser }) => {
  const email = await becomeHost(page, { words, mailTo })
  const elsewhere = await browser.newContext({ locale: 'es-MX' })
  const phone = await elsewhere.newPage()
  await phone.goto(new URL('/login', page.url()).href)
  await fillSignIn(phone, words, email)
  await phone.waitForURL(page.url())

  await page.goto('/settings')
  await page.getByLabel(words.currentPassword).last().fill(goodPassword)
  await page.getByLabel(words.newPassword, { exact: true }).fill('otra frase para entrar')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText(successSentenceOf('password_updated', 'es'))).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/settings/)
  await phone.goto(new URL('/settings', page.url()).href)
  await expect(phone).toHaveURL(/\/login$/)
  await elsewhere.close()
})

test('a host who came by a link may ask for a password', async ({ page, mailTo }) => {
  const email = newAddress()
  await page.goto('/magic-link')
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.submit.magic_link }).click()
  await expect(page.getByText(successSentenceOf('check_email_magic_link', 'es'))).toBeVisible()
  await page.goto((await mailTo(email)).links[0]!)
  await expect(page).toHaveURL('/')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await expect(page.getByText(`Te enviamos un enlace a ${email}`)).toBeVisible()
  await page.goto((await mailTo(email)).links[0]!)
  await page.getByLabel(words.newPassword, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: words.submit.update_password }).click()
  await fillSignIn(page, words, email)
  await expect(page).toHaveURL('/')
})

test('the language of the account changes the page and is kept', async ({ page, mailTo }) => {
  await becomeHost(page, { words, mailTo })
  await page.goto('/settings')
  await page.getByLabel('Idioma de tu cuenta').selectOption('en')
  await page.getByRole('button', { name: 'Guardar idioma' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByLabel('Language of your account')).toHaveValue('en')
})

test('a host deletes the account by typing its address', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  await page.goto('/settings')
  await page.getByText('Quiero eliminar mi cuenta').click()
  await expectAccessible()
  await page.getByLabel(`Para confirmar, escribe ${email}`).fill('otra cosa')
  await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel(`Para confirmar, escribe ${email}`).fill(email)
  await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
  await expect(page.getByText(successSentenceOf('account_deleted', 'es'))).toBeVisible()
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
})
