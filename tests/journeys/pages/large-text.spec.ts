import type { Page } from '@playwright/test'
import { expect, expectNoOverflow, phone, test } from '#tests/journeys/desk.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'

test('with the text spacing of WCAG 1.4.12 nothing is pushed aside or cut', async ({
  page,
  browser,
  product,
  host,
}) => {
  await page.setViewportSize(phone)
  await host.createGuide('Casa Jacaranda')
  for (const language of ['es', 'en']) {
    await page.goto(`/?lang=${language}`)
    await page.getByRole('article').first().waitFor()
    await spreadText(page)
    await expectNoOverflow(page)
    expect(await cutTexts(page)).toEqual([])
  }
  const visitor = await browser.newPage({ baseURL: product.url, viewport: phone })
  const map = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  expect(paths.length).toBeGreaterThan(8)
  for (const path of new Set(paths)) {
    await visitor.goto(path)
    await spreadText(visitor)
    await expectNoOverflow(visitor)
  }
  await visitor.close()
})

test('on a screen as low as 400 % leave it, head and foot of the editor scroll away with the form', async ({
  page,
  host,
}) => {
  const { id } = await host.createGuide('Casa Jacaranda')
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`/guides/${id}/edit`)
  const title = page.getByRole('heading', { level: 1, name: editorCopy.es.editTitle })
  const save = page.getByRole('button', { name: editorCopy.es.update })
  await expect(title).toBeInViewport()
  await expect(save).not.toBeInViewport()
  await save.scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport()
  await expect(title).not.toBeInViewport()
  await expectNoOverflow(page)
  await page.goto(`/guides/${id}/stays`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoOverflow(page)
})

function spreadText(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Names of figures that end in dots. */
function cutTexts(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('dt, dd')]
      .filter((each) => each.scrollWidth > each.clientWidth)
      .map((each) => each.textContent),
  )
}
