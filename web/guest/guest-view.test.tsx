import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { GuestStay } from '#domain/guest/guest-guide.ts'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { emptyGuidebookForm, formToStored } from '#domain/guide/guidebook.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { stayOfToday } from '#domain/stays/stay-of-today.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type FormTraits, makeForm } from '#tests/guides/factories.ts'
import { emptyGuide, guideOf, hostileGuide, largestGuide } from '#tests/guides/guides.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { makeGuestScreen } from './guest-screen.tsx'
import { GuestView } from './guest-view.tsx'
import { linkedCards } from './sections/cards.tsx'
import { mailAddress } from './sections/contact-links.tsx'

function draw(stored: ContentWithPhotos, locale: Locale = 'en', stay?: GuestStay) {
  const screen = makeGuestScreen(guestViewOf(stored, stay), { locale, stayPath: '/g/casa/s/x' })
  return renderToStaticMarkup(<GuestView screen={screen} footer={null} />)
}

function without(type: SectionType, stored: ContentWithPhotos = sampleGuide('en')) {
  const sections = stored.sections.map((section) =>
    section.sectionType === type ? { ...section, isActive: false } : section,
  )
  return { ...stored, sections }
}

function lockedGuide(): ContentWithPhotos {
  const form = emptyGuidebookForm()
  form.welcome.arrival.codes = [
    { kind: 'door', label: '', code: '4821', notes: '', stayOnly: true },
  ]
  return formToStored(form)
}

function placedGuide(isActive = true): ContentWithPhotos {
  const form = emptyGuidebookForm()
  form.sections.local_guide.isActive = isActive
  form.localGuide.propertyLocation.address = '418 Plunkton Hollow Road, Warren'
  return formToStored(form)
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const hrefsOf = (html: string) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to]) => to)

const noName = { ssid: '', password: 'nopal-1' }
const called = 'Antes llama a Don Beto: 492 555 0142'

describe('the guest view', () => {
  test.each(['en', 'es'] as const)('names the seven sections in order (%s)', (locale) => {
    const titles = [...draw(sampleGuide(locale), locale).matchAll(/<h2[^>]*-title"[^>]*>([^<]*)</g)]
    const names = sectionTypes.map((type) => guestCopy[locale].sections[type])
    expect(titles.map(([, title]) => title?.replace('&amp;', '&')).slice(0, 7)).toEqual(names)
    expect(draw(sampleGuide(locale), locale)).not.toContain(guestCopy[locale].nothingHere)
  })

  test.each([
    ['codes alone', lockedGuide(), 'getting-in', 'Getting in'],
    ['an address alone', placedGuide(), 'where', 'Where you are'],
    ['an address that is switched off', placedGuide(false), undefined, 'Where you are'],
    ['nothing of the way', emptyGuide(), undefined, 'Getting here'],
    ['directions', sampleGuide('en'), 'getting-here', 'Getting here'],
  ])('before a stay leads to the way here, and says where: %s', (_, stored, anchor, title) => {
    const html = draw(stored, 'en', { ...stayOfToday(stored, Date.now()), phase: 'before' })
    const link = html.split('<a ').find((part) => part.includes(`${title}</a>`))
    const to = link && /href="#([^"]*)"/.exec(link)?.[1]
    expect(to).toBe(anchor)
    if (to) expect(html).toContain(` id="${to}"`)
  })

  test('leaves out a section that is switched off, everywhere', () => {
    const html = draw(without('house_rules'))
    expect(html).not.toContain('House Rules')
    expect(html).not.toContain('Quiet from ten')
  })

  test('shows all networks of Welcome where the section of networks is off', () => {
    const wifiNetworks = [
      { ssid: 'Arriba', password: 'nopal-1' },
      { ssid: 'Abajo', password: 'nopal-2' },
    ]
    const stored = guideOf({ welcome: { propertyName: 'Casa', wifiNetworks } })
    expect(draw(without('wifi_tech', stored))).toMatch(/nopal-1.*nopal-2/s)
  })

  test('leads who leaves to no section that is off', () => {
    const stored = without('checkout', emptyGuide())
    const html = draw(stored, 'en', { ...stayOfToday(stored, Date.now()), phase: 'leaving' })
    expect(html).toContain('You leave on')
    expect(html).not.toContain('data-to="checkout"')
  })

  test('of a guide with only a name says what is not known yet', () => {
    const words = wordsOf(draw(emptyGuide()))
    expect(words).toContain('Check-in N/A')
    expect(words).toContain('Check-out N/A')
    expect(words).toMatch(/Bedrooms 2 .*Bathrooms 2 .*Guests 4 .*Parking Available/)
    expect(words).toContain('911')
  })

  test.each<[string, FormTraits, SectionType]>([
    ['a greeting, which stands over the photo', { welcome: { greeting: 'Bienvenida' } }, 'welcome'],
    ['a device without a name', { wifiTech: { devices: [{ name: '', notes: 'x' }] } }, 'wifi_tech'],
    ['a password of no network', { wifiTech: { wifiNetworks: [noName] } }, 'wifi_tech'],
  ])('says that a section is not written where guests see nothing of it: %s', (_, form, type) => {
    const [, section = ''] = draw(formToStored(makeForm(form))).split(`data-section="${type}"`)
    expect(section.slice(0, section.indexOf('</section>'))).toContain(guestCopy.en.nothingHere)
  })

  test('shows times on the 24-hour clock, with the other one beside it in English', () => {
    expect(wordsOf(draw(sampleGuide('en')))).toContain('15:00 3 PM')
    expect(wordsOf(draw(sampleGuide('es'), 'es'))).not.toContain('PM')
  })

  test('names a photo as AVIF only when that stands', () => {
    const photo = { photoUrl: '/photos/1-ab.jpg', title: '', body: '', linkUrl: null }
    const draftOf = (hasAvif: boolean) => {
      const stored = { ...sampleGuide('en'), coverImageUrl: '/photos/2-cd.jpg' }
      const item = { ...photo, isActive: true, sortOrder: 0, videoUrl: null }
      const sections = stored.sections.map((section) => ({ ...section, items: [item] }))
      const photos = [{ path: photo.photoUrl, width: 4, height: 3, hasAvif }]
      return draw({ ...stored, coverHasAvif: hasAvif, photos, sections })
    }
    const [without, complete] = [draftOf(false), draftOf(true)]
    for (const name of ['/photos/1-ab-480', '/photos/2-cd-480']) {
      expect(without).not.toContain(`${name}.avif`)
      expect(without).toContain(`${name}.webp`)
      expect(complete).toContain(`${name}.avif`)
    }
  })

  test('marks the host’s words with their language when ours are another', () => {
    expect(draw(sampleGuide('es'), 'en')).toMatch(/<bdi lang="es"[^>]*>Casa Jacaranda</)
    expect(draw(sampleGuide('es'), 'es')).not.toMatch(/<bdi lang="es"/)
  })

  test('makes numbers, chats, mail and maps act on a tap', () => {
    const hrefs = hrefsOf(draw(sampleGuide('en')))
    expect(hrefs).toContain('tel:+525555550142')
    expect(hrefs).toContain('https://wa.me/525555550142')
    expect(hrefs).toContain('mailto:lucia@example.com')
    expect(hrefs).toContain('tel:911')
    expect(hrefs.some((href) => href?.startsWith('https://www.google.com/maps/'))).toBe(true)
  })

  test.each(
    Object.entries({
      'a greeting': { welcome: { propertyName: 'Casa', greeting: called } },
      'what is said of parking': { houseManual: { parking: called } },
      'a rule without more': { houseRules: { rules: [{ title: called }] } },
      'the name of a device': { wifiTech: { devices: [{ name: called }] } },
      'a step': { checkout: { steps: [{ title: called }] } },
    }),
  )('makes a number act on a tap in %s', (_, form) => {
    const guide = guideOf({ welcome: { propertyName: 'Casa' }, ...form })
    expect(hrefsOf(draw(guide))).toContain('tel:+524925550142')
  })

  test.each(Object.entries({ whatsapp: 2, phone: 0 }))('chats as its host: %s', (type, chats) => {
    const welcome = { propertyName: 'Casa', hostPhone: '492 555 0142', hostPhoneType: type }
    const chatLinks = hrefsOf(draw(guideOf({ welcome }))).filter((to) => to?.includes('wa.me'))
    expect(chatLinks).toHaveLength(chats)
  })

  test('says once whom a number calls', () => {
    const emergency = { fireContact: 'Bomberos: 492 555 0142' }
    const guide = guideOf({ welcome: { propertyName: 'Casa' }, emergency })
    const words = wordsOf(draw(guide, 'es'))
    expect(words).toContain('Bomberos 492 555 0142')
    expect(words).not.toContain('Bomberos Bomberos')
  })

  test('writes to the address alone, whatever stands in it', () => {
    expect(mailAddress('lucia@example.com')).toBe('mailto:lucia@example.com')
    const hidden = mailAddress("a'onx=1@b.co?bcc=e.y&cc=f.z#%3F")
    expect(hidden).toBe("mailto:a'onx=1@b.co%3Fbcc=e.y%26cc=f.z%23%253F")
    expect(new URL(hidden).search).toBe('')
  })

  test('every link inside leads to something that is there', () => {
    const html = draw(sampleGuide('en'))
    const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`))
    const inner = hrefsOf(html).filter((href) => href?.startsWith('#') && href !== '#-')
    expect(inner.length).toBeGreaterThan(0)
    expect(inner.filter((href) => !ids.has(href ?? ''))).toEqual([])
  })

  test.each([
    ['the sample', () => sampleGuide('en')],
    ['a guide with only a name', emptyGuide],
    ['a guide with everything', largestGuide],
    ['a hostile guide', hostileGuide],
    ['a guide without its Wi-Fi section', () => without('wifi_tech')],
  ])('gives each card the id that a link to it is made of: %s', (_, guideToDraw) => {
    const stored = guideToDraw()
    const ids = [...draw(stored).matchAll(/id="([^"]*)"[^>]*data-entry/g)].map(([, id]) => id)
    const screen = makeGuestScreen(guestViewOf(stored), { locale: 'en' })
    expect(ids).toEqual(linkedCards(screen).map(({ anchor }) => anchor))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each([
    ['the sample', () => draw(sampleGuide('es'))],
    ['what is locked', () => draw(lockedGuide())],
    ['a stay', () => draw(lockedGuide(), 'en', stayOfToday(lockedGuide(), Date.now()))],
  ])('draws every icon it uses: %s', (_, drawing) => {
    const html = drawing()
    const drawn = new Set([...html.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => `#${id}`))
    const used = new Set([...html.matchAll(/<use href="(#g-[^"]*)"/g)].map(([, href]) => href))
    expect(used.size).toBeGreaterThan(0)
    expect([...used].filter((href) => !drawn.has(href ?? ''))).toEqual([])
  })

  test('keeps its ids apart inside another page', () => {
    const screen = makeGuestScreen(guestViewOf(sampleGuide('en')), {
      locale: 'en',
      idPrefix: 'live-',
    })
    const html = renderToStaticMarkup(<GuestView screen={screen} footer={null} />)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id) => !/^(live-|g-)/.test(id ?? ''))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('whatever a host writes', () => {
  const tagsOf = (html: string) =>
    new Set([...html.matchAll(/<([a-z0-9]+)/gi)].map(([, tag]) => tag))
  const safeAddress = /^(#|\?lang=|tel:|mailto:|https:\/\/wa\.me\/|https?:\/\/[^\s@\\]+$|\/)/

  test('is text: no tag, no handler and no scheme of its own', () => {
    const html = draw(hostileGuide())
    expect(html).not.toMatch(/<script|<b>| onerror=(?!&)/)
    expect(hrefsOf(html).filter((href) => !safeAddress.test(href ?? ''))).toEqual([])
  })

  test('never becomes markup, in any field', () => {
    const piece = fc.constantFrom(
      '<script>',
      '"',
      "'",
      '</p>',
      '<!--',
      '&',
      'javascript:',
      '\u202E',
      ']]>',
      'x',
    )
    const words = fc.array(piece, { maxLength: 8 }).map((pieces) => `word${pieces.join('')}`)
    const plain = tagsOf(draw(everywhere('word')))
    fc.assert(
      fc.property(words, (text) => {
        const html = draw(everywhere(text))
        expect(tagsOf(html)).toEqual(plain)
        expect(html.match(/</g)?.length).toBe(draw(everywhere('word')).match(/</g)?.length)
      }),
      { numRuns: 60 },
    )
  })
})

/** The same words in every field that takes any. */
function everywhere(text: string) {
  const titled = [{ title: text, notes: text }]
  return guideOf({
    welcome: {
      propertyName: text,
      greeting: text.slice(0, 60),
      note: text,
      wifiNetworks: [{ ssid: text.slice(0, 64), password: text }],
      hostPhone: text.slice(0, 60),
      supportMessage: text,
      emergencyContact: text,
    },
    houseManual: { parking: text, rooms: [{ label: text, features: [text] }] },
    localGuide: {
      propertyLocation: { address: text, description: text },
      places: [{ name: text, description: text }],
    },
    wifiTech: { devices: [{ name: text, notes: text }] },
    emergency: {
      emergencyServices: text.slice(0, 100),
      policeContact: text,
      fireContact: text,
      medicalContact: text,
      firstAidLocation: text,
      emergencyItems: titled,
    },
    houseRules: { rules: titled },
    checkout: { steps: titled },
    sections: { welcome: { items: [{ title: text, body: text }] } },
  })
}
