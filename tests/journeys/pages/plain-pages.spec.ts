import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/desk.ts'
import { holdScripts } from '#tests/journeys/held-scripts.ts'
import { goodPassword, newAddress, wordsOf } from '#tests/journeys/host.ts'
import { signOutCopy } from '#web/copy/layout.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import { supportPageCopy } from '#web/copy/visitors/support-page.ts'

const info = ['features', 'pricing', 'guest-guide', 'support', 'privacy', 'terms', 'cookies']
const addresses = ['/', ...info.map((name) => `/${name}`), '/no-such-page']

const hasReact = (page: Page) =>
  page.evaluate(() => Object.keys(document.documentElement).some((key) => /^__react/.test(key)))

/** Its module is there. */
const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready')

function scriptsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const isOwn = request.frame() === page.mainFrame()
    if (isOwn && request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test('a page for visitors asks for one small module and nothing else @long', async ({ page }) => {
  const scripts = scriptsOf(page)
  for (const address of addresses) {
    scripts.length = 0
    await page.goto(address)
    await isReady(page)
    await page.mouse.move(40, 40)
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    expect(scripts, address).toEqual([expect.stringMatching(/^\/-\/[\w-]{10}\.js$/)])
    expect(await hasReact(page), address).toBe(false)
  }
})

test('pages of an account and the desk are React’s from the start', async ({ page, host }) => {
  await host.listGuides()
  await page.goto('/')
  await expect.poll(() => hasReact(page)).toBe(true)
  await page.context().clearCookies()
  await page.goto('/login')
  await expect.poll(() => hasReact(page)).toBe(true)
})

test('a page with a router leads to the pages without one @long', async ({ page, host }) => {
  await host.listGuides()
  await page.goto('/settings?lang=en')
  await expect.poll(() => hasReact(page)).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain prices, in pesos')
  await isReady(page)
  await page.context().clearCookies()
  await page.goto('/login?lang=en')
  await expect.poll(() => hasReact(page)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Zaguán: home' }).click()
  await expect(page.locator('#auth')).toBeAttached()
  await isReady(page)
})

/** A page as a visitor has it open; what is answered signs its host in beside it. */
async function openAsVisitor(page: Page, host: { listGuides: () => unknown }, path: string) {
  await host.listGuides()
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.goto(path)
  await isReady(page)
  return async () => {
    await page.context().addCookies(cookies)
    const other = await page.context().newPage()
    await other.goto('/')
  }
}

test('the landing page turns into the desk when somebody signs in in another tab @long', async ({
  page,
  host,
}) => {
  const signIn = await openAsVisitor(page, host, '/?lang=en')
  await signIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Your guides' })).toBeVisible()
})

test('a message to support that is being written stays when somebody signs in in another tab @long', async ({
  page,
  host,
}) => {
  const signIn = await openAsVisitor(page, host, '/support?lang=en')
  await page.getByLabel(supportPageCopy.en.message).fill('A long story')
  await page.getByLabel(supportPageCopy.en.email).fill('ana@example.com')
  const hearing = page.evaluate(() => {
    const channel = new BroadcastChannel('zaguan-session')
    return new Promise((resolve) => channel.addEventListener('message', () => resolve(true)))
  })
  await signIn()
  await hearing
  await expect(page.getByLabel(supportPageCopy.en.message)).toHaveValue('A long story')
  await expect(page.getByLabel(supportPageCopy.en.email)).toHaveValue('ana@example.com')
})

test('a visitor’s page of a host says goodbye when that host signs out in another tab @long', async ({
  page,
  host,
}) => {
  await host.listGuides()
  await page.goto('/features')
  await isReady(page)
  const other = await page.context().newPage()
  await other.goto('/logout')
  await other.getByRole('main').getByRole('button').click()
  await expect(page).toHaveURL('/login?notice=signed_out')
})

test('a host signs out from a visitor’s page, and is asked about what is not saved yet @long', async ({
  page,
  host,
}) => {
  const { title, leave } = signOutCopy.en
  const guide = await host.createGuide('Casa Jacaranda')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/guides/${guide.id}/edit?lang=en`)
  await page.getByRole('textbox').first().fill('Casa Azul')
  await expect(page.getByText('Your changes are kept on this device')).toBeVisible()
  await page.goto('/features')
  await isReady(page)
  const line = await holdScripts(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/logout')
  const logOut = page.getByRole('main').getByRole('button')
  await expect(logOut).toBeDisabled()
  line.release()
  await logOut.click()
  await page.getByRole('alertdialog', { name: title }).getByRole('button', { name: leave }).click()
  await expect(page).toHaveURL('/login?notice=signed_out')
})

test('a host with nothing left to save signs out from a visitor’s page at once @long', async ({
  page,
  host,
}) => {
  await host.listGuides()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/features?lang=en')
  await isReady(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login?notice=signed_out')
})

test('another language leaves the page where it was, with what was typed and what was reached', async ({
  page,
}) => {
  await page.goto('/support?code=k7m3p9xw&lang=es')
  await isReady(page)
  await page.getByRole('textbox', { name: supportPageCopy.es.message }).fill('La estufa no prende.')
  const atFoot = page.getByRole('contentinfo')
  await atFoot.getByRole('link', { name: 'English' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/support?code=k7m3p9xw&lang=en')
  await isReady(page)
  await expect(page.getByRole('textbox', { name: supportPageCopy.en.message })).toHaveValue(
    'La estufa no prende.',
  )
  await expect(atFoot.getByRole('link', { name: 'English' })).toBeFocused()
  await expect(atFoot).toBeInViewport()
})

test('a message that was refused stays when another language is chosen @long', async ({ page }) => {
  await page.goto('/support?lang=es')
  await page.getByLabel(supportPageCopy.es.message).fill('La estufa no prende.')
  await page.getByLabel(supportPageCopy.es.email).fill('ana')
  await page.getByRole('button', { name: supportPageCopy.es.send }).click()
  await expect(page.getByLabel(supportPageCopy.es.email)).toHaveAttribute('aria-invalid', 'true')
  await isReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  const message = page.getByLabel(supportPageCopy.en.message)
  await expect(message).toHaveValue('La estufa no prende.')
  await expect(page.getByLabel(supportPageCopy.en.email)).toHaveValue('ana')
})

test('the menu of a phone closes on the way to a section @long', async ({ page }) => {
  await page.goto('/?lang=en')
  await isReady(page)
  await page.getByRole('banner').getByRole('button').click()
  await page.locator('#site-menu').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/?lang=en#pricing')
  await expect(page.locator('#site-menu')).toBeHidden()
  await expect(page.locator('#pricing')).toBeInViewport()
})

test('the password of the landing page can be shown once something can show it @long', async ({
  page,
}) => {
  const line = await holdScripts(page)
  await line.open('/?lang=en')
  const password = page.getByLabel(wordsOf('en').password, { exact: true })
  const { showPassword, hidePassword } = uiCopy.en
  await password.fill(goodPassword)
  await expect(page.getByRole('button', { name: showPassword })).toBeHidden()
  line.release()
  await page.getByRole('button', { name: showPassword }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: hidePassword }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue(goodPassword)
})

test('a form on its way says so, and is not sent twice @long', async ({ page }) => {
  const words = wordsOf('en')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await page.goto('/?lang=en')
  await isReady(page)
  await page.getByLabel(words.email).fill(newAddress())
  await page.getByLabel(words.password, { exact: true }).fill(goodPassword)
  const said = await page
    .getByRole('button', { name: words.submit.sign_up })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      const [busy, text] = [button.ariaBusy, button.textContent]
      button.click()
      return { busy, text }
    })
  expect(said).toEqual({ busy: 'true', text: 'One moment…' })
  await expect(page).toHaveURL('/sign-up')
  expect(sent).toBe(1)
})
