import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/journey.ts'

const morning = new Date('2026-11-12T09:00:00Z')
const noon = new Date('2026-11-12T12:00:00Z')

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: morning })
  await page.goto('/styleguide?lang=en')
})

const parts = (page: Page) => page.getByRole('region', { name: 'By day' })

test('a dialog takes the focus, keeps it and gives it back', async ({ page }) => {
  const opener = parts(page).getByRole('button', { name: 'Open window', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose how many guides' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the page behind a dialog does not scroll @long', async ({ page }) => {
  await parts(page).getByRole('button', { name: 'Open window', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(200, 100)
  const turned = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const afterTwoFrames = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        addEventListener('wheel', afterTwoFrames, { once: true })
      }),
  )
  await page.mouse.wheel(0, 500)
  await turned
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a dialog with changes asks before it closes @long', async ({ page }) => {
  await parts(page).getByRole('button', { name: 'Open window with changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose how many guides' })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(question).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.mouse.click(195, 20)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toBeHidden()
})

test('a message that is not dismissed stays while its button has the focus', async ({ page }) => {
  await parts(page).getByRole('button', { name: 'Show a message that leaves' }).click()
  const message = parts(page)
    .getByRole('status')
    .filter({ hasText: 'This message leaves in five seconds.' })
  await message.getByRole('button', { name: 'Dismiss message' }).focus()
  await page.clock.runFor(20_000)
  await expect(message).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(message).toBeHidden()
})

test('a copy button says for two seconds that it copied @long', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.pauseAt(noon)
  await parts(page).getByRole('button', { name: 'Copy link' }).click()
  const button = parts(page).getByRole('button', { name: 'copied' })
  await expect(button).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe('https://zaguan.example/g/muestra')
  await page.clock.runFor(2100)
  await expect(parts(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('tabs open by arrows', async ({ page }) => {
  const tab = (name: string) => parts(page).getByRole('tab', { name })
  await tab('WiFi').click()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Emergency')).toBeFocused()
  await expect(tab('Emergency')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Rules')).toHaveAttribute('aria-selected', 'true')
  // A fraction of a pixel that rounding takes off an edge cuts no tab.
  await expect(tab('Rules')).toBeInViewport({ ratio: 0.99 })
  await expect(parts(page).getByRole('tabpanel')).toContainText('Rules')
  await page.keyboard.press('Home')
  await expect(tab('Welcome')).toHaveAttribute('aria-selected', 'true')
})

test('a strip of tabs that overflows scrolls by its arrows @long', async ({ page }) => {
  const first = parts(page).getByRole('tab', { name: 'Welcome' })
  const before = parts(page).getByRole('button', { name: 'See the tabs before' })
  await first.scrollIntoViewIfNeeded()
  await expect(before).toBeHidden()
  await parts(page).getByRole('button', { name: 'See the tabs after' }).click()
  await expect(first).not.toBeInViewport()
  await before.click()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  await expect(before).toBeHidden()
})

test('a password can be seen and hidden again @long', async ({ page }) => {
  const password = parts(page).getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await parts(page).getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await parts(page).getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a field says aloud what is wrong with it @long', async ({ page }) => {
  const email = parts(page).getByLabel('Email')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/Write a whole address/)
})

test('a slider moves by keys and says its value in words @long', async ({ page }) => {
  const slider = parts(page).getByRole('slider', { name: 'How many guides' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '5 guides')
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '1 guide')
  await page.keyboard.press('End')
  await expect(slider).toHaveValue('15')
})

test('morning and afternoon are chosen by arrows too @long', async ({ page }) => {
  const group = parts(page).getByRole('group', { name: 'Morning or afternoon' })
  await group.getByRole('radio', { name: 'PM' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(group.getByRole('radio', { name: 'AM' })).toBeChecked()
})

test('a menu opens by key, moves by arrows and closes with Escape', async ({ page }) => {
  const opener = parts(page).getByRole('button', { name: 'More actions' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Delete guide' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('what cannot be done yet says why, by hover and aloud @long', async ({ page }) => {
  const open = parts(page).getByRole('button', { name: 'Open', exact: true })
  await expect(open).toHaveAccessibleDescription('Publish the guide to open it.')
  const reason = page.getByText('Publish the guide to open it.').last()
  await expect(async () => {
    await page.mouse.move(5, 5)
    await open.hover({ force: true })
    await page.clock.runFor(1000)
    await expect(reason).toBeInViewport({ timeout: 2000 })
  }).toPass()
})

test('open windows and menus are accessible @long', async ({ page, expectAccessible }) => {
  await parts(page).getByRole('button', { name: 'Open window with changes' }).click()
  await page.clock.runFor(500)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.clock.runFor(500)
  await expectAccessible()
})
