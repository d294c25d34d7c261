import { expect, test } from '#tests/journeys/desk.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { localGuideCopy } from '#web/copy/guide/local-guide.ts'
import { openGuide, updateButton } from './editor-steps.ts'

const words = guideWords.es.localGuide
const { howFar, ways, takeWay } = localGuideCopy.es

const pointAt = (latitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},-99.162`

test('how far a place is follows from both maps links or is typed, and guests read the nearest first @long', async ({
  page,
  host,
  product,
  expectAccessible,
}) => {
  const id = await openGuide(page, host, {
    localGuide: {
      propertyLocation: { mapsLink: pointAt(19.418) },
      places: [
        { name: 'Farmacia San Pablo', category: 'Other' },
        { name: 'Mercado', category: 'Shop', mapsLink: pointAt(19.45) },
        { name: 'Fonda Amparo', category: 'Restaurant', mapsLink: pointAt(19.4215) },
      ],
    },
  })
  await page.goto(`/guides/${id}/edit?tab=local-guide`)
  const { name, minutes, by } = words.places.each
  const field = page.getByRole('textbox', { name: name.label })
  for (const closed of ['Farmacia San Pablo', 'Mercado', 'Fonda Amparo'])
    await page.getByRole('button', { name: closed, exact: true }).click()
  const place = (at: number) => page.getByRole('listitem').filter({ has: field }).nth(at)
  for (const [at, way] of [
    [1, ways.car(15)],
    [2, ways.foot(7)],
  ] as const) {
    await place(at).getByRole('button', { name: howFar }).click()
    const take = place(at).getByRole('button', { name: takeWay(way) })
    await take.click()
    await expect(take).toBeHidden()
  }
  const typed = place(0)
  await typed.getByRole('button', { name: howFar }).click()
  await typed.getByRole('spinbutton', { name: minutes.label }).fill('9')
  await typed.getByLabel(by.label).selectOption(by.choices.foot)
  await page.getByLabel(words.placesOrder.label).selectOption(words.placesOrder.choices.nearness)
  await expectAccessible()
  await updateButton(page).click()
  await expect(page).toHaveURL('/')

  await host.publish(id)
  const { body } = await host.call('get', `/guidebooks/${id}`)
  await page.goto(`${product.url}/g/${body.property.short_code}?lang=es`)
  const heads = page.locator('.g-place-words')
  await expect(heads).toHaveText([
    /Restaurante · 7 min a pie\s*Fonda Amparo/,
    /Otro · 9 min a pie\s*Farmacia San Pablo/,
    /Tienda · 15 min en coche\s*Mercado/,
  ])
})
