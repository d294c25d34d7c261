import type { Locator, Page } from '@playwright/test'
import { expect } from './desk.ts'

const mostPresses = 200

/** Goes from control to control until the wanted one has the focus, as a hand without a mouse would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error('the keyboard never got there')
}

/** A press of the key that each kind of control answers to. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

function hasFocus(target: Locator) {
  return target.evaluate((element) => element === document.activeElement)
}
