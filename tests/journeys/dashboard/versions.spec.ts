import type { Page } from '@playwright/test'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { essentialsCopy } from '#web/copy/essentials.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { versionsCopy } from '#web/copy/versions.ts'

const copy = versionsCopy.es
const { card } = deskCopy.es
const { tabs } = editorCopy.es

test('an edit made at midnight is undone in the morning, and can be taken back', async ({
  page,
  host,
  expectAccessible,
}) => {
  const id = await openChanged(host)
  await page.goto('/')
  await chooseInMenu(page, { menu: card.more('Casa Jacaranda'), item: card.versions })
  const list = page.getByRole('navigation', { name: copy.list })
  await expect(list.getByText(tabs.welcome)).toBeVisible()
  await expectAccessible()
  await list.getByRole('link').first().click()

  const note = guideWords.es.welcome.note.label
  const difference = page.getByRole('region', { name: `${tabs.welcome} · ${note}` })
  await expect(difference).toContainText('Hay café en la alacena.')
  await expect(difference).toContainText('Nada')
  const seen = page.getByRole('complementary', { name: copy.asSeen })
  await expect(seen.getByText('Hay café en la alacena.')).toBeVisible()
  await expectAccessible()
  await restore(page)
  await expect(page.getByText(copy.restored)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await noteOf(host, id)).toBe('Hay café en la alacena.')

  await page.reload()
  await expect(list.getByRole('link')).toHaveCount(2)
  await expect(page.getByText(copy.restored)).toBeHidden()
  await list.getByRole('link').first().click()
  await restore(page)
  await expect(list.getByRole('link')).toHaveCount(3)
  expect(await noteOf(host, id)).toBe('Nada')
})

test('what guests act on is looked at before a version brings it back to them @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const codes = [{ kind: 'door', label: 'Portón', code: '4821', notes: '', stayOnly: true }]
  const { id } = await host.createGuide('Casa Jacaranda', { welcome: { arrival: { codes } } })
  await change(host, id, { arrival: { codes: [] } })
  await host.publish(id)
  await page.goto(`/guides/${id}/versions?version=1`)
  await restore(page)
  const check = page.getByRole('dialog', { name: essentialsCopy.es.title })
  await expect(check.getByText('4821')).toBeVisible()
  await expectAccessible()
  await check.getByRole('button', { name: essentialsCopy.es.cancel }).click()
  await page.getByRole('button', { name: copy.ask.cancel }).click()
  await restore(page)
  await check.getByRole('button', { name: copy.ask.confirmAll }).click()
  await expect(page.getByText(copy.restored)).toBeVisible()
})

test('a version does not come over what was saved meanwhile, nor without a connection @long', async ({
  page,
  host,
}) => {
  const id = await openChanged(host)
  await page.goto(`/guides/${id}/versions?version=1`)
  await page.route('**/restore', (route) => route.abort())
  await restore(page)
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible()
  await page.unroute('**/restore')
  await page.getByRole('button', { name: copy.ask.cancel }).click()

  await change(host, id, { note: 'Otra' })
  await restore(page)
  await expect(page.getByText(copy.stale)).toBeVisible()
  expect(await noteOf(host, id)).toBe('Otra')
  await page.getByRole('button', { name: copy.ask.cancel }).click()
  await expect(page.getByText('Otra', { exact: true }).first()).toBeVisible()
})

test('versions, what differs in one and the question before it comes back fit every width in both languages @long', async ({
  page,
  host,
  expectEverywhere,
}) => {
  const id = await openChanged(host)
  await expectEverywhere(`/guides/${id}/versions`)
  await expectEverywhere(`/guides/${id}/versions?version=1`)
  await expectEverywhere(`/guides/${id}/versions?version=1`, (locale) =>
    page.getByRole('button', { name: versionsCopy[locale].restore }).click(),
  )
})

test('a guide without changes has no versions yet; a number that is none says so @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { id } = await host.createGuide('Casa Jacaranda', {})
  await page.goto(`/guides/${id}/versions`)
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
  await expectAccessible()
  await page.goto(`/guides/${id}/versions?version=77`)
  await expect(page.getByText(copy.gone)).toBeVisible()
})

test('what was translated since is no difference: it stays when a version comes back @long', async ({
  page,
  host,
}) => {
  const id = await openChanged(host)
  const { body } = await host.call('get', `/guidebooks/${id}`)
  const translations = { en: { 'welcome.note': { text: 'Nothing' } } }
  await host.call('put', `/guidebooks/${id}`, { ...body.form, translations })
  await page.goto(`/guides/${id}/versions?version=1`)
  await expect(page.getByText(copy.differences(1))).toBeVisible()
})

async function restore(page: Page) {
  await page.getByRole('button', { name: copy.restore }).click()
  await page.getByRole('button', { name: copy.ask.confirm }).click()
}

/** A guide whose note was changed since it was made. */
async function openChanged(host: Host) {
  const { id } = await host.createGuide('Casa Jacaranda', {
    welcome: { note: 'Hay café en la alacena.' },
  })
  await change(host, id, { note: 'Nada' })
  return id
}

async function change(host: Host, id: string, welcome: object) {
  const { body } = await host.call('get', `/guidebooks/${id}`)
  const form = { ...body.form, welcome: { ...body.form.welcome, ...welcome } }
  await host.call('put', `/guidebooks/${id}`, form)
}

async function noteOf(host: Host, id: string): Promise<string> {
  return (await host.call('get', `/guidebooks/${id}`)).body.form.welcome.note
}
