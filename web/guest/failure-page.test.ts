import { expect, test } from 'vitest'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { renderGuideFailure } from './render-guest-pages.tsx'

test.for(guideLanguages)(
  'a guide that could not be read shows the code of the error: %s',
  (locale) => {
    const { html } = renderGuideFailure({ locale, retry: '?lang=es', errorCode: 'K7M3-9CWT' })
    expect(html).toContain('<code translate="no">K7M3-9CWT</code>')
    expect(renderGuideFailure({ locale, retry: '?lang=es' }).html).not.toContain('<code')
  },
)
