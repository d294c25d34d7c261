import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { composeMail, findContent } from '#server/mail/compose.ts'
import { keySeconds } from './mails-and-reports.ts'

const productName = 'Zaguán'
const saysOf = new Map([
  [600, { es: '10 minutos', en: '10 minutes' }],
  [900, { es: '15 minutos', en: '15 minutes' }],
  [3600, { es: 'una hora', en: 'one hour' }],
  [24 * 3600, { es: /24 horas|un día/, en: /24 hours|one day/ }],
])

/** Asks its reader to stop something; how long that can be done is not said. */
const withoutTime = new Set(['email_change_asked'])

const timed = [...keySeconds].filter(([template]) => !withoutTime.has(template))

describe.each(timed)('the mail %s', (template, seconds) => {
  test.each(locales)('says in %s how long what it opens can be opened', (locale) => {
    const payload = { url: 'https://zaguan.test/', code: '481516', newEmail: 'ana@example.com' }
    const content = findContent({ template, locale, payload }, { productName })
    const { text } = composeMail(content!, { locale, productName })
    expect(text).toMatch(saysOf.get(seconds)![locale])
  })
})
