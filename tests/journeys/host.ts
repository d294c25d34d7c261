import { randomUUID } from 'node:crypto'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { newEmailCopy, stopChangeCopy } from '#web/copy/accounts/email-change.ts'
import type { MailTo } from './mailbox.ts'

export const goodPassword = 'la puerta azul del patio'

export type Words = ReturnType<typeof wordsOf>

export function wordsOf(locale: Locale) {
  return {
    ...authCopy[locale],
    ...authFormCopy[locale],
    newEmail: newEmailCopy[locale],
    stopChange: stopChangeCopy[locale],
  }
}

export function newAddress() {
  return `host-${randomUUID()}@example.com`
}

export async function fillSignUp(page: Page, words: Words, email: string, password = goodPassword) {
  await page.goto('/sign-up')
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit.sign_up }).click()
}

export async function fillSignIn(page: Page, words: Words, email: string, password = goodPassword) {
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit.sign_in, exact: true }).click()
}

/** Answers the question that stands over the page when the session has ended. */
export async function signInAgain(page: Page) {
  const words = wordsOf('es')
  const again = page.getByRole('dialog', { name: words.again.title })
  await again.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await again.getByRole('button', { name: words.again.submit }).click()
  await expect(again).toBeHidden()
}

type Entering = { words: Words; mailTo: MailTo; hasScript?: boolean }

/** A new host, signed in on the home page, by the same way everybody comes. */
export async function becomeHost(page: Page, { words, mailTo, hasScript = true }: Entering) {
  const email = newAddress()
  await fillSignUp(page, words, email)
  await page.getByRole('status').filter({ hasText: words.signUp.next }).waitFor()
  await page.goto((await mailTo(email)).links[0]!)
  if (!hasScript) await page.getByRole('button', { name: words.confirm.submit }).click()
  await page.waitForURL('/')
  return email
}

/** A new host without a password. */
export async function enterByLink(page: Page, { words, mailTo, hasScript = true }: Entering) {
  const email = newAddress()
  await page.goto('/magic-link')
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.submit.magic_link }).click()
  await expect(page.getByText(successSentenceOf('check_email_magic_link', 'es'))).toBeVisible()
  await page.goto((await mailTo(email)).links[0]!)
  const open = page.getByRole('button', { name: words.openLink.submit, exact: true })
  if (!hasScript) await open.click()
  await page.waitForURL('/')
  return email
}

type Elsewhere = { words: Words; email: string; device?: BrowserContextOptions }

/** A host who is on the home page signs in there on another device too. */
export async function signInElsewhere(page: Page, { words, email, device }: Elsewhere) {
  const browser = page.context().browser()!
  const other = await (await browser.newContext({ locale: 'es-MX', ...device })).newPage()
  await other.goto(new URL('/login', page.url()).href)
  await fillSignIn(other, words, email)
  await other.waitForURL(page.url())
  return other
}

/** A mail with a link is on its way to the new address. */
export async function askForNewEmail(page: Page, newEmail: string) {
  await goToSetting(page, 'Correo electrónico')
  await page.getByLabel('Correo nuevo').fill(newEmail)
  await page.getByLabel(wordsOf('es').currentPassword).first().fill(goodPassword)
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(page.getByText(`Te enviamos un enlace a ${newEmail}`)).toBeVisible()
}

/** The account page, with a row of it open. */
export async function goToSetting(page: Page, title: string) {
  await page.goto('/settings')
  return openSetting(page, title)
}

/** A closed row of the account page, opened: by its title. */
export async function openSetting(page: Page, title: string) {
  const row = page.locator('details', {
    has: page.getByRole('heading', { name: title, exact: true }),
  })
  await row.locator('summary').first().click()
  return row
}
