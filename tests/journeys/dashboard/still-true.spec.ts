import { expect, type Page } from '@playwright/test'
import { type Host, test } from '#tests/journeys/desk.ts'
import { fillSignIn, wordsOf } from '#tests/journeys/host.ts'
import { onOwnServer } from '#tests/journeys/own-server.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { guidePageCopy } from '#web/copy/guide-page.ts'
import { stillTrueCopy } from '#web/copy/still-true.ts'

const copy = stillTrueCopy.es
const rules = guideWords.es.houseRules.rules.each

test('once a month a host looks through what changes most, and corrects it where it stands @long', async ({
  page,
  host,
  expectAccessible,
}) => {
  const { id } = await host.createGuide('Casa Limón', {
    welcome: {
      hostPhone: '+52 55 5555 0142',
      wifiNetworks: [{ ssid: 'Casa_5G', password: 'girasol-7' }],
      arrival: { codes: [{ kind: 'door', label: 'Puerta', code: '4711' }] },
    },
    houseRules: { rules: [{ title: 'Llave perdida', notes: 'Cuesta $350.' }] },
  })
  await page.goto(`/guides/${id}/still-true`)
  const facts = page.getByRole('main').getByRole('listitem')
  await expect(facts).toHaveCount(4)
  await expect(facts).toContainText(['4711', 'girasol-7', '+52 55 5555 0142', 'Cuesta $350.'])
  await expectAccessible()
  for (const fact of await facts.all()) {
    const say = fact.getByRole('button')
    await say.click()
    await expect(say).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page.getByText(copy.thanks)).toBeVisible()
  const { body } = await host.call('get', `/guidebooks/${id}/check`)
  expect(body.confirmed_at).not.toBeNull()

  await facts.nth(3).getByRole('link').click()
  await expect(page.getByRole('textbox', { name: rules.title.label })).toBeFocused()
})

test('thirty days after a guide was published its host is asked on the desk, confirms it or puts it off @long', async ({
  page,
  expectAccessible,
}) => {
  await monthLater(page, {
    async before(host) {
      for (const name of ['Casa Limón', 'Casa Jacaranda']) {
        const wifiNetworks = [{ ssid: 'Casa_5G', password: 'girasol-7' }]
        const { id } = await host.createGuide(name, { welcome: { wifiNetworks } })
        await host.publish(id)
      }
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(notice(page)).toBeHidden()
    },
    async after() {
      await expect(notice(page).getByRole('link')).toHaveCount(2)
      await expectAccessible()
      await notice(page).getByRole('link', { name: 'Casa Limón' }).click()
      await expect(page.getByRole('heading', { name: copy.titleOf('Casa Limón') })).toBeVisible()
      await page.getByRole('button', { name: copy.all }).click()
      await expect(page.getByText(copy.thanks)).toBeVisible()
      await page.getByRole('link', { name: guidePageCopy.es.back }).click()

      await expect(notice(page).getByRole('link')).toHaveText(['Casa Jacaranda'])
      await notice(page).getByRole('button', { name: copy.notice.later }).click()
      await expect(notice(page)).toBeHidden()
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(notice(page)).toBeHidden()
    },
  })
})

test('an answer put off that was not heard is said, and can be sent again @long', async ({
  page,
}) => {
  await monthLater(page, {
    async before(host) {
      const wifiNetworks = [{ ssid: 'Casa_5G', password: 'girasol-7' }]
      await host.publish((await host.createGuide('Casa Limón', { welcome: { wifiNetworks } })).id)
    },
    async after() {
      await page.route('**/api/guidebooks/*/check', (route) => route.abort())
      const later = notice(page).getByRole('button', { name: copy.notice.later })
      await later.click()
      await expect(page.getByRole('alert')).toHaveText(copy.failed)
      await page.unroute('**/api/guidebooks/*/check')
      await later.click()
      await expect(notice(page)).toBeHidden()
    },
  })
})

type Month = { before: (host: Host) => Promise<void>; after: () => Promise<void> }

/** A server of this journey alone, that stops and goes on thirty-one days later; its host signs in again. */
async function monthLater(page: Page, { before, after }: Month) {
  await onOwnServer(page, async ({ url, host, stop, restart }) => {
    await before(host)
    await stop()
    await restart({ NODE_OPTIONS: '--import=./tests/days-later.mjs', DAYS_LATER: '31' })
    await page.goto(`${url}/login`)
    await fillSignIn(page, wordsOf('es'), host.email)
    await after()
  })
}

function notice(page: Page) {
  return page.getByRole('region', { name: copy.title })
}
