import type { Page, Route } from '@playwright/test'
import { loseAnswer, loseAnswers, savesAt } from '#tests/journeys/calls.ts'
import { expect, test } from '#tests/journeys/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import {
  draftOffer,
  fillNewGuide,
  greetingField,
  keptAsDraft,
  openGuide,
  openWithDraft,
  reloadAnyway,
  saveButton,
  seeAllFacts,
  storedGreeting,
  unreachableDialog,
  updateButton,
} from './editor-steps.ts'

const keeping = keepingCopy.es

test.describe('a save', () => {
  test('without a connection waits for it, says so, and is done when it is back @long', async ({
    page,
    host,
    context,
    expectAccessible,
  }) => {
    const id = await openGuide(page, host)
    await context.setOffline(true)
    await expect(page.getByText(keeping.offline.typing)).toBeVisible()
    await greetingField(page).fill('Escrito en el camión')
    await updateButton(page).click()
    const waiting = page.getByRole('alertdialog', { name: keeping.offline.title })
    await expect(waiting).toBeVisible()
    await expectAccessible()
    await context.setOffline(false)
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Escrito en el camión')
  })

  test('without a connection does not say that a device keeps a draft that it cannot keep @long', async ({
    page,
    host,
    context,
  }) => {
    await openGuide(page, host)
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await greetingField(page).fill('Hola')
    const unkept = page.getByText(keeping.draftUnkept)
    await expect(unkept).toBeVisible()
    await context.setOffline(true)
    await updateButton(page).click()
    const waiting = page.getByRole('alertdialog', { name: keeping.offline.title })
    await expect(waiting).toContainText(keeping.draftOnlyHere)
    await expect(waiting).not.toContainText(keeping.offline.lead)
    await expect(unkept).toBeVisible()
    await expect(page.getByText(keeping.offline.typing)).toBeHidden()
    await context.setOffline(false)
    await expect(page).toHaveURL('/')
  })

  test('from another tab is over, and the desk stays, where the desk cannot be loaded anew @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Guardado')
    await page.getByRole('tab', { name: editorCopy.es.tabs.checkout }).click()
    const loads = (url: URL) => url.pathname.endsWith('.data')
    await page.route(loads, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => loads(new URL(request.url())))
    await updateButton(page).click()
    await failed
    await expect(page).toHaveURL('/')
    await expect(page.getByText(/Se guardaron los cambios de .+\./)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus guías')
    expect(await storedGreeting(host, id)).toBe('Guardado')
  })

  test('whose answer was lost makes one guide, not two', async ({ page, host }) => {
    await fillNewGuide(page, 'Casa Jacaranda')
    await saveInVain(page, loseAnswer)
    await retryButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await host.listGuides()).toHaveLength(1)
  })

  test('tried again never goes over another guide of the same name @long', async ({
    page,
    host,
  }) => {
    const { id } = await host.createGuide('Casa Jacaranda', {
      welcome: { greeting: 'La primera' },
    })
    await fillNewGuide(page, 'Casa Jacaranda')
    await saveInVain(page, (route) => route.abort())
    await retryButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await host.listGuides()).toHaveLength(2)
    expect(await storedGreeting(host, id)).toBe('La primera')
  })

  test('whose answer was lost with the page is taken up by the restored draft @long', async ({
    page,
    host,
  }) => {
    await fillNewGuide(page, 'Casa Jacaranda')
    await keptAsDraft(page)
    await saveInVain(page, loseAnswer)
    await reloadAnyway(page)
    await draftOffer(page).getByRole('button', { name: keeping.offer.restore }).click()
    await greetingField(page).fill('Escrito después')
    await expect(page.getByText(photoCopy.es.uploaded)).toBeVisible()
    await saveButton(page).click()
    await expect(page).toHaveURL('/')
    const guides = await host.listGuides()
    expect(guides).toHaveLength(1)
    expect(await storedGreeting(host, guides[0]!.id)).toBe('Escrito después')
  })

  test('whose answer was lost is not written again by its repetition @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await greetingField(page).fill('Una vez')
    await loseAnswers(page)
    await updateButton(page).click()
    await expect(unreachableDialog(page)).toBeVisible()
    await page.unroute(savesAt)
    await retryButton(page).click()
    await expect(page).toHaveURL('/')
    const { body } = await host.call('get', `/guidebooks/${id}`)
    expect([body.form.welcome.greeting, body.property.version]).toEqual(['Una vez', 2])
  })

  test('whose answer was lost is the base of what is typed next, here or in the restored draft @long', async ({
    page,
    host,
  }) => {
    const id = await openWithDraft(page, host, 'Uno')
    await loseAnswers(page)
    await updateButton(page).click()
    await unreachableDialog(page).getByRole('button', { name: keeping.offline.stopWaiting }).click()
    await page.unroute(savesAt)
    await reloadAnyway(page)
    await draftOffer(page).getByRole('button', { name: keeping.offer.restore }).click()
    await expect(greetingField(page)).toHaveValue('Uno')
    await greetingField(page).fill('Dos')
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Dos')
  })

  test('whose answer was lost is nobody else’s when the next one is asked what guests will act on @long', async ({
    page,
    host,
  }) => {
    const id = await openGuide(page, host)
    await host.publish(id)
    const agree = async () => (await seeAllFacts(page, { act: 'saveAll' })).click()
    await greetingField(page).fill('Cero')
    await updateButton(page).click()
    await agree()
    await expect(page).toHaveURL('/')
    await page.goto(`/guides/${id}/edit`)
    await greetingField(page).fill('Uno')
    await loseAnswers(page)
    await updateButton(page).click()
    await unreachableDialog(page).getByRole('button', { name: keeping.offline.stopWaiting }).click()
    await page.unroute(savesAt)
    const number = '+52 55 5555 0143'
    await page.getByRole('textbox', { name: guideWords.es.welcome.hostPhone.label }).fill(number)
    await updateButton(page).click()
    await agree()
    await expect(page).toHaveURL('/')
    const { form } = (await host.call('get', `/guidebooks/${id}`)).body
    expect([form.welcome.greeting, form.welcome.hostPhone]).toEqual(['Uno', number])
  })
})

/** What breaks there is meant to. */
const broken = test.extend({
  quietConsole: async ({ browserName: _browserName }, use) => use(undefined),
})

broken(
  'a save that breaks over a fault of ours can be tried again @long',
  async ({ page, host }) => {
    const id = await openWithDraft(page, host, 'Otra vez')
    const fault = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      const { structuredClone } = window
      window.structuredClone = () => {
        window.structuredClone = structuredClone
        throw new Error('a fault of ours')
      }
    })
    await updateButton(page).click()
    await fault
    await updateButton(page).click()
    await expect(page).toHaveURL('/')
    expect(await storedGreeting(host, id)).toBe('Otra vez')
  },
)

const retryButton = (page: Page) =>
  unreachableDialog(page).getByRole('button', { name: keeping.offline.retry })

/** A save of a new guide that ends as the road makes it end, and the next one as it should. */
async function saveInVain(page: Page, road: (route: Route) => Promise<void>) {
  await page.route(savesAt, road)
  await saveButton(page).click()
  await expect(unreachableDialog(page)).toBeVisible()
  await page.unroute(savesAt)
}
