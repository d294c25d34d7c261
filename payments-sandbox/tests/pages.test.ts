import { expect } from 'vitest'
import { type Box, test } from './sandbox-test.ts'
import {
  asksOnce,
  buy,
  changeQuantity,
  createPrice,
  day,
  declined,
  failsLater,
  good,
  hour,
  itemOf,
  latestInvoice,
  openSession,
  retrieve,
} from './shop.ts'

const typed = (number: string) => ({ number, expiry: '12/30', cvc: '123', name: 'Ana Ruiz' })

/** A browser without script: shows a page, or sends a form and tells where it was led. */
async function visit(url: string, form?: Record<string, string>, language = 'es') {
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    body: form && new URLSearchParams(form),
    redirect: 'manual',
    headers: { 'accept-language': language },
  })
  const location = response.headers.get('location')
  return {
    status: response.status,
    text: (await response.text()).replace(/\s+/g, ' '),
    led: location && new URL(location, url).href,
    headers: response.headers,
  }
}

test('the checkout page says what is charged, how often and how to cancel, before paying', async ({
  box,
}) => {
  const { url } = await openSession(box, { quantity: 4 })
  const { text } = await visit(url!)
  for (const words of [
    'SANDBOX',
    'Suscripción a Guía publicada',
    '4 × Guía publicada',
    '$80.00 MXN por unidad al mes',
    'cargo automático mensual de $320.00 MXN',
    'el siguiente, el 10 de abril de 2026',
    'Puedes cancelar cuando quieras',
    'Pagar $320.00 MXN y suscribirme',
  ]) {
    expect(text).toContain(words)
  }
})

test('a session in English is shown in English', async ({ box }) => {
  const price = await createPrice(box)
  const customer = await box.stripe.customers.create()
  const english = await box.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 9 }],
    locale: 'en',
    success_url: 'http://localhost:3000/ok',
  })
  const { text } = await visit(english.url!)
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('automatic monthly charge of $540.00 MXN')
  expect(text).toContain('You can cancel whenever you like')
})

test('a good card leads to the success page with the session in its address', async ({ box }) => {
  const { id, url } = await openSession(box)
  const paid = await visit(url!, typed('4242 4242 4242 4242'))
  expect(paid).toMatchObject({
    status: 303,
    led: `http://localhost:3000/payment-success?session_id=${id}`,
  })
  expect((await visit(url!)).text).toContain('Este pago ya se hizo')
  expect((await visit(url!, typed(good))).led).toBe(paid.led)
  expect((await box.stripe.subscriptions.list()).data).toHaveLength(1)
})

test('a declined card says so on the same page', async ({ box }) => {
  const { url } = await openSession(box)
  const { led } = await visit(url!, typed(declined))
  expect((await visit(led!)).text).toContain('La tarjeta fue rechazada')
})

test('mistakes are named beside their field, and the number is never shown again', async ({
  box,
}) => {
  const { url } = await openSession(box)
  const real = '4111111111111111'
  const { text } = await visit(url!, { ...typed(real), expiry: '01/20', cvc: '' })
  expect(text).toContain('Esa no es una tarjeta de prueba')
  expect(text).toContain('Esa fecha ya pasó')
  expect(text).toContain('aria-describedby="cvc-hint cvc-wrong"')
  expect(text).toContain('value="Ana Ruiz"')
  expect(text).not.toContain(real)
  expect((await box.stripe.subscriptions.list({ status: 'all' })).data).toEqual([])
})

test('a card is good to the end of the month that stands on it', async ({ box }) => {
  const { url } = await openSession(box)
  const ended = await visit(url!, { ...typed(good), expiry: '02/26' })
  expect(ended.text).toContain('Esa fecha ya pasó')
  expect((await visit(url!, { ...typed(good), expiry: '03/26' })).led).toContain('payment-success')
})

test('the bank asks, and both of its answers lead somewhere', async ({ box }) => {
  const { id, url } = await openSession(box)
  const refused = (await visit(url!, typed(asksOnce))).led!
  expect((await visit(refused)).text).toContain('Tu banco quiere confirmar que eres tú')
  const back = await visit(refused, { answer: 'refuse' })
  expect(back.led).toBe(`${url}?problem=authentication`)
  expect((await visit(back.led!)).text).toContain('El banco no confirmó el pago')

  const confirmed = (await visit(url!, typed(asksOnce))).led!
  const through = await visit(confirmed, { answer: 'confirm' })
  expect(through.led).toContain(`session_id=${id}`)
  expect((await visit(confirmed)).text).toContain('Esta pregunta ya se contestó')
})

test('an expired session says that nothing was charged', async ({ box }) => {
  const { url } = await openSession(box)
  box.pass(day)
  const { text } = await visit(url!, undefined, 'en')
  expect(text).toContain('Esta página de pago venció')
  expect(text).toContain('http://localhost:3000/payment-cancel')
})

test('an open invoice is paid on its own page with another card', async ({ box }) => {
  const subscription = await buy(box, { quantity: 4, card: failsLater })
  await changeQuantity(box, subscription, 6)
  const { hosted_invoice_url: url } = await latestInvoice(box, subscription.id)
  const shown = await visit(url!, undefined, 'es-MX,es;q=0.9')
  expect(shown.text).toContain('Pagar con Visa terminada en 0341')
  expect(shown.text).toContain('Tiempo restante con 6 × Guía publicada')

  const asked = await visit(url!, typed(asksOnce))
  const settled = await visit(asked.led!, { answer: 'confirm' })
  expect(settled.led).toBe(url)
  expect((await visit(url!)).text).toContain('Está pagada')
  const applied = await retrieve(box, subscription.id)
  expect(itemOf(applied).quantity).toBe(6)
})

const openPortal = async ({ stripe }: Box, customer: string) =>
  (
    await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:3000/settings',
      locale: 'es-419',
    })
  ).url

test('the portal shows plan, card and invoices, and cancels by date', async ({ box }) => {
  const subscription = await buy(box, { quantity: 2 })
  const url = await openPortal(box, String(subscription.customer))
  const { text } = await visit(url)
  for (const words of [
    '2 × Guía publicada',
    'Próximo cargo automático: $180.00 MXN, el 10 de abril de 2026',
    'Visa terminada en 4242',
    'Pagada',
    'href="http://localhost:3000/settings"',
  ]) {
    expect(text).toContain(words)
  }
  expect((await visit(`${url}/cancel`)).text).toContain('¿Cancelar la suscripción?')
  await visit(`${url}/cancel`, {})
  expect(await retrieve(box, subscription.id)).toMatchObject({
    cancel_at: itemOf(subscription).current_period_end,
    cancel_at_period_end: false,
  })
  expect((await visit(url)).text).toContain('Termina el 10 de abril de 2026')
  await visit(`${url}/keep`, {})
  expect((await retrieve(box, subscription.id)).cancel_at).toBeNull()
})

test('the portal of a customer whose plan has ended says so, and that no card is kept', async ({
  box,
}) => {
  const subscription = await buy(box, { quantity: 2 })
  await box.stripe.subscriptions.cancel(subscription.id)
  const { text } = await visit(await openPortal(box, String(subscription.customer)))
  expect(text).toContain('No tienes una suscripción activa.')
  expect(text).toContain('No hay una tarjeta guardada.')
})

test('a new card in the portal pays what is owed, after the bank was asked', async ({ box }) => {
  const subscription = await buy(box, { card: failsLater })
  box.pass(itemOf(subscription).current_period_end - box.seconds() + hour)
  const url = await openPortal(box, String(subscription.customer))
  expect((await visit(url)).text).toContain('Pago pendiente')
  expect((await visit(`${url}/card`, typed(declined))).led).toBe(`${url}?problem=generic_decline`)
  const asked = await visit(`${url}/card`, typed(asksOnce))
  const saved = await visit(asked.led!, { answer: 'confirm' })
  expect((await visit(saved.led!)).text).toContain('La tarjeta se guardó')
  expect((await retrieve(box, subscription.id)).status).toBe('active')
})

test('a portal link is good for an hour', async ({ box }) => {
  const { customer } = await buy(box)
  const url = await openPortal(box, String(customer))
  box.pass(hour)
  expect((await visit(url)).text).toContain('Este enlace venció')
})

test('pages load nothing from elsewhere, run no script and are never framed', async ({ box }) => {
  const { url } = await openSession(box)
  for (const address of [url!, box.sandbox.url, `${box.sandbox.url}/nowhere`]) {
    const { text, headers } = await visit(address)
    expect(text).not.toMatch(/<script|(src|href)="(https?:)?\/\/(?!localhost:3000)/)
    expect(text).toContain('SANDBOX')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('what the merchant and the customer wrote cannot become markup', async ({ box }) => {
  const customer = await box.stripe.customers.create()
  const session = await openSession(box, { customer: customer.id })
  const { text } = await visit(session.url!, { ...typed(''), name: '"><b onx=1>' })
  expect(text).toContain('value="&quot;&gt;&lt;b onx=1&gt;"')
})
