import type { Page } from '@playwright/test'

/** From the menu of a phone. */
export async function signOut(page: Page) {
  await page
    .getByRole('button', { name: 'Menú' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .click()
  await page
    .getByRole('button', { name: 'Salir' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .click()
}
