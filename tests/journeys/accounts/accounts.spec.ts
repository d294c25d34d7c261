import type { Page } from '@playwright/test'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { fillSignIn, fillSignUp, goodPassword, newAddress, wordsOf } from '#tests/journeys/host.ts'
import { expect, test } from '#tests/journeys/journey.ts'

const words = wordsOf('es')
const say = (code: Parameters<typeof successSentenceOf>[0]) => successSentenceOf(code, 'es')

/** By the page's own form, or by its script once it is there. */
const isLogin = (address: string) => /\/login(\.data)?(\?|$)/.test(address)

test('a visitor signs up, confirms through the mailbox and finds three credits', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const email = newAddress()
  await page.goto('/sign-up')
  await expectAccessible()
  await fillSignUp(page, words, email, 'corta')
  await expect(page.getByRole('alert')).toContainText('8')
  await expectAccessible()
  await fillSignUp(page, words, email)
  await expect(page.getByText(say('check_email_confirmation'))).toBeVisible()
  await expect(page.getByRole('link', { name: words.openMailbox })).toBeVisible()
  await expectAccessible()
  await page.goto((await mailTo(email)).links[0]!)
  await expect(page).toHaveURL('/')
  const credits = page.getByRole('region', { name: 'Créditos' })
  await expect(credits.getByRole('definition').first()).toHaveText('3')
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('the owner of an address that a stranger signed up chooses the only password @long', async ({
  page,
  mailTo,
  context,
  expectAccessible,
}) => {
  const email = newAddress()
  await fillSignUp(page, words, email, 'la frase del extraño')
  await expect(page.getByText(say('check_email_confirmation'))).toBeVisible()
  await context.clearCookies()
  await page.goto((await mailTo(email)).links[0]!)
  await expect(page.getByText(words.choosePassword.intro)).toBeVisible()
  await expectAccessible()
  await page.getByLabel(words.newPassword, { exact: true }).fill('corta')
  await page.getByRole('button', { name: words.choosePassword.submit }).click()
  await expect(page.getByRole('alert')).toContainText('8')
  await page.getByLabel(words.newPassword, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: words.choosePassword.submit }).click()
  await expect(page).toHaveURL('/')
  await context.clearCookies()
  await page.goto('/login')
  await fillSignIn(page, words, email, 'la frase del extraño')
  await expect(page.getByRole('alert')).toBeVisible()
  await fillSignIn(page, words, email)
  await expect(page).toHaveURL('/')
})

test('five wrong passwords bring a wait in words @long', async ({ page, expectAccessible }) => {
  const email = newAddress()
  await page.goto('/login')
  await expectAccessible()
  for (let guess = 1; guess <= 5; guess++) {
    const answered = page.waitForResponse(
      (answer) => isLogin(answer.url()) && answer.request().method() === 'POST',
    )
    await fillSignIn(page, words, email, `intento numero ${guess}`)
    expect((await answered).status()).toBe(401)
  }
  await fillSignIn(page, words, email)
  await expect(page.getByRole('alert')).toContainText(words.waitFor('').slice(0, 20))
  await expect(page.getByRole('alert')).toContainText(/\d+ se/)
  await expectAccessible()
})

test('an address that was not confirmed can ask for another link while signing in @long', async ({
  page,
  mailTo,
}) => {
  const email = await signInUnconfirmed(page)
  await page.getByRole('button', { name: words.signIn.confirmAgain }).click()
  await expect(page.getByText(say('check_email_confirmation'))).toBeVisible()
  await page.goto((await mailTo(email)).links[0]!)
  await expect(page).toHaveURL('/')
})

test('Enter logs in, also beside the offer of another confirmation link @long', async ({
  page,
  mailTo,
  browser,
  expectAccessible,
}) => {
  const email = await signInUnconfirmed(page)
  await expect(page.getByRole('button', { name: words.signIn.confirmAgain })).toBeVisible()
  await expectAccessible()
  const phone = await (await browser.newContext({ locale: 'es-MX' })).newPage()
  await phone.goto((await mailTo(email)).links[0]!)
  await phone.getByLabel(words.newPassword, { exact: true }).fill(goodPassword)
  await phone.getByRole('button', { name: words.choosePassword.submit }).click()
  await phone.waitForURL((url) => url.pathname === '/')
  await page.getByLabel(words.password, { exact: true }).press('Enter')
  await expect(page).toHaveURL('/')
})

test('the pages of an account fit every width in both languages, with what is wrong on them @long', async ({
  page,
  expectEverywhere,
  expectEveryWidth,
}) => {
  for (const [address, view] of [
    ['/sign-up', 'sign_up'],
    ['/login', 'sign_in'],
    ['/magic-link', 'magic_link'],
    ['/forgot-password', 'forgotten_password'],
  ] as const) {
    await expectEverywhere(address, async (locale) => {
      const { submit } = wordsOf(locale)
      await expectEveryWidth()
      await page.getByRole('button', { name: submit[view], exact: true }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    })
  }
  await expectEverywhere('/verify-otp')
  await expectEverywhere('/update-password')
})

/** Signs up, and tries to sign in before the address is confirmed. */
async function signInUnconfirmed(page: Page) {
  const email = newAddress()
  await fillSignUp(page, words, email)
  await expect(page.getByText(say('check_email_confirmation'))).toBeVisible()
  await page.goto('/login')
  await fillSignIn(page, words, email)
  return email
}
