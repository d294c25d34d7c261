import { successSentenceOf } from '#domain/messages/successes.ts'
import {
  becomeHost,
  enterByLink,
  fillSignIn,
  fillSignUp,
  goodPassword,
  goToSetting,
  newAddress,
  openSetting,
  wordsOf,
} from '#tests/journeys/host.ts'
import { expect, test } from '#tests/journeys/journey.ts'
import { signOut } from './sign-out.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  const words = wordsOf('es')

  test('a visitor signs up, leaves, forgets, and comes back', async ({ page, mailTo }) => {
    const email = newAddress()
    await fillSignUp(page, words, email)
    await expect(page.getByText(successSentenceOf('check_email_confirmation', 'es'))).toBeVisible()
    await page.goto((await mailTo(email)).links[0]!)
    await page.getByRole('button', { name: words.confirm.submit }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('definition').first()).toHaveText('3')

    await signOut(page)
    await expect(page).toHaveURL('/login?notice=signed_out')
    await fillSignIn(page, words, email, 'no es la contraseña')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('link', { name: words.signIn.forgot }).click()
    await expect(page).toHaveURL('/forgot-password')
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.submit.forgotten_password }).click()
    await page.goto((await mailTo(email)).links[0]!)
    await page.getByLabel(words.newPassword, { exact: true }).fill('otra frase para entrar')
    await page.getByRole('button', { name: words.submit.update_password }).click()
    await expect(page.getByText(successSentenceOf('password_updated', 'es'))).toBeVisible()
    await fillSignIn(page, words, email, 'otra frase para entrar')
    await expect(page).toHaveURL('/')
  })

  test('a magic link and a code work by plain forms @long', async ({ page, mailTo }) => {
    const email = await enterByLink(page, { words, mailTo, hasScript: false })
    await signOut(page)
    await page.goto('/verify-otp')
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.otp.send }).click()
    const code = /\d{6}/.exec((await mailTo(email)).subject)![0]
    await page.getByLabel(words.code).fill(code)
    await page.getByRole('button', { name: words.submit.verify_otp, exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  test('the account page changes the password and deletes the account @long', async ({
    page,
    mailTo,
  }) => {
    const email = await becomeHost(page, { words, mailTo, hasScript: false })
    const row = await goToSetting(page, 'Contraseña')
    await row.getByLabel(words.currentPassword).fill('no es la contraseña')
    await page.getByLabel(words.newPassword, { exact: true }).fill('otra frase para entrar')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    const erase = await openSetting(page, 'Eliminar mi cuenta')
    await erase.getByLabel(words.currentPassword).fill('no es la contraseña')
    await page.getByLabel(email).fill(email)
    await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await erase.getByLabel(words.currentPassword).fill(goodPassword)
    await page.getByLabel(email).fill(email)
    await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
    await expect(page.getByText('Tu cuenta y todo lo que contenía se borraron')).toBeVisible()
    await fillSignIn(page, words, email)
    await expect(page.getByRole('alert')).toBeVisible()
  })
})
