import { sentenceOf } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { becomeHost, fillSignIn, goodPassword, newAddress, wordsOf } from '#tests/journeys/host.ts'
import { expect, test } from '#tests/journeys/journey.ts'
import { signOut } from './sign-out.ts'

const words = wordsOf('es')
const say = (code: Parameters<typeof successSentenceOf>[0]) => successSentenceOf(code, 'es')

test('a host who forgot the password chooses another one and signs in with it @long', async ({
  page,
  mailTo,
  expectAccessible,
  expectEverywhere,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  await signOut(page)
  await expect(page.getByText(words.notices.signed_out)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: words.signIn.forgot }).click()
  await expect(page.getByRole('heading', { name: words.forgot.title })).toBeVisible()
  await expectAccessible()
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.submit.forgotten_password }).click()
  await expect(page.getByText(say('check_email_password_reset'))).toBeVisible()
  const link = (await mailTo(email)).links[0]!
  await expectEverywhere(link)
  await page.getByLabel(words.newPassword, { exact: true }).fill('12345678')
  await page.getByRole('button', { name: words.submit.update_password }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel(words.newPassword, { exact: true }).fill('otra frase para entrar')
  await page.getByRole('button', { name: words.submit.update_password }).click()
  await expect(page.getByText(say('password_updated'))).toBeVisible()
  await fillSignIn(page, words, email, 'otra frase para entrar')
  await expect(page).toHaveURL('/')

  await page.context().clearCookies()
  await expectEverywhere(link, (locale) =>
    page.getByRole('heading', { name: wordsOf(locale).deadLink.title }).waitFor(),
  )
  await page.getByLabel(words.email).fill(newAddress())
  await page.getByRole('button', { name: words.submit.forgotten_password }).click()
  await expect(page.getByText(say('check_email_password_reset'))).toBeVisible()
})

test('a magic link opens the account once @long', async ({ page, mailTo, expectAccessible }) => {
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
})

test('a code from a mail opens the account @long', async ({ page, mailTo, expectAccessible }) => {
  const email = newAddress()
  await page.goto('/login')
  await page.getByRole('link', { name: words.otp.choose }).click()
  await expect(page.getByRole('heading', { name: words.otp.title })).toBeVisible()
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
})

test('a dead confirmation link leads to another one, and to none that could go nowhere @long', async ({
  page,
}) => {
  const askAgain = async (email: string) => {
    await page.goto('/confirm?token=dead')
    await expect(page.getByRole('heading', { name: words.deadLink.title })).toBeVisible()
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.signIn.confirmAgain }).click()
  }
  await askAgain(newAddress())
  await expect(page.getByText(say('check_email_confirmation'))).toBeVisible()
  await askAgain('ana@')
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('email_invalid', 'es'))
  await expect(page.getByText(say('check_email_confirmation'))).toBeHidden()
  await expect(page.getByLabel(words.email)).toHaveValue('ana@')
})

test('a link opened over somebody’s session asks before it changes accounts @long', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
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
  await expect(page.getByRole('main').getByText(other, { exact: true })).toBeVisible()
})

test('the page of a new password, opened without a link, says where the link is @long', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/update-password')
  await expect(page.getByText(words.deadLink.missing)).toBeVisible()
  await expectAccessible()
  await page.getByLabel(words.newPassword, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: words.submit.update_password }).click()
  await expect(page.getByRole('heading', { name: words.deadLink.title })).toBeVisible()
  await expect(page.getByRole('button', { name: words.submit.forgotten_password })).toBeVisible()
})
