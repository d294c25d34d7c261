import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { billingMails } from './billing-mails.ts'
import { composeMail } from './compose.ts'

const names = { productName: 'Zaguán' }
const url = 'https://guias.example.com/settings'
const renewsAt = '2026-12-20T16:00:00.000Z'

test.each(locales)('a charge to come says how much, when, and how to stop it (%s)', (locale) => {
  const renewal = { quantity: 4, totalCentavos: 32_000, renewsAt, url }
  for (const template of ['plan_bought', 'renewal_ahead'] as const) {
    const content = billingMails[template][locale](renewal, names)
    const { subject, text } = composeMail(content, { locale, ...names })
    expect(subject).not.toBe('')
    expect(text).toContain('$320.00 MXN')
    expect(text).toContain(locale === 'es' ? '20 de diciembre de 2026' : 'December 20, 2026')
    expect(text).toMatch(/Cancel/i)
    expect(text).toContain(url)
  }
})

test.each(locales)(
  'a grace names the guides, the day and that nothing is deleted (%s)',
  (locale) => {
    const grace = { guides: ['Casa <Limón>', 'Villa'], endsAt: renewsAt, url }
    const content = billingMails.grace_running[locale](grace, names)
    const { text, html } = composeMail(content, { locale, ...names })
    expect(text).toContain('Casa <Limón>, Villa')
    expect(html).toContain('Casa &lt;Limón&gt;')
    expect(text).toMatch(/20 de diciembre|December 20/)
    expect(text).toMatch(/Nada se borra|Nothing is deleted/)
    const over = composeMail(billingMails.grace_over[locale](grace, names), { locale, ...names })
    expect(over.text).toContain('Casa <Limón>, Villa')
  },
)

test.each(locales)(
  'a grace names the guests who would be left without their guide (%s)',
  (locale) => {
    const stays = [{ guide: 'Villa', from: '2026-12-19', until: '2026-12-23' }]
    const grace = { guides: ['Villa'], stays, endsAt: renewsAt, url }
    const content = billingMails.grace_running[locale](grace, names)
    const { text } = composeMail(content, { locale, ...names })
    expect(text).toMatch(/Villa, (19.23 de diciembre|December 19.{1,3}23)/)
  },
)

test.each(locales)('a charge that failed says what stays and what to do (%s)', (locale) => {
  const content = billingMails.payment_failed[locale]({ totalCentavos: 32_000, url }, names)
  const { text } = composeMail(content, { locale, ...names })
  expect(text).toContain('$320.00 MXN')
  expect(text).toContain(url)
})
