import { codeOfApp } from '#tests/authenticator.ts'
import { secondFactorCopy } from '#web/copy/second-factor.ts'
import { fillSignIn, fillSignUp, goodPassword, newAddress, wordsOf } from './host.ts'
import { expect, test } from './journey.ts'

const words = wordsOf('es')
const step = secondFactorCopy.es

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a host turns the second step on and signs in with the app, then with a recovery code', async ({
      page,
      context,
      mailTo,
      expectAccessible,
    }) => {
      const email = newAddress()
      await fillSignUp(page, words, email)
      await page.getByRole('status').filter({ hasText: words.signUp.next }).waitFor()
      await page.goto((await mailTo(email)).links[0]!)
      if (!javaScriptEnabled) await page.getByRole('button', { name: words.confirm.submit }).click()
      await expect(page).toHaveURL('/')
      await page.goto('/settings')
      const card = page.getByRole('region', { name: 'Tu cuenta' })
      const start = page.locator('form', {
        has: page.getByRole('button', { name: step.settings.start }),
      })
      await start.getByLabel(words.currentPassword).fill(goodPassword)
      await start.getByRole('button', { name: step.settings.start }).click()
      await expect(card.getByRole('img', { name: step.settings.qr })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible()
      const secret = await page.locator('input[name=secret]').inputValue()
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

      for (const code of [codeOfApp(secret), recoveryCode]) {
        await context.clearCookies({ name: 'zaguan.session_token' })
        await page.goto('/login')
        await fillSignIn(page, words, email)
        await expect(page).toHaveURL('/second-step')
        await page.getByLabel(step.code, { exact: true }).fill(code)
        await page.getByRole('button', { name: step.submit, exact: true }).click()
        await expect(page).toHaveURL('/')
      }
    })
  })
}
