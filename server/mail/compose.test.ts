import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import type { Payloads } from '#server/db/mails.ts'
import { composeMail, findContent } from './compose.ts'

const link = { url: 'https://zaguan.test/open?token=a.b&lang=es' }
const code = { ...link, code: '075713' }
const newEmail = { ...link, newEmail: '<b>"ana"</b>@example.com' }
const passkey = { ...link, name: 'Chrome en Mac' }
const guide = { ...link, guide: 'Casa <b>"ana"</b>' }
const charge = { ...link, totalCentavos: 32_000 }
const renewal = { ...charge, quantity: 4, renewsAt: '2026-12-20T16:00:00.000Z' }
const guides = { ...link, guides: ['Casa Limón', 'Villa'] }
const endsAt = '2027-01-01T06:00:00.000Z'

/** Of every mail what it may tell, and nothing else. */
const payloads: Payloads = {
  confirm_email: link,
  finish_account: link,
  already_registered: { ...link, resetUrl: 'https://zaguan.test/forgot-password' },
  magic_link: link,
  one_time_code: code,
  reset_password: link,
  confirm_new_email: link,
  approve_new_email: { ...newEmail, revokeUrl: 'https://zaguan.test/stop-email-change?token=c' },
  email_changed: newEmail,
  email_change_asked: newEmail,
  password_changed: { ...link, hasPasskeys: true },
  deletion_code: code,
  second_factor_code: code,
  passkey_code: code,
  second_factor_on: link,
  second_factor_off: link,
  passkey_added: passkey,
  passkey_removed: passkey,
  plan_bought: renewal,
  payment_failed: charge,
  renewal_ahead: renewal,
  grace_running: {
    ...guides,
    endsAt,
    stays: [{ guide: 'Villa', from: '2026-12-19', until: '2026-12-23' }],
  },
  grace_over: guides,
  all_my_data: link,
  data_handed_out: link,
  guide_suspended: { ...guide, reason: 'Un motivo' },
  guide_suspension_over: guide,
  code_replaced: guide,
  credits_given: { ...link, credits: 2, endsAt },
  supportMessage: { from: 'ana@example.com', message: 'Hola', guideCode: 'casa2345' },
}

const written = Object.entries(payloads).flatMap(([template, payload]) =>
  locales.map((locale) => ({ template, locale, payload })),
)

test.each(written)('the mail $template in $locale tells only what it was given', (mail) => {
  const content = findContent(mail, { productName: 'Zaguán' })!
  expect(JSON.stringify(content)).not.toMatch(/[{[]\w+\??[}\]]|undefined|NaN/)
  expect(content.notes.every((line) => !line.startsWith('['))).toBe(true)
})

const cases = written
  .filter(({ template }) => template !== 'supportMessage')
  .map(({ template, locale, payload }) => [template, locale, payload] as const)

describe.each(cases)('the mail %s in %s', (template, locale, payload) => {
  const content = findContent({ template, locale, payload }, { productName: 'Zaguán' })!
  const mail = composeMail(content, { locale, productName: 'Zaguán' })

  test('says the same in text and in HTML', () => {
    const written = mail.html
      .replace(/&amp;/g, '&')
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
    for (const line of [...content.says, content.action?.label ?? '']) {
      expect(mail.text).toContain(line)
      expect(written.replace(/&gt;/g, '>').replace(/&#39;/g, "'")).toContain(line)
    }
  })

  test('carries its link whole, and no other', () => {
    expect(mail.links[0]).toBe(link.url)
    expect(mail.html).toContain(link.url.replace('&', '&amp;'))
    for (const link of mail.links) expect(link).toMatch(/^https:\/\/zaguan\.test\//)
  })

  test('fetches nothing and follows nobody', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import/)
    expect(mail.html).not.toContain('<b>"ana"')
  })

  test('says its language and its colours in the dark', () => {
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.html).toContain('content="light dark"')
    expect(mail.html).toContain('prefers-color-scheme: dark')
  })

  test('has a subject of one line', () => {
    expect(mail.subject).toMatch(/^.{10,90}$/)
  })
})

test('a mail of a template this version does not know has nothing to say', () => {
  const unknown = { template: 'of_a_later_version', locale: 'es' as const, payload: {} }
  expect(findContent(unknown, { productName: 'Zaguán' })).toBeUndefined()
})

test.each([
  ['es', 'Tus datos de Zaguán están listos'],
  ['en', 'Your Zaguán data are ready'],
] as const)('the mail with the link to all data says so in its subject (%s)', (locale, subject) => {
  const mail = { template: 'all_my_data', locale, payload: { url: 'https://zaguan.test/' } }
  expect(findContent(mail, { productName: 'Zaguán' })?.subject).toBe(subject)
})
