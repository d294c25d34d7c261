import { expect, test } from 'vitest'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { guestMessages } from './render-guest-pages.tsx'

test.for(guideLanguages)(
  'a guide that could not be read shows the code of the error: %s',
  (locale) => {
    const { html } = guestMessages.failure(locale, 'K7M3-9CWT')
    expect(html).toContain('<code translate="no">K7M3-9CWT</code>')
    expect(html).toContain(`href="?lang=${locale}"`)
    expect(guestMessages.failure(locale).html).not.toContain('<code')
  },
)
