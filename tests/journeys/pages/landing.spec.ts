import type { Locator, Page } from '@playwright/test'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { expect, test } from '#tests/journeys/journey.ts'

const spanishGreeting = sampleForms.es.welcome.greeting

test('a visitor reads the landing page in both languages, and axe finds nothing on it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/?lang=es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'La guía de tu casa, en un enlace.',
  )
  await expectAccessible()
  await page.goto('/?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The guide to your home, in one link.',
  )
  for (const name of ['See a sample guide', 'Open the sample guide'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/g/muestra?lang=en')
  await expectAccessible()
})

test('the phones of the landing page follow its language, and are there for who comes from another page @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/?lang=en')
  const greetings = page.locator('.g-greeting')
  await expect(greetings).toHaveText(['Welcome home, you made it.', 'Welcome home, you made it.'])
  const languages = page.getByRole('navigation', { name: 'Language' }).first()
  await languages.getByRole('link', { name: 'es' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(greetings).toHaveText([spanishGreeting, spanishGreeting])
  await page.goto('/features?lang=es')
  await page.getByRole('banner').getByRole('link', { name: 'Zaguán: inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'La guía de tu casa, en un enlace.',
  )
  await expect(greetings).toHaveText([spanishGreeting, spanishGreeting])
  await expect(page.locator('.g-bar').first()).toHaveCSS('display', 'grid')
})

test('the first button leads to the sign-up form without reading the page again @long', async ({
  page,
}) => {
  let reads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') reads += 1
  })
  await page.goto('/?lang=en')
  await page.getByRole('link', { name: 'Create my first guide' }).click()
  await expect(page).toHaveURL('/?lang=en#auth')
  await expect(page.locator('#auth')).toBeInViewport()
  expect(reads).toBe(1)
})

test('the header’s links lead to the sections of the landing page @long', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/?lang=en')
  const header = page.getByRole('navigation', { name: 'Main navigation' }).first()
  for (const [name, id] of [
    ['Features', 'features'],
    ['How it works', 'how-it-works'],
    ['Solution', 'solution'],
    ['Pricing', 'pricing'],
  ] as const) {
    await header.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test('the demo goes from stage to stage while it is in view, and stops when touched', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?lang=en')
  await page.locator('#solution').scrollIntoViewIfNeeded()
  const stage = (name: string) => page.locator('#solution li', { hasText: name })
  await page.locator('[data-demo]').scrollIntoViewIfNeeded()
  await expect(stage('You write')).toHaveAttribute('aria-current', 'step')
  await page.clock.runFor(3100)
  await expect(stage('You publish')).toHaveAttribute('aria-current', 'step')
  await page.clock.runFor(1600)
  await expect(stage('Your guest reads')).toHaveAttribute('aria-current', 'step')
  await page.locator('[data-demo]').dispatchEvent('pointerdown')
  await page.clock.runFor(20_000)
  await expect(stage('Your guest reads')).toHaveAttribute('aria-current', 'step')
})

test('the phone of the demo shows what is told: writing, publishing, and sections that change as a guest reads @long', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?lang=en')
  const phone = page.locator('[data-demo]')
  const scene = (name: string) => phone.locator(`[data-scene=${name}]`)
  const current = phone.locator('.g-bar [aria-current=true]')
  await page.mouse.move(40, 40)
  await expect(phone).toHaveAttribute('data-stage', 'writing')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await phone.scrollIntoViewIfNeeded()
  await expect(phone).toHaveAttribute('data-running')
  await expect(scene('writing')).toBeVisible()
  await expect(scene('writing')).toContainText('Casa Jacaranda')
  await page.evaluate(watchShifts)
  await page.clock.runFor(3000)
  await expect(scene('publishing')).toBeVisible()
  await expect(scene('publishing')).toContainText('/g/muestra')
  await expect(scene('writing')).toBeHidden()
  await page.clock.runFor(1500)
  await expect(scene('publishing')).toBeHidden()
  await page.clock.runFor(2000)
  await expect(current).toHaveText('Welcome')
  await page.clock.runFor(500)
  await expectSoon(page, current, 'House Manual')
  await page.clock.runFor(2500)
  await expect(phone).toHaveAttribute('data-stage', 'resting')
  await expect(current).toHaveText('House Manual')
  await page.clock.runFor(2000)
  await expect(scene('writing')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(scene('publishing')).toBeVisible()
  await page.clock.runFor(1500)
  await expectSoon(page, current, 'Local Guide')
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

/** A frame or two later: the bar follows what is read when the next frame is drawn. */
async function expectSoon(page: Page, place: Locator, text: string) {
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await place.textContent()).toBe(text)
  }).toPass()
}

/** Keeps every shift of the layout from now on. */
function watchShifts() {
  const shifts: number[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift' })
}

test('the demo is stopped and goes on by keyboard @long', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?lang=en')
  const stage = (name: string) => page.locator('#solution li', { hasText: name })
  await page.locator('[data-demo]').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Pause the demo' }).focus()
  await page.clock.runFor(3100)
  await expect(stage('You publish')).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('Enter')
  await page.clock.runFor(20_000)
  await expect(stage('You publish')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('button', { name: 'Play the demo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1600)
  await expect(stage('Your guest reads')).toHaveAttribute('aria-current', 'step')
})

test.describe('on a device that asks for less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the demo stands still @long', async ({ page }) => {
    await page.clock.install()
    await page.goto('/?lang=en')
    await page.locator('[data-demo]').scrollIntoViewIfNeeded()
    await page.clock.runFor(20_000)
    const stage = (name: string) => page.locator('#solution li', { hasText: name })
    await expect(stage('You write')).toHaveAttribute('aria-current', 'step')
    await expect(page.locator('[data-scene=writing]')).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.getByRole('button', { name: 'Play the demo' }).click()
    await page.clock.runFor(3100)
    await expect(stage('You publish')).toHaveAttribute('aria-current', 'step')
  })
})

/** How the guide in a phone, or on a guest's own page, is laid out and coloured. */
async function lookOfGuide(page: Page, place: string) {
  const look = (selector: string) =>
    page
      .locator(`${place} ${selector}`)
      .first()
      .evaluate((element) => {
        const { display, position, color, backgroundColor, borderRadius } =
          getComputedStyle(element)
        return { display, position, color, backgroundColor, borderRadius }
      })
  return Promise.all(['.g-cover', '.g-bar', '.g-times', '.g-section'].map(look))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('both phones of the landing page look as a guest’s own @long', async ({ page }) => {
    await page.goto('/g/muestra?lang=en')
    const guests = await lookOfGuide(page, 'body')
    await page.goto('/?lang=en')
    for (const place of ['figure', '[data-demo]']) {
      expect(await lookOfGuide(page, place)).toEqual(guests)
    }
  })

  test('the phones of the landing page say what is read before a script does @long', async ({
    page,
  }) => {
    await page.goto('/?lang=en')
    for (const place of ['figure', '[data-demo]']) {
      await expect(page.locator(`${place} .g-bar [aria-current=true]`)).toHaveText('Welcome')
    }
  })

  test('a visitor signs up from the landing page', async ({ page, mailTo }) => {
    await page.goto('/?lang=es')
    await page.getByLabel('Correo').fill('sin-script@example.com')
    await page.getByLabel('Contraseña', { exact: true }).fill('una frase muy larga 42')
    await page.getByRole('button', { name: 'Crear Cuenta' }).click()
    await expect(page).toHaveURL(/\/sign-up/)
    expect((await mailTo('sin-script@example.com')).links.length).toBeGreaterThan(0)
  })
})
