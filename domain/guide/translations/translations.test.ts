import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { leavesOf } from '#domain/guide/facts.ts'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { formToStored, type GuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import { withoutLocked } from '#domain/guide/locks/close-locked.ts'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { hashOf } from './hash-of.ts'
import { bringBackTranslations } from './keep-translations.ts'
import { languageFor } from './translate.ts'
import { readTranslations, type SentTranslations, sentTranslations } from './translations.ts'
import { wordsOf } from './words.ts'

const form = houseForm()
const [rule, other] = form.houseRules.rules
const titleOf = (id = '') => `houseRules.rules.${id}.title`

describe('the hash of an original', () => {
  test('is the same for the same words, whatever stands around them', () => {
    expect(hashOf('  Sin fiestas\n')).toBe(hashOf('Sin fiestas'))
    expect(hashOf(' \u200b ')).toBe(hashOf(''))
  })

  test('is another for other words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, two) => {
        fc.pre(one.trim() !== two.trim())
        expect(hashOf(one) === hashOf(two)).toBe(isNothing(one) && isNothing(two))
      }),
    )
    const near = Array.from({ length: 20_000 }, (_, at) => hashOf(`Regla ${at}`))
    expect(new Set(near).size).toBe(near.length)
  })
})

describe('the texts of a guide', () => {
  const words = wordsOf(form)

  test('have addresses of their own, made of ids', () => {
    const paths = words.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain('welcome.note')
    expect(paths).toContain(titleOf(rule?.id))
    const [room] = form.houseManual.rooms
    expect(paths).toContain(`houseManual.rooms.${room?.id}.features.${room?.featureIds?.[0]}`)
    const [block] = form.sections.local_guide.items
    expect(paths).toContain(`sections.local_guide.items.${block?.entryId}.title`)
  })

  test('are all the words there are, but for names and addresses', () => {
    const plain = (path: readonly string[]) => path.join('.').replaceAll('.*', '')
    const wanted = leavesOf(tabsSchema).flatMap(({ path, facts }) =>
      facts.isWords && !facts.isOfNoLanguage ? [plain(path)] : [],
    )
    const ids = /\.[0-9a-hjkmnp-tv-z]{8}(?=\.|$)/g
    const found = new Set(words.map(({ path }) => path.replace(ids, '')))
    for (const path of wanted) expect(found, path).toContain(path)
    expect(found).not.toContain('welcome.propertyName')
    expect(found).not.toContain('localGuide.propertyLocation.address')
    expect([...found].filter((path) => /ssid|password|code$|hostPhone|Email/.test(path))).toEqual(
      [],
    )
  })

  test('say which of them are only for those who stay', () => {
    const locked = houseForm()
    locked.welcome.noteStayOnly = true
    locked.houseRules.rules[0]!.stayOnly = true
    const closed = wordsOf(locked).filter(({ isLocked }) => isLocked)
    expect(closed.map(({ path }) => path)).toEqual([
      'welcome.note',
      titleOf(rule?.id),
      `houseRules.rules.${rule?.id}.notes`,
      `houseRules.rules.${rule?.id}.photos.${rule?.photos?.[0]?.id}.caption`,
    ])
  })
})

describe('what a save keeps', () => {
  const sent: SentTranslations = {
    en: { [titleOf(rule?.id)]: { text: ' No parties ' }, 'welcome.note': { text: 'Hello' } },
  }
  const stored = formToStored({ ...form, translations: sent })

  test('is of the original in that very save, unless it says of which', () => {
    expect(stored.translations?.en?.[titleOf(rule?.id)]).toEqual({
      text: 'No parties',
      of: hashOf(rule?.title ?? ''),
    })
  })

  test('stays when nothing is said of translations, and language by language', () => {
    expect(formToStored(form, stored).translations).toEqual(stored.translations)
    const more = formToStored({ ...form, translations: { fr: {} } }, stored)
    expect(more.translations).toEqual(stored.translations)
    const less = formToStored({ ...form, translations: { en: {} } }, stored)
    expect(less.translations).toBeUndefined()
  })

  test('outlives another original, and fits again when the first comes back', () => {
    const changed = houseForm()
    changed.houseRules.rules[0]!.title = 'Sin mascotas'
    const after = formToStored(changed, stored)
    expect(after.translations).toEqual(stored.translations)
    expect(rulesIn(after, 'en')[0]).toBe('Sin mascotas')
    expect(rulesIn(formToStored(form, after), 'en')[0]).toBe('No parties')
  })

  test('stands with arrival and blocks of which the save says nothing', () => {
    const path = 'welcome.arrival.byCar'
    const before = formToStored({ ...form, translations: { en: { [path]: { text: 'By car' } } } })
    const { sections: _, ...unsaid } = form
    const { arrival: __, ...welcome } = form.welcome
    const after = formToStored({ ...unsaid, welcome }, before)
    expect(after.translations).toEqual(before.translations)
  })

  test('goes with its entry, and is nothing for an address that there is not', () => {
    const gone = { ...form, houseRules: { rules: [other!] } }
    expect(Object.keys(formToStored(gone, stored).translations?.en ?? {})).toEqual(['welcome.note'])
    const nowhere = ['welcome.propertyName', 'welcome.nowhere', '__proto__', 'constructor']
    const texts = Object.fromEntries(nowhere.map((path) => [path, { text: 'X' }]))
    expect(formToStored({ ...form, translations: { en: texts } }).translations).toBeUndefined()
  })

  test('is the same after it was stored and read', () => {
    const read = JSON.parse(JSON.stringify(stored.translations))
    expect(readTranslations(read)).toEqual(stored.translations)
    expect(sentTranslations.parse(storedToForm(stored).translations)).toEqual(stored.translations)
    for (const strange of [null, 7, 'x', [], { en: 7 }, { en: { a: 7 } }, { it: { a: {} } }]) {
      expect(readTranslations(strange)).toBeUndefined()
    }
  })
})

describe('a guide that comes back', () => {
  const text = (said: string, of: string) => ({ text: said, of: hashOf(of) })
  const guide = { ...form, welcome: { ...form.welcome, note: 'Antes' } }

  test.each([
    ['brings the translation that fits', [text('Then', 'Antes'), text('Now', 'Hoy')], 'Then'],
    ['leaves the one of now where that fits', [text('Then', 'Ayer'), text('Now', 'Antes')], 'Now'],
    ['is as it was where both fit', [text('Then', 'Antes'), text('Now', 'Antes')], 'Then'],
  ] as const)('%s', (_, [then, now], expected) => {
    const path = 'welcome.note'
    const kept = bringBackTranslations({
      earlier: { en: { [path]: then } },
      guide,
      now: { en: { [path]: now, [titleOf(rule?.id)]: text('No parties', 'Sin fiestas') } },
    })
    expect(kept.en?.[path]?.text).toBe(expected)
    expect(kept.en?.[titleOf(rule?.id)]?.text).toBe('No parties')
  })
})

describe('a guest of another language', () => {
  const path = titleOf(rule?.id)
  const translations = {
    en: {
      [path]: { text: 'No parties' },
      'welcome.greeting': { text: 'Come in', machine: true },
    },
  }
  const stored = formToStored({ ...form, translations })

  test('reads what is translated, and the rest as it was written, each known for what it is', () => {
    const { languages, translation } = guestViewOf(stored, undefined, 'en')
    expect(languages).toEqual(['es', 'en'])
    expect(translation?.language).toBe('en')
    expect(translation?.said.get('No parties')).toBe('translated')
    expect(translation?.said.get('Come in')).toBe('machine')
    expect(translation?.said.get(other?.title ?? '')).toBe('original')
    expect(translation?.said.has(stored.name)).toBe(false)
    expect(rulesIn(stored, 'en').slice(0, 2)).toEqual(['No parties', other?.title])
  })

  test('reads which words are by a machine, although their host has accepted the same ones elsewhere', () => {
    const said = { text: 'Quiet, please' }
    const texts = { [path]: { ...said, machine: true }, [titleOf(other?.id)]: said }
    const twice = formToStored({ ...form, translations: { en: texts } })
    expect(guestViewOf(twice, undefined, 'en').translation?.said.get(said.text)).toBe('machine')
  })

  test('reads the guide’s own language as it was written', () => {
    expect(guestViewOf(stored, undefined, 'es').translation).toBeUndefined()
    expect(rulesIn(stored, 'es')[0]).toBe(rule?.title)
    expect(guestViewOf(formToStored(form), undefined, 'en')).not.toHaveProperty('languages')
  })

  test.each([
    ['fr', ['es', 'en'], 'en'],
    ['pt', ['es', 'en'], 'es'],
    ['pt', ['en', 'fr'], 'en'],
    ['de', ['es', 'fr'], 'es'],
    ['en', ['es', 'fr'], 'es'],
  ] as const)('who reads %s of a guide in %j reads it in %s', (wanted, has, language) => {
    expect(languageFor(wanted, has)).toBe(language)
  })

  test('finds nothing of what is locked, nor of what stood there before', () => {
    const locked = houseForm()
    locked.houseRules.rules[0]!.stayOnly = true
    locked.welcome.noteStayOnly = true
    const secrets = {
      'welcome.note': { text: 'secret' },
      [`houseRules.rules.${rule?.id}.notes`]: { text: 'secret' },
      'welcome.greeting': { text: 'secret', of: hashOf('another') },
    }
    const kept = formToStored({ ...locked, translations: { en: secrets } })
    expect(JSON.stringify(kept)).toContain('secret')
    expect(JSON.stringify(withoutLocked(kept))).not.toContain('secret')
    expect(JSON.stringify(guestViewOf(kept, undefined, 'en'))).not.toContain('secret')
  })
})

function rulesIn(stored: ReturnType<typeof formToStored>, language: 'es' | 'en') {
  return guestViewOf(stored, undefined, language).tabs.houseRules.rules.map(({ title }) => title)
}

function houseForm(): GuidebookForm {
  let made = 0
  const sample = structuredClone(storedToForm(formToStored(sampleForms.es)))
  const { welcome, houseManual, localGuide, wifiTech, emergency, houseRules, checkout } = sample
  const [step] = welcome.arrival.steps
  const [item] = emergency.emergencyItems
  const firsts = [houseManual.rooms, localGuide.places, wifiTech.devices, houseRules.rules]
  for (const entry of [...firsts.map(([first]) => first), step, item, checkout.steps[0]])
    if (entry) entry.photos = [{ photoUrl: '/photos/1-ab.jpg', caption: 'Se ve desde la puerta' }]
  return giveIds(sample, () => {
    made += 1
    return derivedId(`test ${made}`)
  }).form
}

function isNothing(text: string) {
  return hashOf(text) === hashOf('')
}
