import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { newEmailCopy, stopChangeCopy } from '#web/copy/accounts/email-change.ts'

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

type MailTo = (address: string) => Promise<{ links: string[] }>

/** A new host, signed in on the home page, by the same way everybody comes. */
export async function becomeHost(
  page: Page,
  { words, mailTo }: { words: Words; mailTo: MailTo },
): Promise<string> {
  const email = newAddress()
  await fillSignUp(page, words, email)
  await page.getByRole('status').filter({ hasText: words.signUp.next }).waitFor()
  await page.goto((await mailTo(email)).links[0]!)
  await page.waitForURL('/')
  return email
}

/** A closed row of the account page, opened: by its title. */
export async function openSetting(page: Page, title: string) {
  const row = page.locator('details', {
    has: page.getByRole('heading', { name: title, exact: true }),
  })
  await row.locator('summary').first().click()
  return row
}
