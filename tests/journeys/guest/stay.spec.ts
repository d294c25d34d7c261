import type { Page } from '@playwright/test'
import { daysFromToday, dayZone } from '#tests/journeys/midday.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { expect, test } from './guest-host.ts'

test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } })

const around = (before: number, after: number) => ({
  from: daysFromToday(before),
  until: daysFromToday(after),
})

const notes = 'Marca …, y jala… hacia ti.'
const home = {
  language: 'es',
  timeZone: dayZone,
  welcome: {
    propertyName: 'Casa Tezontle',
    wifiNetworks: [{ ssid: 'CasaTezontle', password: 'obsidiana-41', stayOnly: true }],
    hostPhone: '+52 55 5555 0142',
    hostPhoneType: 'whatsapp',
    arrival: {
      gate: 'Digan «Casa Tezontle» y muestren una identificación.',
      gatePhone: '+52 55 5555 0188',
      hostName: 'Lucía Ferrer',
      steps: [{ notes: 'Portón negro, número 18.' }],
      codes: [
        { kind: 'gate', label: 'Portón', code: '1804#', notes: 'Márcala despacio.' },
        { kind: 'lockbox', label: 'Caja de llaves', code: '2907', stayOnly: true, notes },
      ],
    },
  },
  localGuide: { propertyLocation: { address: 'Calle Obsidiana 18, Tepoztlán' } },
}

const wayIn = (page: Page) =>
  page.locator('.g-card', { has: page.getByRole('heading', { name: 'Cómo entrar' }) })

test('the general link tells where a locked code is and whom to ask for it', async ({
  page,
  owner,
  expectAccessible,
}) => {
  const guide = await owner.publish(home)
  await page.goto(`/g/${guide.code}`)
  const card = wayIn(page)
  await card.getByText('Ver la clave').click()
  await expect(card.getByText('1804#')).toBeVisible()
  await expect(card.locator('.g-label', { hasText: 'Portón' })).toHaveCount(0)
  await expect(
    card.getByText('La clave viene en el enlace de tu reservación; búscalo en tus mensajes.'),
  ).toBeVisible()
  await expect(card.getByRole('link', { name: 'Escríbele a Lucía Ferrer.' })).toHaveAttribute(
    'href',
    /wa\.me\/525555550142\?text=Hola%2C%20me%20hospedo/,
  )
  await card.getByRole('link', { name: 'Otras formas' }).click()
  const sheet = page.getByRole('dialog', { name: 'Otras formas' })
  await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/525555550142\?text=Hola%2C%20me%20hospedo%20en%20Casa%20Tezontle/,
  )
  await expectAccessible()
  await expect(page.getByText('Ver código')).toHaveCount(0)
  expect(await page.content()).not.toMatch(/2907|obsidiana-41/)
})

test('on paper a code that is open is read, and of a locked one where it is', async ({
  page,
  owner,
}) => {
  const guide = await owner.publish(home)
  await page.goto(`/g/${guide.code}`)
  await page.emulateMedia({ media: 'print' })
  const card = wayIn(page)
  await expect(card.locator('summary').getByText('Portón')).toBeVisible()
  await expect(card.getByText('1804#')).toBeVisible()
  await expect(card.getByText('Márcala despacio.')).toBeVisible()
  await expect(card.getByText(/^La clave viene en el enlace de tu reservación/)).toBeVisible()
  await expect(card.getByText('Ver la clave')).toBeHidden()
  await expect(card.getByText('¿No lo tienes?')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Otras formas' })).toHaveCount(0)
  const { left, right } = await card.evaluate((drawn) => {
    const { paddingLeft, paddingRight } = getComputedStyle(drawn)
    return { left: paddingLeft, right: paddingRight }
  })
  expect(right).toBe(left)
})

/** What a guest reads, in the language of the stay. */
const says = {
  es: {
    arrives: /^Llegas el [^\s,]+ \d+ de/,
    opens: new RegExp(
      `^Tu clave aparece aquí el [^,]+ a las 15:00, hora de ${placeOfZone(dayZone, 'es')}\\. Ese día abre este enlace con señal`,
    ),
    kept: /Guardada en este dispositivo/,
    ended: /^El enlace de tu reservación ya se cerró/,
    help: /¿Algo no funciona\?/,
    leaves: /^Sales el .+, a más tardar a las 23:30\.$/,
  },
  en: {
    arrives: /^You arrive on/,
    opens: new RegExp(
      `^Your code appears here on .+ at 15:00, ${placeOfZone(dayZone, 'en')} time\\. Open this link that day with a signal`,
    ),
    kept: /Saved on this device/,
    ended: /^The link of your stay is closed/,
    help: /Something does not work\?/,
    leaves: /^You leave .+23:30/,
  },
} as const

test('early, reads when the codes come; opened by the host, they are there', async ({
  page,
  owner,
  expectAccessible,
}) => {
  const guide = await owner.publish(home)
  const stay = await owner.addStay(guide.id, around(5, 8))
  await page.goto(stay.link)
  const now = page.locator('.g-now')
  await expect(now.getByText(says.es.arrives)).toBeVisible()
  await expect(now.getByText(says.es.opens)).toBeVisible()
  await expectAccessible()
  const download = page.waitForEvent('download')
  await now.getByRole('link', { name: 'Recuérdamelo' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  expect(await page.content()).not.toMatch(/2907|obsidiana-41/)
  await owner.openStay(stay.id)
  await page.reload()
  await expect(wayIn(page).getByText('Ver la clave')).toHaveCount(2)
  expect(await page.content()).toContain('2907')
})

test('on the day, in front of the door and without a connection, has everything', async ({
  page,
  owner,
  context,
  expectAccessible,
}) => {
  const guide = await owner.publish(home)
  const stay = await owner.addStay(guide.id, around(0, 3))
  await page.goto(stay.link)
  await expect(page.getByText(says.es.kept)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  const now = page.locator('.g-now')
  const picture = page.waitForEvent('download')
  const save = now.getByRole('button', { name: 'Guardar como imagen' })
  await expect(save).toHaveAttribute('data-image', /\nPortón: 1804#\nMárcala despacio\.\n/)
  await save.click()
  expect((await picture).suggestedFilename()).toBe(`${guide.code}.png`)
  await page.emulateMedia({ media: 'print' })
  await expect(now.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await now.getByText('Ver la clave').last().click()
  await expect(now.getByText('2907', { exact: true })).toBeVisible()
  await expect(now.getByText('Marca 2907, y jala… hacia ti.')).toBeVisible()
  await now.getByRole('link', { name: 'Mostrar el pase' }).click()
  const pass = page.getByRole('dialog', { name: 'Pase para la caseta' })
  await expect(pass).toContainText('Calle Obsidiana 18, Tepoztlán')
  await expect(pass).toContainText('Visita a: Lucía Ferrer')
  await expect(pass).toContainText(/Del \d+ de \S+ al \d+ de \S+/)
  await expectAccessible()
})

test('ended by the host, sees the general guide, and the phone forgets the codes', async ({
  page,
  owner,
  context,
  expectAccessible,
}) => {
  const guide = await owner.publish(home)
  const stay = await owner.addStay(guide.id, around(0, 3))
  await page.goto(stay.link)
  await expect(page.getByText(says.es.kept)).toBeVisible()
  await owner.endStay(stay.id)
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`/g/${guide.code}#stay-ended$`))
  await expect(page.getByText(says.es.ended)).toBeVisible()
  await expect(page.getByText(says.es.kept)).toBeVisible()
  await expectAccessible()
  await context.setOffline(true)
  await page.goto(stay.link)
  expect(await page.content()).not.toMatch(/2907|obsidiana-41/)
})

test('a stay before its day, on it with the pass open, and ended fits every width in both languages @long', async ({
  page,
  owner,
  expectEverywhere,
}) => {
  const guide = await owner.publish(home)
  const [early, open, ended] = await Promise.all(
    [around(5, 8), around(0, 3), around(0, 2)].map((days) => owner.addStay(guide.id, days)),
  )
  await owner.endStay(ended!.id)
  const now = page.locator('.g-now')
  await expectEverywhere(early!.link, async (locale) => {
    await expect(now.getByText(says[locale].arrives)).toBeVisible()
    await expect(now.getByText(says[locale].opens)).toBeVisible()
  })
  await expectEverywhere(open!.link, async (locale) => {
    const { showKey, showPass } = guestCopy[locale]
    await expect(page.getByText(says[locale].kept)).toBeVisible()
    await now.getByText(showKey).last().click()
    await now.getByRole('link', { name: showPass }).click()
  })
  await expectEverywhere(ended!.link, async (locale) => {
    await expect(page.getByText(says[locale].ended)).toBeVisible()
  })
})

test('names and plates go to the gate by WhatsApp and nowhere else', async ({ page, owner }) => {
  const guide = await owner.publish(home)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto(`/g/${guide.code}`)
  await page.getByRole('link', { name: 'Avisar a la caseta' }).click()
  const sheet = page.getByRole('dialog', { name: 'Avisar a la caseta' })
  await sheet.getByLabel('Nombres').fill('Ana Solís y familia')
  await sheet.getByLabel('Placas').fill('ABC-123')
  const link = sheet.getByRole('link', { name: 'Enviar por WhatsApp' })
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(`${href.host}${href.pathname}`).toBe('wa.me/525555550188')
  // Some phones show a plus as it stands.
  expect(href.search).not.toContain('+')
  expect(href.searchParams.get('text')).toBe(
    'Buen día. Hoy llegan huéspedes a Casa Tezontle, con Lucía Ferrer.\nNombres: Ana Solís y familia\nPlacas: ABC-123',
  )
  expect(asked.join()).not.toContain('ABC-123')
})

test('a phone with an older worker keeps the stay at its first visit all the same @long', async ({
  page,
  owner,
  context,
}) => {
  const guide = await owner.publish(home)
  const stay = await owner.addStay(guide.id, around(0, 3))
  await context.route('**/g/sw.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: olderWorker }),
  )
  await page.goto(`/g/${guide.code}`)
  await expect(page.locator('[data-kept]')).toBeAttached()
  await context.unroute('**/g/sw.js')
  await page.goto(stay.link)
  await expect(page.getByText(/Guardada en este dispositivo/)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await wayIn(page).getByText('Ver la clave').last().click()
  await expect(wayIn(page).getByText('2907', { exact: true })).toBeVisible()
})

test('guests find what matters now while they stay and on the day they leave, at every width in both languages @long', async ({
  page,
  owner,
  expectEverywhere,
}) => {
  const guide = await owner.publish(home)
  const during = await owner.addStay(guide.id, around(-1, 2))
  // Late enough that the day is not over yet, whatever the hour.
  const last = await owner.addStay(guide.id, { ...around(-2, 0), leavesAt: '23:30' })
  const now = page.locator('.g-now')
  await expectEverywhere(during.link, (locale) => now.getByText(says[locale].help).waitFor())
  await expectEverywhere(last.link, (locale) => now.getByText(says[locale].leaves).waitFor())
})

test('without scripts a stay’s codes, pass and sheets open all the same @long', async ({
  owner,
  browser,
  product,
}) => {
  const guide = await owner.publish(home)
  const stay = await owner.addStay(guide.id, around(0, 3))
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto(stay.link.replace(/^https?:\/\/[^/]+/, product.url))
  const card = wayIn(page)
  await card.getByText('Ver la clave').last().click()
  await expect(card.getByText('2907', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Mostrar el pase' }).last().click()
  await expect(page.getByText('Visita a: Lucía Ferrer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar como imagen' })).toBeHidden()
  await context.close()
})

/** Of before there were stays: it says nothing to a page it does not know. */
const olderWorker = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('message', ({ data, ports }) => {
    if (/\\/g\\/[a-z0-9]+$/.test(new URL(data.page).pathname)) ports[0].postMessage({ state: 'alone' })
  })
`
