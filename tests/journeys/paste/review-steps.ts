import { expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'

const lookNext: Record<Locale, RegExp> = { es: /^Ver \d+ que falta/, en: /^See \d+ not seen/ }

type Leaving = { openCount?: number; locale?: Locale; onPress?: () => void }

/** On to the guide: what is in its place and was never in view is looked at first, a screen at a time. */
export async function leaveReview(page: Page, { openCount = 0, locale = 'es', onPress }: Leaving) {
  const copy = pasteCopy[locale]
  const name = openCount > 0 ? copy.goWithOpen(openCount) : copy.go
  const go = page.getByRole('button', { name, exact: true })
  const look = page.getByRole('button', { name: lookNext[locale] })
  await expect(async () => {
    if (await look.isVisible()) {
      await look.click({ timeout: 1_000 })
      onPress?.()
    }
    await go.click({ timeout: 1_000 })
    onPress?.()
  }).toPass()
}
