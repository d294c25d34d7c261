import type { Page } from '@playwright/test'
import { desktop, expect, test } from '#tests/journeys/desk.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'

const editor = editorCopy.es
const { welcome, sections } = guideWords.es
const { items: own, isActive } = sections.house_rules

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('a live preview shows what is typed, the host’s own blocks, and not what is switched off', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const { id } = await host.createGuide('Casa', {
      houseRules: { rules: [{ title: 'Silencio' }] },
    })
    await page.goto(`/guides/${id}/edit`)
    const phone = page.getByRole('complementary', { name: editor.previewTitle })
    await page.getByRole('textbox', { name: welcome.greeting.label }).fill('Pasen, pasen')
    await expect(phone.getByText('Pasen, pasen').first()).toBeVisible()
    await page.getByRole('tab', { name: editor.tabs.house_rules }).click()
    await expect(phone.getByText('Silencio')).toBeVisible()
    await page.getByRole('button', { name: own.add }).click()
    await page.getByRole('textbox', { name: own.each.title.label }).fill('La caseta')
    await expect(phone.getByText('La caseta')).toBeVisible()
    await expectAccessible()
    await page.getByRole('switch', { name: own.each.isActive.label }).uncheck()
    await expect(phone.getByText('La caseta')).toBeHidden()
    await page.getByRole('switch', { name: isActive.label }).uncheck()
    await expect(page.getByText(fieldsCopy.es.sectionOff)).toBeVisible()
    await expect(phone.getByText('Silencio')).toHaveCount(0)
  })

  test('every tab reads well to a machine, by day and by night @long', async ({
    page,
    host,
    expectAccessible,
  }) => {
    const { id } = await host.createGuide('Casa')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`/guides/${id}/edit`)
      for (const name of Object.values(editor.tabs)) {
        await page.getByRole('tab', { name }).click()
        await expectAccessible()
      }
    }
  })
})

test('a phone has the preview one tap away and one tap back @long', async ({ page, host }) => {
  const { id } = await host.createGuide('Casa', { welcome: { greeting: 'Pasen' } })
  await page.goto(`/guides/${id}/edit`)
  await page.getByRole('button', { name: editor.preview }).click()
  const preview = page.getByRole('dialog', { name: editor.previewTitle })
  await expect(preview.getByText('Pasen').first()).toBeVisible()
  await preview.getByRole('button', { name: editor.backToForm }).last().click()
  await expect(page.getByRole('textbox', { name: welcome.greeting.label })).toBeVisible()
})

test('the guests’ style comes with every page that shows their guide @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa')
  for (const address of ['/guides/new', `/guides/${id}/edit`, `/guides/${id}/preview`]) {
    const answer = await page.request.get(address)
    expect(await answer.text(), address).toContain('data-precedence="guest"')
  }
})

test('without a connection a phone shows the preview as guests see it @long', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa', { welcome: { greeting: 'Pasen' } })
  await page.goto(`/guides/${id}/edit`)
  const opener = page.getByRole('button', { name: editor.preview })
  await expect(opener).toBeVisible()
  await expect.poll(() => loadedPreviews(page)).toBe(1)
  await page.context().setOffline(true)
  await opener.click()
  const preview = page.getByRole('dialog', { name: editor.previewTitle })
  await expect(preview.getByText('Pasen').first()).toBeVisible()
  await expect(preview.locator('.g-screen')).toHaveCSS('container-type', /size/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the preview says what it needs instead of waiting @long', async ({ page, host }) => {
    const { id } = await host.createGuide('Casa')
    await page.goto(`/guides/${id}/preview`)
    const notice = page.locator('noscript')
    await expect(notice).toHaveText(previewCopy.es.needsScript, { useInnerText: true })
    await expect(notice).toBeVisible()
    await expect(page.getByText(previewCopy.es.loading)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(previewCopy.es.title)
  })
})

/** The guests' screens come while the page has nothing else to do, in a script of their own. */
function loadedPreviews(page: Page) {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return new Set(names.filter((name) => /host-preview-[^/]*\.js$/.test(name))).size
  })
}
