import { guestCopy } from '#web/copy/guest.ts'
import { expect, test } from './guest-host.ts'
import { openSample } from './open-sample.ts'

test.describe('in English on a phone', () => {
  test.use({ locale: 'en-US' })

  test('a search finds words whatever their accents, marks them and leads to them', async ({
    page,
  }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    const field = search.getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.fill('rio janeiro')
    await expect(search.getByRole('status')).toHaveText('2 results')
    await expect(search.locator('mark').first()).toHaveText('Río')
    await search
      .getByRole('link', { name: /Plaza Río de Janeiro/ })
      .first()
      .click()
    await expect(search).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Plaza Río de Janeiro' })).toBeInViewport()
  })

  test('a search finds numbers to call and hours too @long', async ({ page }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    await search.getByRole('searchbox').fill('police')
    await expect(search.getByRole('link', { name: /55 5555 0110/ })).toBeVisible()
    await search.getByRole('searchbox').fill('check-out')
    await expect(search.getByRole('link', { name: /11:00/ })).toBeVisible()
  })

  test('a guest is led to what other words, or words of the other language, mean', async ({
    page,
  }) => {
    for (const [locale, word, title] of [
      ['en', 'teléfono', 'Your host'],
      ['en', 'clave', 'Wi-Fi'],
      ['en', 'basura', 'trash'],
      ['es', 'internet', 'Wi-Fi'],
      ['es', 'trash', 'basura'],
      ['es', 'phone', 'Tu anfitrión'],
      ['es', 'phon', 'Tu anfitrión'],
    ] as const) {
      await page.goto(`/g/muestra?lang=${locale}`)
      await expect(page.locator('[data-ready]')).toBeVisible()
      const { search, searchGuide } = guestCopy[locale]
      await page.getByRole('link', { name: search, exact: true }).click()
      const sheet = page.getByRole('dialog', { name: searchGuide })
      await sheet.getByRole('searchbox').fill(word)
      const hit = sheet.getByRole('link', { name: new RegExp(title, 'i') }).first()
      await expect(hit, `“${word}” leads to “${title}”`).toBeVisible()
    }
  })

  test('a guest who asks in a sentence is led to what has its telling words, and reads it uncut', async ({
    page,
  }) => {
    for (const [locale, question, answer] of [
      ['es', 'a que hora salgo', 'Salida11:00'],
      ['es', 'puedo llevar a mi perro', 'Mascotas bienvenidas'],
      ['es', 'por la tarde', '…25 minutos de madrugada, una hora por la tarde.'],
      ['en', 'checkout time', 'Check-out11:00'],
      ['en', 'can I bring my dog', 'Pets are welcome'],
      ['en', 'how many people', 'Guests4'],
      ['en', 'wifi', 'Network CasaJacaranda_5G'],
    ] as const) {
      await page.goto(`/g/muestra?lang=${locale}`)
      await expect(page.locator('[data-ready]')).toBeVisible()
      const { search, searchGuide } = guestCopy[locale]
      await page.getByRole('link', { name: search, exact: true }).click()
      const sheet = page.getByRole('dialog', { name: searchGuide })
      await sheet.getByRole('searchbox').fill(question)
      await expect(sheet.getByRole('link').filter({ hasText: answer }).first()).toBeVisible()
    }
  })

  test('a search finds a step of the way out by itself @long', async ({ page }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    await search.getByRole('searchbox').fill('windows')
    await expect(search.locator('.g-hit-title')).toHaveText('Close the windows and the gas')
    await search.getByRole('link', { name: /Close the windows/ }).click()
    await expect(page.getByRole('checkbox', { name: /Close the windows/ })).toBeInViewport()
  })

  test('a search says how many it lists, however many there are @long', async ({ page, owner }) => {
    const places = Array.from({ length: 60 }, (_, at) => ({
      id: `p0000${100 + at}`,
      name: `Taqueria ${at}`,
    }))
    const guide = await owner.publish({
      language: 'en',
      welcome: { propertyName: 'Casa Comal' },
      localGuide: { places },
    })
    await page.goto(`/g/${guide.code}`)
    await expect(page.locator('[data-ready]')).toBeVisible()
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    await search.getByRole('searchbox').fill('taqueria')
    await expect(search.locator('.g-hit-title').first()).toBeVisible()
    const listed = await search.locator('.g-hit-title').count()
    await expect(search.getByRole('status')).toHaveText(`${listed} results`)
  })

  test('a search that finds nothing says so', async ({ page }) => {
    await openSample(page)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Search this guide' })
    await search.getByRole('searchbox').fill('helipad')
    await expect(search.getByRole('status')).toHaveText('Nothing found for “helipad”.')
  })
})
