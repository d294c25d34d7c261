import { expect, test } from '#tests/journeys/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'

const { card, remove } = deskCopy.en

test('a question whose script was lost on the way is there once the page is read again @long', async ({
  page,
  host,
}) => {
  await host.createGuide('Casa Jacaranda')
  let lost = 0
  await page.route('**/assets/guide-dialogs-*.js', (route) => {
    lost += 1
    return lost === 1 ? route.abort() : route.continue()
  })
  await page.goto('/?lang=en')
  const bin = page.getByRole('button', { name: card.remove('Casa Jacaranda') })
  const readAgain = page.waitForEvent('load', { predicate: () => lost > 0 })
  await bin.click()
  await readAgain
  await bin.click()
  await expect(
    page.getByRole('alertdialog', { name: remove.title('Casa Jacaranda') }),
  ).toBeVisible()
})

test('a question whose script is missing for good says so @long', async ({ page, host }) => {
  await host.createGuide('Casa Jacaranda')
  let asked = 0
  await page.route('**/assets/guide-dialogs-*.js', (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/?lang=en')
  const bin = page.getByRole('button', { name: card.remove('Casa Jacaranda') })
  const readAgain = page.waitForEvent('load', { predicate: () => asked > 0 })
  await bin.click()
  await readAgain
  await bin.click()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
})
