import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { composeMail, findContent } from './compose.ts'

const names = { productName: 'Zaguán' }
const url = 'https://guias.example.com/settings'
const renewsAt = '2026-12-20T16:00:00.000Z'

type Stored = Parameters<typeof findContent>[0]

const read = (mail: Stored) =>
  composeMail(findContent(mail, names)!, { locale: mail.locale, ...names })

test.each(locales)('a charge to come says how much, when, and how to stop it (%s)', (locale) => {
  const renewal = { quantity: 4, totalCentavos: 32_000, renewsAt, url }
  for (const template of ['plan_bought', 'renewal_ahead']) {
    const { subject, text } = read({ template, locale, payload: renewal })
    expect(subject).not.toBe('')
    expect(text).toContain('$320.00 MXN')
    expect(text).toContain(locale === 'es' ? '20 de diciembre de 2026' : 'December 20, 2026')
    expect(text).toMatch(/Cancel/i)
    expect(text).toContain(url)
    // An operator may give none.
    expect(text).not.toMatch(/cortesía|courtesy/)
  }
})

test.each(locales)(
  'a grace names the guides, the day and that nothing is deleted (%s)',
  (locale) => {
    const grace = { guides: ['Casa <Limón>', 'Villa'], endsAt: renewsAt, url }
    const { text, html } = read({ template: 'grace_running', locale, payload: grace })
    expect(text).toContain('Casa <Limón>, Villa')
    expect(html).toContain('Casa &lt;Limón&gt;')
    expect(text).toMatch(/20 de diciembre|December 20/)
    expect(text).toMatch(/Nada se borra|Nothing is deleted/)
    const over = read({ template: 'grace_over', locale, payload: grace })
    expect(over.text).toContain('Casa <Limón>, Villa')
  },
)

test.each(locales)(
  'a grace names the guests who would be left without their guide (%s)',
  (locale) => {
    const stays = [{ guide: 'Villa', from: '2026-12-19', until: '2026-12-23' }]
    const grace = { guides: ['Villa'], stays, endsAt: renewsAt, url }
    const { text } = read({ template: 'grace_running', locale, payload: grace })
    expect(text).toMatch(/Villa, (19.23 de diciembre|December 19.{1,3}23)/)
  },
)

test.each(locales)('a charge that failed says what stays and what to do (%s)', (locale) => {
  const { text } = read({
    template: 'payment_failed',
    locale,
    payload: { totalCentavos: 32_000, url },
  })
  expect(text).toContain('$320.00 MXN')
  expect(text).toContain(url)
})

test('a gift of credits names the last day on which they are good, not the one on which they end', () => {
  const payload = { credits: 2, endsAt: '2027-01-01T06:00:00.000Z', url: 'https://zaguan.test/' }
  const given = { template: 'credits_given', payload }
  expect(findContent({ ...given, locale: 'es' }, names)?.says).toEqual([
    'Puedes publicar 2 guías más, sin costo, hasta el 31 de diciembre de 2026.',
  ])
  expect(findContent({ ...given, locale: 'en' }, names)?.says).toEqual([
    'You can publish 2 more guides, free of charge, until the end of December 31, 2026.',
  ])
})
