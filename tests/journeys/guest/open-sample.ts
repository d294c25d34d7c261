import type { Page } from '@playwright/test'
import { expect } from '#tests/journeys/journey.ts'

export async function openSample(page: Page) {
  await page.goto('/g/muestra')
  await expect(page.locator('[data-ready]')).toBeVisible()
}
