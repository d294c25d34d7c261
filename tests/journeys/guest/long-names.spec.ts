import type { Locator, Page } from '@playwright/test'
import { desktop, expect, expectNoOverflow, type Host, phone, test } from '#tests/journeys/desk.ts'
import {
  draftOffer,
  greetingField,
  keptAsDraft,
  reloadAnyway,
} from '#tests/journeys/editor/editor-steps.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'

const { card, remove, unpublish } = deskCopy.es

const inManyWords = `${'Casa de las jacarandas '.repeat(5)}Jardín`.slice(0, 120).padEnd(120, 'a')

/** Of 120 letters, in one word. */
const name = 'Jacaranda'.repeat(14).slice(0, 120)

test('a long name fits the desk and its dialogs @long', async ({ page, host }) => {
  await openDesk(page, host)
  const guide = page.getByRole('article').filter({ hasText: 'Despublicar' })
  await expectToFit(page, guide)
  for (const [button, title] of [
    ['Despublicar', unpublish.title],
    [card.remove(name), remove.title],
  ] as const) {
    await guide.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('alertdialog', { name: title(name) })
    await expectToFit(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await host.createGuide(inManyWords)
  await page.reload()
  await expectToFit(page, page.getByRole('article', { name: inManyWords }))
})

test('a long name fits the list of guides to unpublish @long', async ({ page, host }) => {
  await openDesk(page, host)
  for (const other of ['Dos', inManyWords]) await host.publish((await host.createGuide(other)).id)
  await host.createGuide('Cuatro')
  await page.reload()
  const fourth = page.getByRole('article', { name: 'Cuatro' })
  await fourth.getByRole('button', { name: 'Publicar' }).click()
  const dialog = page.getByRole('dialog', { name: 'No quedan créditos' })
  await dialog.getByRole('tab', { name: 'Despublicar guías' }).click()
  await expect(dialog.getByRole('checkbox', { name })).toBeVisible()
  await expectToFit(page, dialog)
})

test('a long name fits the preview and the page of the guests @long', async ({ page, host }) => {
  await openDesk(page, host)
  for (const called of [inManyWords, name]) {
    const guide = await host.createGuide(called)
    await host.publish(guide.id)
    await page.goto(`/guides/${guide.id}/preview`)
    const preview = page.getByRole('dialog')
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page, preview)
    await page.goto(`/g/${guide.short_code}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page, page.locator('body'))
  }
})

test('no button lies over the name while a guest scrolls', async ({ page, host }) => {
  const guide = await host.createGuide(inManyWords)
  await host.publish(guide.id)
  await page.setViewportSize(phone)
  await page.goto(`/g/${guide.short_code}`)
  const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  for (let top = 0; top < y + 120; top += 40) {
    await page.evaluate(async (to) => {
      window.scrollTo(0, to)
      // The guide answers a scroll in the frame after it.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    }, top)
    expect(await buttonsOverName(page), `${top} px down`).toEqual([])
  }
})

test('a long name fits the editor, its offer of a draft and its preview @long', async ({
  page,
  host,
}) => {
  const guide = await openDesk(page, host)
  await page.goto(`/guides/${guide.id}/edit`)
  await expectToFit(page, page.getByRole('dialog', { name: editorCopy.es.editTitle }))
  await greetingField(page).fill('Hola')
  await keptAsDraft(page)
  await reloadAnyway(page)
  await expectToFit(page, draftOffer(page))
  await draftOffer(page).getByRole('button', { name: keepingCopy.es.offer.restore }).click()
  await page.getByRole('button', { name: editorCopy.es.preview }).click()
  await expectToFit(page, page.getByRole('dialog', { name: editorCopy.es.previewTitle }), [phone])
})

/** The desk with one published guide of a long name. */
async function openDesk(page: Page, host: Host) {
  const guide = await host.createGuide(name, { welcome: { photoUrl: await host.uploadPhoto() } })
  await host.publish(guide.id)
  await page.goto('/')
  return guide
}

/** Nothing to scroll for sideways, in the page or in the part, and every button between its edges. */
async function expectToFit(page: Page, part: Locator, viewports = [desktop, phone]) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await expect(part).toBeVisible()
    await expectNoOverflow(page)
    expect(await buttonsOutside(part), 'buttons beyond the edge of the screen').toEqual([])
    expect(await sidewaysParts(part), 'parts that scroll sideways').toEqual([])
  }
}

/** Those of the guide's head with nothing between them and its name. */
function buttonsOverName(page: Page) {
  return page.locator('.g-tools').evaluate((head) =>
    [...head.querySelectorAll('a')]
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const behind = document.elementsFromPoint(left + width / 2, top + height / 2)
        return behind.some(({ tagName }) => tagName === 'H1') && !behind.includes(head)
      })
      .map(({ textContent }) => textContent),
  )
}

/** A strip of tabs is meant to scroll, and has arrows of its own for it. */
function buttonsOutside(part: Locator) {
  return part.evaluate((element) =>
    [...element.querySelectorAll('button:not([role=tab]), a[href]')]
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect()
        return width > 0 && (left < 0 || right > innerWidth)
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  )
}

function sidewaysParts(part: Locator) {
  return part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((inner) => {
        const canScroll = /auto|scroll/.test(getComputedStyle(inner).overflowX)
        const isTabs =
          inner.querySelector('[role=tab]') &&
          inner.matches('[role=tablist], :has(> [role=tablist])')
        return canScroll && !isTabs && inner.scrollWidth > inner.clientWidth
      })
      .map((inner) => inner.outerHTML.slice(0, 200)),
  )
}
