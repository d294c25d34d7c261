import type { Locator, Page } from '@playwright/test'
import { sentenceOf } from '#domain/messages/refusals.ts'
import {
  becomeHost,
  enterByLink,
  fillSignIn,
  goodPassword,
  goToSetting,
  wordsOf,
} from '#tests/journeys/host.ts'
import { expect, test } from '#tests/journeys/journey.ts'
import { codeOfApp, nextCodeOfApp } from '#tests/stand-ins/authenticator.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'

const words = wordsOf('es')
const step = secondFactorCopy.es

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts @long' : 'without scripts @long', () => {
    test.use({ javaScriptEnabled })

    test('a host turns the second step on and signs in with the app, then with a recovery code', async ({
      page,
      context,
      mailTo,
      expectAccessible,
    }) => {
      const email = await becomeHost(page, { words, mailTo, hasScript: javaScriptEnabled })
      await goToSetting(page, step.settings.title)
      const card = page.getByRole('region', { name: 'Tu cuenta' })
      const start = page.locator('form', {
        has: page.getByRole('button', { name: step.settings.start }),
      })
      await start.getByLabel(words.currentPassword).fill(goodPassword)
      await start.getByRole('button', { name: step.settings.start }).click()
      await expect(card.getByRole('img', { name: step.settings.qr })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible()
      const secret = await page.locator('input[name=secret]').inputValue()
      await expect(card.getByRole('link', { name: secret })).toHaveAttribute('href', /^otpauth:/)
      await page.getByLabel(step.settings.codeOfApp).fill('000000')
      await page.getByRole('button', { name: step.settings.confirm }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByLabel(step.settings.codeOfApp).fill(codeOfApp(secret))
      await page.getByRole('button', { name: step.settings.confirm }).click()
      await expect(page.getByText(step.settings.isOn, { exact: true })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible()
      const codes = page.getByRole('region', { name: step.settings.codes }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      const [recoveryCode = ''] = await codes.allTextContents()
      if (javaScriptEnabled) {
        await page.getByRole('link', { name: 'English' }).first().click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await expect(page.getByText(recoveryCode), 'shown once, in every language').toBeVisible()
        await page.getByRole('link', { name: 'Español' }).first().click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      }

      for (const code of [nextCodeOfApp(secret), recoveryCode]) {
        await context.clearCookies({ name: 'zaguan.session_token' })
        await page.goto('/login')
        await fillSignIn(page, words, email)
        await expect(page).toHaveURL('/second-step')
        await expect(page.getByLabel(step.code, { exact: true })).toBeFocused()
        await page.keyboard.type(code)
        await page.getByRole('button', { name: step.submit, exact: true }).click()
        await expect(page).toHaveURL('/')
      }
    })
  })
}

/** A host with a second step whose session ends over a form that is filled in, and is asked for again. */
async function loseSession(page: Page, mailTo: Parameters<typeof becomeHost>[1]['mailTo']) {
  await becomeHost(page, { words, mailTo })
  const secret = await turnOn(page, (start) =>
    start.getByLabel(words.currentPassword).fill(goodPassword),
  )
  await goToSetting(page, settingsCopy.es.email.title)
  const newEmail = page.getByLabel('Correo nuevo')
  await newEmail.fill('nueva@example.com')
  await page.context().clearCookies({ name: 'zaguan.session_token' })
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  return { secret, newEmail, again: page.getByRole('dialog', { name: words.again.title }) }
}

test('an ended session is renewed in place with the password and a code of the app @long', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const { secret, newEmail, again } = await loseSession(page, mailTo)
  await again.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await again.getByRole('button', { name: words.again.submit }).click()
  const code = again.getByLabel(step.code, { exact: true })
  await expect(code).toBeFocused()
  await expectAccessible()
  await code.fill('000000')
  await again.getByRole('button', { name: words.again.submit }).click()
  await expect(again.getByRole('alert')).toHaveText(sentenceOf('second_factor_wrong', 'es'))
  await code.fill(nextCodeOfApp(secret))
  await again.getByRole('button', { name: words.again.submit }).click()
  await expect(again).toBeHidden()
  await expect(newEmail).toHaveValue('nueva@example.com')
})

test('in place, too many wrong codes lead back to the password @long', async ({ page, mailTo }) => {
  const { secret, newEmail, again } = await loseSession(page, mailTo)
  const enter = async (field: Locator, value: string) => {
    await field.fill(value)
    const answered = page.waitForResponse(/\.data/)
    await again.getByRole('button', { name: words.again.submit }).click()
    await answered
  }
  const password = again.getByLabel(words.password, { exact: true })
  const code = again.getByLabel(step.code, { exact: true })
  await enter(password, goodPassword)
  for (let guess = 0; guess < 6; guess += 1) await enter(code, '000000')
  await expect(again.getByRole('alert')).toHaveText(sentenceOf('second_factor_over', 'es'))
  await enter(password, goodPassword)
  await enter(code, nextCodeOfApp(secret))
  await expect(again).toBeHidden()
  await expect(newEmail).toHaveValue('nueva@example.com')
})

test('after ten wrong codes one reads how long to wait @long', async ({
  page,
  context,
  mailTo,
}) => {
  const email = await becomeHost(page, { words, mailTo })
  const secret = await turnOn(page, (start) =>
    start.getByLabel(words.currentPassword).fill(goodPassword),
  )
  await context.clearCookies({ name: 'zaguan.session_token' })
  const enter = async (code: string) => {
    await page.getByLabel(step.code, { exact: true }).fill(code)
    const answered = page.waitForResponse(/second-step/)
    await page.getByRole('button', { name: step.submit, exact: true }).click()
    await answered
  }
  for (let time = 0; time < 2; time += 1) {
    await page.goto('/login')
    await fillSignIn(page, words, email)
    await expect(page).toHaveURL('/second-step')
    for (let guess = 0; guess < 5; guess += 1) await enter('000000')
  }
  await page.goto('/login')
  await fillSignIn(page, words, email)
  await expect(page).toHaveURL('/second-step')
  await enter(codeOfApp(secret))
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('second_factor_locked', 'es'))
})

test('a host without a password turns the second step on with a code from a mail, and off with the app @long', async ({
  page,
  mailTo,
  expectAccessible,
}) => {
  const email = await enterByLink(page, { words, mailTo })
  await goToSetting(page, step.settings.title)
  const { proof } = settingsCopy.es
  const ask = page.getByRole('button', { name: `${proof.send} (${step.settings.title})` })
  await ask.click()
  await expect(page.getByText(proof.sent(email))).toBeVisible()
  await expectAccessible()
  const code = /\d{6}/.exec((await mailTo(email)).subject)![0]
  const secret = await turnOn(page, (start) => start.getByLabel(words.code).fill(code))
  const end = page.locator('form', {
    has: page.getByRole('button', { name: step.settings.end, exact: true }),
  })
  await end.getByLabel(step.code, { exact: true }).fill(codeOfApp(secret))
  await end.getByRole('button', { name: step.settings.end }).click()
  await expect(page.getByText(step.settings.ended)).toBeVisible()
})

/** On the account page; gives the secret of the app. */
async function turnOn(page: Page, prove: (start: Locator) => Promise<void>) {
  if (!page.url().endsWith('/settings')) await goToSetting(page, step.settings.title)
  const start = page.locator('form', {
    has: page.getByRole('button', { name: step.settings.start, exact: true }),
  })
  await prove(start)
  await start.getByRole('button', { name: step.settings.start }).click()
  await page.getByLabel(step.settings.codeOfApp).waitFor()
  const secret = await page.locator('input[name=secret]').inputValue()
  await page.getByLabel(step.settings.codeOfApp).fill(codeOfApp(secret))
  await page.getByRole('button', { name: step.settings.confirm }).click()
  await expect(page.getByText(step.settings.isOn, { exact: true })).toBeVisible()
  return secret
}
