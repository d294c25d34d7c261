import type { Page } from '@playwright/test'
import { successSentenceOf } from '#domain/messages/successes.ts'
import {
  becomeHost,
  fillSignIn,
  fillSignUp,
  goodPassword,
  newAddress,
  wordsOf,
} from '#tests/journeys/host.ts'
import { expect, test } from '#tests/journeys/journey.ts'
import { long, longUnless } from '#tests/journeys/long.ts'

/** By the page's own form, or by its script once it is there. */
const isLogin = (address: string) => /\/login(\.data)?(\?|$)/.test(address)

for (const locale of ['es', 'en'] as const) {
  const words = wordsOf(locale)
  const say = (code: Parameters<typeof successSentenceOf>[0]) => successSentenceOf(code, locale)

  test.describe(`in ${locale}`, longUnless(locale === 'es'), () => {
    test.use({ locale: locale === 'es' ? 'es-MX' : 'en-US' })

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
      const credits = page.getByRole('region', { name: locale === 'es' ? 'Créditos' : 'Credits' })
      await expect(credits.getByRole('definition').first()).toHaveText('3')
      await page.goto('/login')
      await expect(page).toHaveURL('/')
    })

    test(
      'a host who forgot the password chooses another one and signs in with it',
      long,
      async ({ page, mailTo, expectAccessible }) => {
        const email = await becomeHost(page, { words, mailTo })
        await signOut(page)
        await expect(page.getByText(words.notices.signed_out)).toBeVisible()
        await expectAccessible()
        await page.getByRole('link', { name: words.signIn.forgot }).click()
        await expectAccessible()
        await page.getByLabel(words.email).fill(email)
        await page.getByRole('button', { name: words.submit.forgotten_password }).click()
        await expect(page.getByText(say('check_email_password_reset'))).toBeVisible()
        const link = (await mailTo(email)).links[0]!
        await page.goto(link)
        await expectAccessible()
        await page.getByLabel(words.newPassword, { exact: true }).fill('12345678')
        await page.getByRole('button', { name: words.submit.update_password }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await page.getByLabel(words.newPassword, { exact: true }).fill('otra frase para entrar')
        await page.getByRole('button', { name: words.submit.update_password }).click()
        await expect(page.getByText(say('password_updated'))).toBeVisible()
        await fillSignIn(page, words, email, 'otra frase para entrar')
        await expect(page).toHaveURL('/')

        await page.context().clearCookies()
        await page.goto(link)
        await expect(page.getByRole('heading', { name: words.deadLink.title })).toBeVisible()
        await expectAccessible()
        await page.getByLabel(words.email).fill(newAddress())
        await page.getByRole('button', { name: words.submit.forgotten_password }).click()
        await expect(page.getByText(say('check_email_password_reset'))).toBeVisible()
      },
    )

    test(
      'a magic link opens the account once',
      long,
      async ({ page, mailTo, expectAccessible }) => {
        const email = newAddress()
        await page.goto('/login')
        await page.getByRole('link', { name: words.magicLink.choose }).click()
        await page.getByRole('button', { name: words.submit.magic_link }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await page.getByLabel(words.email).fill(email)
        await page.getByRole('button', { name: words.submit.magic_link }).click()
        await expect(page.getByText(say('check_email_magic_link'))).toBeVisible()
        await expect(page.getByRole('button', { name: words.resend })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        await expectAccessible()
        const link = (await mailTo(email)).links[0]!
        await page.goto(link)
        await expect(page).toHaveURL('/')
        await page.context().clearCookies()
        await page.goto(link)
        await expect(page.getByRole('heading', { name: words.deadLink.title })).toBeVisible()
        await expectAccessible()
      },
    )

    test(
      'a code from a mail opens the account',
      long,
      async ({ page, mailTo, expectAccessible }) => {
        const email = newAddress()
        await page.goto('/login')
        await page.getByRole('link', { name: words.otp.choose }).click()
        await expectAccessible()
        await page.getByLabel(words.email).fill(email)
        await page.getByRole('button', { name: words.otp.send }).click()
        await expect(page.getByText(words.otp.sent)).toBeVisible()
        const code = /\d{6}/.exec((await mailTo(email)).subject)![0]
        await page.getByLabel(words.code).fill(code === '000000' ? '000001' : '000000')
        await page.getByRole('button', { name: words.submit.verify_otp, exact: true }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await expectAccessible()
        await page.getByLabel(words.code).fill(code)
        await page.getByRole('button', { name: words.submit.verify_otp, exact: true }).click()
        await expect(page).toHaveURL('/')
      },
    )

    test(
      'the owner of an address that a stranger signed up chooses the only password',
      long,
      async ({ page, mailTo, context, expectAccessible }) => {
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
      },
    )

    test('five wrong passwords bring a wait in words', long, async ({ page, expectAccessible }) => {
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

    test(
      'an address that was not confirmed can ask for another link while signing in',
      long,
      async ({ page, mailTo }) => {
        const email = newAddress()
        await fillSignUp(page, words, email)
        await expect(page.getByText(say('check_email_confirmation'))).toBeVisible()
        await page.goto('/login')
        await fillSignIn(page, words, email)
        await page.getByRole('button', { name: words.signIn.confirmAgain }).click()
        await expect(page.getByText(say('check_email_confirmation'))).toBeVisible()
        await page.goto((await mailTo(email)).links[0]!)
        await expect(page).toHaveURL('/')
      },
    )
  })
}

test(
  'a link opened over somebody’s session asks before it changes accounts',
  long,
  async ({ page, mailTo, expectAccessible }) => {
    const words = wordsOf('es')
    const email = await becomeHost(page, { words, mailTo })
    const other = newAddress()
    await page.request.post('/magic-link', {
      form: { email: other },
      headers: { origin: new URL(page.url()).origin },
    })
    await page.goto((await mailTo(other)).links[0]!)
    await expect(page.getByText(words.signedInAs(email))).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: words.stay }).click()
    await expect(page).toHaveURL('/')
    await page.goto((await mailTo(other)).links[0]!)
    await page.getByRole('button', { name: words.continue }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/settings')
    await expect(page.getByText(`Entras con ${other}.`)).toBeVisible()
  },
)

test(
  'the page of a new password, opened without a link, says where the link is',
  long,
  async ({ page, expectAccessible }) => {
    const words = wordsOf('es')
    await page.goto('/update-password')
    await expect(page.getByText(words.deadLink.missing)).toBeVisible()
    await expectAccessible()
    await page.getByLabel(words.newPassword, { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: words.submit.update_password }).click()
    await expect(page.getByRole('heading', { name: words.deadLink.title })).toBeVisible()
    await expect(page.getByRole('button', { name: words.submit.forgotten_password })).toBeVisible()
  },
)

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
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.submit.forgotten_password }).click()
    await page.goto((await mailTo(email)).links[0]!)
    await page.getByLabel(words.newPassword, { exact: true }).fill('otra frase para entrar')
    await page.getByRole('button', { name: words.submit.update_password }).click()
    await expect(page.getByText(successSentenceOf('password_updated', 'es'))).toBeVisible()
    await fillSignIn(page, words, email, 'otra frase para entrar')
    await expect(page).toHaveURL('/')
  })

  test('a magic link and a code work by plain forms', long, async ({ page, mailTo }) => {
    const email = newAddress()
    await page.goto('/magic-link')
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.submit.magic_link }).click()
    await page.goto((await mailTo(email)).links[0]!)
    await page.getByRole('button', { name: words.openLink.submit, exact: true }).click()
    await expect(page).toHaveURL('/')
    await signOut(page)
    await page.goto('/verify-otp')
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.otp.send }).click()
    const code = /\d{6}/.exec((await mailTo(email)).subject)![0]
    await page.getByLabel(words.code).fill(code)
    await page.getByRole('button', { name: words.submit.verify_otp, exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  test(
    'the account page changes the password and deletes the account',
    long,
    async ({ page, mailTo }) => {
      const email = await becomeHostWithoutScript(page, mailTo)
      await page.goto('/settings')
      await page.getByLabel(words.currentPassword).nth(1).fill('no es la contraseña')
      await page.getByLabel(words.newPassword, { exact: true }).fill('otra frase para entrar')
      await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByText('Quiero eliminar mi cuenta').click()
      await page.locator('details').getByLabel(words.currentPassword).fill('no es la contraseña')
      await page.getByLabel(email).fill(email)
      await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.locator('details').getByLabel(words.currentPassword).fill(goodPassword)
      await page.getByLabel(email).fill(email)
      await page.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click()
      await expect(page.getByText(successSentenceOf('account_deleted', 'es'))).toBeVisible()
      await fillSignIn(page, words, email)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  )

  async function becomeHostWithoutScript(
    page: Page,
    mailTo: (a: string) => Promise<{ links: string[] }>,
  ) {
    const email = newAddress()
    await fillSignUp(page, words, email, goodPassword)
    await page.goto((await mailTo(email)).links[0]!)
    await page.getByRole('button', { name: words.confirm.submit }).click()
    await expect(page).toHaveURL('/')
    return email
  }
})

/** From the menu of a phone. */
async function signOut(page: Page) {
  await page
    .getByRole('button', { name: 'Menú' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .click()
  await page
    .getByRole('button', { name: 'Salir' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .click()
}
