import type { Page } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { expect, type Host, test } from '#tests/journeys/desk.ts'
import { chooseInMenu } from '#tests/journeys/menus.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { labelsCopy } from '#web/copy/guest-host.ts'

const copy = labelsCopy.es
const { card } = deskCopy.es

/** What is left of a sheet between its margins, in pixels of the screen. */
const papers = { A4: 718, letter: 740 }

const home = {
  houseManual: {
    rooms: [{ id: 'k7k7k7k7', key: 'kitchen', label: 'Cocina', features: ['Estufa de gas'] }],
  },
  sections: {
    house_manual: { items: [{ entryId: 'd2d2d2d2', title: 'Bodega', body: 'Bajo la escalera' }] },
  },
  wifiTech: { devices: [{ id: 'b8b8b8b8', name: 'Calentador de agua', notes: 'En la azotea' }] },
  checkout: { steps: [{ id: 'c9c9c9c9', title: 'Cerrar el gas' }] },
}

test('labels chosen on the desk print codes that a camera reads, on either paper', async ({
  page,
  host,
  product,
  expectAccessible,
}) => {
  const { code } = await openHome(host)
  await page.goto('/')
  await chooseInMenu(page, { menu: card.more('Casa Jacaranda'), item: card.labels })
  await expect(page.getByRole('heading', { name: copy.titleOf('Casa Jacaranda') })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Cocina' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Cerrar el gas' })).not.toBeChecked()
  await page.getByText('Cerrar el gas').click()
  await page.getByText('Estacionamiento').first().click()
  await expect(page.getByRole('button', { name: copy.print(4) })).toBeVisible()
  await expectAccessible()
  await page.emulateMedia({ media: 'print' })
  for (const width of Object.values(papers)) {
    await page.setViewportSize({ width, height: 1000 })
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await readLabels(page)).toEqual(
      ['k7k7k7k7', 'd2d2d2d2', 'b8b8b8b8', 'c9c9c9c9'].map(
        (id) => `${product.url}/g/${code}#${id}`,
      ),
    )
  }
})

test('the link of a card is copied beside its name @long', async ({
  page,
  host,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, code } = await openHome(host)
  await page.goto(`/guides/${id}/labels`)
  await expect(page.getByText(copy.draft)).toBeVisible()
  await page.getByRole('button', { name: copy.copyLinkOf('Calentador de agua') }).click()
  await expect(page.getByRole('status').filter({ hasText: copy.copied })).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${product.url}/g/${code}#b8b8b8b8`)
  await page.getByRole('button', { name: copy.none }).click()
  await expect(page.getByRole('button', { name: copy.print(0) })).toBeDisabled()
})

test('forty rooms with long names fit every width in both languages @long', async ({
  page,
  host,
  expectEverywhere,
}) => {
  const rooms = Array.from({ length: 40 }, (_, at) => ({
    key: `room-${at}`,
    label: at === 0 ? 'Parangaricutirimícuaro'.repeat(5) : `Cuarto ${at}`,
    features: ['Cama'],
  }))
  const { id } = await openHome(host, { houseManual: { rooms } })
  await expectEverywhere(`/guides/${id}/labels`, () =>
    expect(page.locator('[data-label]')).toHaveCount(43),
  )
})

test('a long title stands whole on its label @long', async ({ page, host }) => {
  const name =
    'Calentador de agua de paso que está en la azotea junto a los tinacos, y se prende con botón'
  const { id } = await openHome(host, {
    wifiTech: {
      devices: [
        { name, notes: 'Gas' },
        { name: 'Parangaricutirimícuaro'.repeat(5), notes: '' },
      ],
    },
  })
  await page.goto(`/guides/${id}/labels`)
  await page.emulateMedia({ media: 'print' })
  const labels = page.locator('[data-label]')
  await expect(labels.filter({ hasText: name })).toBeVisible()
  const cut = await labels.evaluateAll((all) =>
    all
      .flatMap((label) => [label, ...label.querySelectorAll('p')])
      .filter(
        (part) => part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth,
      )
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

async function openHome(host: Host, form: object = {}) {
  const { id } = await host.createGuide('Casa Jacaranda', { ...home, ...form })
  const { body } = await host.call('get', `/guidebooks/${id}`)
  return { id, code: body.property.short_code }
}

/** What a camera held over each label of the sheet would open. */
async function readLabels(page: Page) {
  const picture = sharp(await page.screenshot({ fullPage: true }))
  const boxes = await page.locator('[data-label] svg').evaluateAll((codes) =>
    codes.map((code) => {
      const { left, top, width, height } = code.getBoundingClientRect()
      return { left: left + scrollX, top: top + scrollY, width, height }
    }),
  )
  const read = boxes.map(async (box) => {
    const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
    const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)]
    const area = picture.clone().extract({ left, top, width, height })
    const { data } = await area
      .resize(width * 4)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return decodeQr({ width: width * 4, height: height * 4, data })
  })
  return Promise.all(read)
}
