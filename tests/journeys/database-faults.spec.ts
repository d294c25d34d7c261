import { sentenceOf } from '#domain/messages/refusals.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { testCreditsCopy } from '#web/copy/test-credits.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import { test } from './broken-database.ts'
import { desktop, expect } from './desk.ts'
import { fillSignUp, newAddress, signInAgain, wordsOf } from './host.ts'

test.describe.configure({ mode: 'default' })

const copy = deskCopy.es

test('guides that cannot be loaded leave the rest of the desk standing, and come with a retry', async ({
  page,
  host,
  database: { faults },
  expectAccessible,
}) => {
  await host.createGuide('Casa Jacaranda')
  const mend = await faults.breakTable('photos')
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText(copy.listFailed)
  await expect(page.getByText('Puedes publicar 3 guías más sin costo.')).toBeVisible()
  await expectAccessible()
  const retry = page.getByRole('button', { name: uiCopy.es.retry })
  await retry.click()
  await expect(retry).toBeEnabled()
  await expect(page.getByRole('alert')).toContainText(copy.listFailed)
  await mend()
  await retry.click()
  await expect(page.getByRole('article', { name: 'Casa Jacaranda' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('credits that cannot be loaded say why, and come with a retry @long', async ({
  page,
  host,
  database: { faults },
  expectAccessible,
}) => {
  await host.createGuide('Casa Jacaranda')
  const mend = await faults.breakTable('host_accounts')
  await page.goto('/')
  const panel = page.getByRole('region', { name: copy.credits.label })
  await expect(panel.getByRole('alert')).toHaveText(sentenceOf('error_fetching_credits', 'es'))
  await expect(page.getByRole('article', { name: 'Casa Jacaranda' })).toBeVisible()
  await expectAccessible()
  await mend()
  await panel.getByRole('button', { name: uiCopy.es.retry }).click()
  await expect(page.getByText('Puedes publicar 3 guías más sin costo.')).toBeVisible()
})

test('a preview says which part could not be loaded, and shows it after a retry @long', async ({
  page,
  host,
  database: { faults },
  expectAccessible,
}) => {
  const guide = await host.createGuide('Casa Jacaranda', {
    houseRules: { rules: [{ title: 'Zapatos junto a la puerta' }] },
  })
  const mend = await faults.breakTable('content_sections')
  await page.goto(`/guides/${guide.id}/preview`)
  await expect(page.getByText(sentenceOf('could_not_load_guidebook_content', 'es'))).toBeVisible()
  await expectAccessible()
  await mend()
  await page.getByRole('button', { name: uiCopy.es.retry }).click()
  await expect(page.getByText('Zapatos junto a la puerta').first()).toBeVisible()
  await host.call('delete', `/guidebooks/${guide.id}`)
  await page.reload()
  await expect(page.getByText(sentenceOf('could_not_load_guidebook', 'es'))).toBeVisible()
})

test('a guest whose guide cannot be loaded is told so, and finds it by trying again', async ({
  page,
  host,
  database: { faults },
  expectAccessible,
}) => {
  const guide = await host.createGuide('Casa Jacaranda')
  await host.publish(guide.id)
  const words = guestCopy.es.page
  const mend = await faults.breakAll()
  const answer = await page.goto(`/g/${guide.short_code}`)
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: words.failed })).toBeVisible()
  await expectAccessible()
  await mend()
  await page.getByRole('link', { name: words.retry }).click()
  await expect(page.getByRole('heading', { name: 'Casa Jacaranda' })).toBeVisible()
})

test('a desk, a preview and a guide that cannot be loaded fit every width in both languages @long', async ({
  page,
  host,
  database: { faults },
  expectEverywhere,
}) => {
  const guide = await host.createGuide('Casa Jacaranda')
  await host.publish(guide.id)
  for (const [table, address] of [
    ['photos', '/'],
    ['host_accounts', '/'],
    ['content_sections', `/guides/${guide.id}/preview`],
  ] as const) {
    const mend = await faults.breakTable(table)
    await expectEverywhere(address, (locale) =>
      page.getByRole('button', { name: uiCopy[locale].retry }).first().waitFor(),
    )
    await mend()
  }
  const mend = await faults.breakAll()
  await expectEverywhere(`/g/${guide.short_code}`, (locale) =>
    page.getByRole('heading', { name: guestCopy[locale].page.failed }).waitFor(),
  )
  await mend()
})

test('a section whose own blocks cannot be loaded is shown without them @long', async ({
  page,
  host,
  database: { faults },
}) => {
  const item = { title: 'La caseta', body: 'Toquen dos veces', isActive: true }
  const guide = await host.createGuide('Casa Jacaranda', {
    houseRules: { rules: [{ title: 'Silencio' }] },
    sections: { house_rules: { isActive: true, items: [item] } },
  })
  const mend = await faults.breakTable('content_items')
  await page.goto(`/guides/${guide.id}/preview`)
  await expect(page.getByText('Silencio').first()).toBeVisible()
  await expect(page.getByText('La caseta')).toHaveCount(0)
  await mend()
  await page.reload()
  await expect(page.getByText('La caseta').first()).toBeVisible()
})

test('published guides to choose from come after a retry, and only to who is signed in @long', async ({
  page,
  host,
  context,
  database: { faults },
}) => {
  for (const name of ['Uno', 'Dos', 'Tres']) await host.publish((await host.createGuide(name)).id)
  await host.createGuide('Cuatro')
  await page.goto('/')
  const card = page.getByRole('article', { name: 'Cuatro' })
  await card.getByRole('button', { name: copy.card.publish }).click()
  const dialog = page.getByRole('dialog', { name: 'No quedan créditos' })
  const mend = await faults.breakTable('host_accounts')
  await dialog.getByRole('tab', { name: 'Despublicar guías' }).click()
  await expect(dialog.getByRole('alert')).toContainText(sentenceOf('could_not_fetch_credits', 'es'))
  await mend()
  const [session] = await context.cookies()
  await context.clearCookies()
  await dialog.getByRole('button', { name: uiCopy.es.retry }).click()
  await signInAgain(page)
  expect((await context.cookies())[0]?.value).not.toBe(session?.value)
  await dialog.getByRole('button', { name: uiCopy.es.retry }).click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(3)
})

test('a retry after the session has ended asks to sign in, and the desk stands @long', async ({
  page,
  host,
  context,
  database: { faults },
}) => {
  await host.createGuide('Casa Jacaranda')
  const mend = await faults.breakTable('photos')
  await page.goto('/')
  await mend()
  await context.clearCookies()
  await page.getByRole('button', { name: uiCopy.es.retry }).click()
  await signInAgain(page)
  await expect(page.getByRole('article', { name: 'Casa Jacaranda' })).toBeVisible()
})

test('a sign-out that could not be carried out says so, and the host is still in @long', async ({
  page,
  host,
  context,
  database: { faults },
  expectAccessible,
}) => {
  await page.setViewportSize(desktop)
  await host.createGuide('Casa Jacaranda')
  await page.goto('/')
  const mend = await faults.breakTable('session')
  await page.getByRole('button', { name: layoutCopy.es.logOut }).click()
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('not_signed_out', 'es'))
  await expectAccessible()
  await mend()
  expect((await context.cookies()).map(({ name }) => name)).toContain('zaguan.session_token')
  await page.goto('/settings')
  await expect(page).toHaveURL('/settings')
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: authCopy.es.signOut.submit }).click()
  await expect(page).toHaveURL('/login?notice=signed_out')
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
})

test('the page of test credits says of each part that it could not be read @long', async ({
  page,
  host,
  database: { faults },
  expectAccessible,
}) => {
  await host.createGuide('Casa Jacaranda')
  const mend = await faults.breakTable('host_accounts')
  await page.goto('/test-credits')
  await expect(page.getByRole('alert')).toContainText(sentenceOf('error_fetching_credits', 'es'))
  await expect(page.getByText('Casa Jacaranda')).toBeVisible()
  await expectAccessible()
  await mend()
  const mendGuides = await faults.breakTable('properties')
  await page.reload()
  await expect(page.getByText(sentenceOf('could_not_load_guidebook', 'es'))).toBeVisible()
  await mendGuides()
  await page.reload()
  await expect(page.getByText(testCreditsCopy.es.available).locator('..')).toContainText('3')
})

test('a host is not asked to log in because the database is away @long', async ({
  page,
  host,
  database: { faults },
}) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  const ofGuide = ['edit', 'stays'].map((screen) => `/guides/${id}/${screen}`)
  const mend = await faults.breakAll()
  for (const address of [
    '/settings',
    '/settings/data/1',
    '/confirm-new-email?token=1',
    ...ofGuide,
  ]) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(503)
    await expect(page).toHaveURL(address)
  }
  await page.goto(`/guides/${id}/download`)
  await expect(page).toHaveURL(new RegExp(`/guides/${id}/not-downloaded`))
  const { pendingTitle, unknownTitle } = billingCopy.es.success
  await page.goto('/payment-success?session_id=cs_test_1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pendingTitle)
  await mend()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknownTitle)
  const mendFiles = await faults.breakTable('data_exports')
  expect((await page.goto('/settings/data/1'))?.status(), 'whether it is gone, nobody knows').toBe(
    500,
  )
  await mendFiles()
  expect((await page.reload())?.status()).toBe(404)
  const mendPasskeys = await faults.breakTable('passkey')
  expect((await page.goto('/settings'))?.status()).toBe(503)
  await expect(page).toHaveURL('/settings')
  await mendPasskeys()
})

test('the link of a mail is not called dead because the database is away @long', async ({
  page,
  mailTo,
  database: { faults },
}) => {
  const words = wordsOf('es')
  const email = newAddress()
  await fillSignUp(page, words, email)
  await page.getByRole('status').filter({ hasText: words.signUp.next }).waitFor()
  const link = (await mailTo(email)).links[0]!
  const mendHosts = await faults.breakTable('user')
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText(sentenceOf('unexpected', 'es'))
  await mendHosts()
  await page.getByRole('button', { name: words.confirm.submit }).click()
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  await page.request.post('/api/auth/sign-in/magic-link', { data: { email } })
  await expect.poll(async () => (await mailTo(email)).links[0]).not.toBe(link)
  const opening = (await mailTo(email)).links[0]!
  const mendTokens = await faults.breakTable('verification')
  await page.goto(opening)
  await expect(page.getByRole('alert')).toContainText(sentenceOf('unexpected', 'es'))
  await mendTokens()
  await page.getByRole('button', { name: words.openLink.submit }).click()
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  const mendLinks = await faults.breakTable('verification')
  expect((await page.goto('/update-password?token=1'))?.status()).toBe(500)
  await mendLinks()
  expect((await page.reload())?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.deadLink.title)
})
