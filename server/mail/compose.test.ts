import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import { accountMails } from './account-mails.ts'
import { composeMail } from './compose.ts'
import { securityMails } from './security-mails.ts'
import { findContent } from './templates.ts'

const payload = {
  url: 'https://zaguan.test/open?token=a.b&lang=es',
  resetUrl: 'https://zaguan.test/forgot-password',
  revokeUrl: 'https://zaguan.test/stop-email-change?token=c',
  code: '075713',
  name: 'Chrome en Mac',
  hasPasskeys: true,
  newEmail: '<b>"ana"</b>@example.com',
}

const cases = Object.keys({ ...accountMails, ...securityMails }).flatMap((template) =>
  locales.map((locale) => [template, locale] as [string, Locale]),
)

describe.each(cases)('the mail %s in %s', (template, locale) => {
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
    expect(mail.links[0]).toBe(payload.url)
    expect(mail.html).toContain(payload.url.replace('&', '&amp;'))
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
