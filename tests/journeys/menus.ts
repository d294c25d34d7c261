import type { Page } from '@playwright/test'

/** By keyboard: where a menu lies is settled only a moment after it opened, and a press would miss. */
export async function chooseInMenu(page: Page, { menu, item }: { menu: string; item: string }) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}
