import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { guideInTwoLanguages } from '#tests/guides/guides.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { SharingTags } from './guest-document.tsx'
import { makeGuestScreen } from './guest-screen.tsx'
import { GuestView } from './guest-view.tsx'

const guide = guideInTwoLanguages()
const english = guide.translations?.en ?? {}

describe('a guide in two languages', () => {
  test('is read whole in the second, every text of it known to be in that one', () => {
    const html = draw(guide, 'en')
    expect(html).toContain('Quiet from ten')
    expect(html).not.toContain('g-mark')
    // The name of the house is the host’s, whoever reads it.
    expect(html).toMatch(/<bdi lang="es"[^>]*>Casa Jacaranda</)
    expect(html.match(/lang="es"/g)?.length).toBeLessThan(12)
  })

  test('says of a text that stayed as it was which language it is in', () => {
    const { 'welcome.greeting': _, ...others } = english
    const html = draw({ ...guide, translations: { en: others } }, 'en')
    const { greeting } = guestViewOf(guide).tabs.welcome
    expect(html).toContain(`<bdi lang="es" class="g-words">${greeting}<i class="g-mark" role="img"`)
    expect(html.match(/class="g-mark"/g)).toHaveLength(1)
    expect(html).toContain(
      `lang="en" aria-label="${guestCopy.en.inLanguage.es}" title="in Spanish" data-sign="ES"`,
    )
  })

  test('says of what a machine wrote that nobody has read it', () => {
    const html = draw(machineNote(guide), 'en')
    expect(html).toContain('A machine’s note<i class="g-mark" role="img" lang="en"')
    expect(html).toContain('aria-label="translated by machine"')
    expect(draw(machineNote(guide), 'es')).not.toContain('g-mark')
  })

  test('offers its languages as links, without a script', () => {
    expect(switchIn(draw(guide, 'es'))).toEqual(['?lang=en'])
    expect(switchIn(draw(guide, 'en'))).toEqual(['?lang=es'])
    const three = { ...guide, translations: { en: english, fr: english } }
    expect(switchIn(draw(three, 'en'))).toEqual(['?lang=es', '?lang=fr'])
    expect(draw(three, 'en')).toContain('<details class="g-languages"')
    // Whoever reads neither: our words, and the host’s in the language that is likeliest read.
    const german = draw(guide, 'de')
    expect(switchIn(german)).toEqual(['?lang=es', '?lang=en'])
    expect(german).toContain('Hausregeln')
    expect(german).toMatch(/<p class="g-prose[^"]*" dir="auto" lang="en">/)
  })

  test('says in the first, where no Spanish is spoken, what is shown to who comes to help', () => {
    const { es, en, fr } = guestCopy
    const abroad = {
      ...guide,
      language: 'en',
      translations: {},
      timeZone: 'Europe/Dublin',
    } as const
    expect(draw(abroad, 'fr')).toContain(`<p lang="en">${en.iNeedHelp}</p>`)
    expect(draw(abroad, 'fr')).toContain(fr.iNeedHelp)
    expect(draw(abroad, 'en').split(en.iNeedHelp)).toHaveLength(2)
    expect(draw(abroad, 'en')).not.toContain(es.iNeedHelp)
    const here = { ...abroad, timeZone: 'America/Cancun' }
    expect(draw(here, 'en')).toContain(`<p lang="es">${es.iNeedHelp}</p>`)
    expect(draw(here, 'en')).toContain(en.iNeedHelp)
  })

  test('is shown to chats in the language of the page', () => {
    const tags = (locale: GuideLanguage) =>
      renderToStaticMarkup(
        <SharingTags
          guide={guestViewOf(guide, undefined, locale)}
          code="casa"
          locale={locale}
          appUrl="https://guias.example.com"
        />,
      )
    expect(tags('en')).toContain(`content="${english['welcome.greeting']?.text}"`)
    expect(tags('en')).toContain('content="en_US"')
    expect(tags('es').match(/hrefLang="(..)"/g)).toEqual(['hrefLang="es"', 'hrefLang="en"'])
  })

  test('keeps its name, networks and codes from a browser’s own translation', () => {
    const html = draw(guide, 'en')
    expect(html).toContain('<h1 class="g-name" translate="no">')
    const values = html.match(/<code class="g-value"[^>]*>/g) ?? []
    expect(values.length).toBeGreaterThan(2)
    for (const value of values) expect(value).toContain('translate="no"')
  })
})

function draw(stored: ContentWithPhotos, locale: GuideLanguage) {
  const screen = makeGuestScreen(guestViewOf(stored, undefined, locale), { locale })
  return renderToStaticMarkup(<GuestView screen={screen} footer={null} />)
}

function machineNote(stored: ContentWithPhotos) {
  const note = guestViewOf(stored).tabs.welcome.note ?? ''
  const machine = { text: 'A machine’s note', of: hashOf(note), machine: true }
  return { ...stored, translations: { en: { ...english, 'welcome.note': machine } } }
}

function switchIn(html: string) {
  return [...html.matchAll(/href="(\?lang=..)"/g)].map(([, href]) => href)
}
