import { describe, expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { emptyGuidebookForm } from '#domain/guide/empty-form.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { leavesOf } from '#domain/guide/facts.ts'
import { guidebookFormSchema } from '#domain/guide/guide-form.ts'
import {
  formToStored,
  type GuidebookForm,
  readGuidebookForm,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { allWordsOf, type Spoken } from '#domain/guide/translations/words.ts'
import { setAt } from '#tests/guides/guide-saying.ts'
import { hiddenTexts, unconfirmedTexts } from './unconfirmed.ts'
import { hiddenFacts } from './waiting-facts.ts'
import { withoutHidden } from './without-hidden.ts'

const planted = 'limonero-azul-7'

describe('what can hurt and is not confirmed', () => {
  const leaves = leavesOf(guidebookFormSchema).filter(({ facts }) => facts.canHurt)

  test('stands in the fields that say so', () => {
    expect(leaves.map(({ path }) => path.join('.'))).toEqual([
      'welcome.emergencyContact',
      'welcome.arrival.gate',
      'welcome.arrival.gatePhone',
      'welcome.arrival.parking',
      'welcome.arrival.codes.*.label',
      'welcome.arrival.codes.*.code',
      'welcome.arrival.codes.*.notes',
      'houseManual.parking',
      'emergency.firstAidLocation',
      'emergency.emergencyItems.*.title',
      'emergency.emergencyItems.*.notes',
      'emergency.policeContact',
      'emergency.fireContact',
      'emergency.medicalContact',
      'emergency.emergencyServices',
    ])
  })

  test.for(leaves.map(({ path }) => path.join('.')))('%s: guests read nothing of it', (path) => {
    const form = formWith(path, planted)
    const waiting = formToStored({ ...form, ...waitingIn(form) })
    expect(JSON.stringify(waiting)).toContain(planted)
    expect(JSON.stringify(withoutHidden(waiting))).not.toContain(planted)
    expect(JSON.stringify(guestViewOf(waiting))).not.toContain(planted)
    expect(JSON.stringify(guestViewOf(formToStored(form)))).toContain(planted)
  })

  const texts = leavesOf(guidebookFormSchema).filter(
    ({ facts }) => facts.isWords && facts.limits?.max !== undefined && facts.limits.max >= 60,
  )

  test.for(texts.map(({ path }) => path.join('.')))(
    '%s: what is marked as hidden is so wherever it stands',
    (path) => {
      const form = formWith(path, planted)
      const waiting = formToStored({ ...form, ...waitingIn(form, hiddenTexts) })
      expect(JSON.stringify(waiting)).toContain(planted)
      const { name: _, ...shown } = withoutHidden(waiting)
      expect(JSON.stringify(shown)).not.toContain(planted)
    },
  )
})

describe('what guests are shown meanwhile', () => {
  const form = formOf({
    welcome: { propertyName: 'Casa', greeting: 'Hola', note: 'Bienvenidos.' },
    houseManual: { parking: 'Cajón 4' },
    emergency: { emergencyServices: '066', firstAidLocation: 'En el baño' },
    houseRules: { rules: [{ id: 'k7k2m9qa', title: 'Sin fiestas', notes: '' }] },
  })

  test('911 where another number waits', () => {
    const view = guestViewOf(formToStored({ ...form, ...waitingIn(form) }))
    expect(view.emergency.services).toMatchObject({ text: '911' })
    expect(view.tabs.emergency.firstAidLocation).toBeUndefined()
  })

  test('no parking at all: not that there is some', () => {
    const view = guestViewOf(formToStored({ ...form, ...waitingIn(form) }))
    expect(view.house).not.toHaveProperty('parking')
    expect(guestViewOf(formToStored(form)).house?.parking?.value).toBe('Cajón 4')
  })

  test('no parking where the way here says something of it that waits', () => {
    const silent = formOf({ welcome: { propertyName: 'Casa', arrival: { parking: 'No hay' } } })
    const waiting = formToStored({ ...silent, ...waitingIn(silent) })
    expect(guestViewOf(waiting).house).not.toHaveProperty('parking')
    const confirmed = { ...silent, houseManual: { ...silent.houseManual, parking: 'Cajón 4' } }
    const told = formToStored({ ...confirmed, ...waitingIn(silent) })
    expect(guestViewOf(told).house?.parking?.value).toBe('Cajón 4')
  })

  test('not even the name of what is locked besides, and a locked code nowhere', () => {
    const locked = { stayOnly: true }
    const secret = formOf({
      welcome: {
        propertyName: 'Casa',
        arrival: {
          codes: [
            { id: 'c1k2m9qa', kind: 'door', label: planted, code: '4711', ...locked },
            { id: 'c2k2m9qa', kind: 'gate', label: 'Portón', code: '4711' },
          ],
        },
      },
      houseManual: {
        rooms: [{ id: 'r1k2m9qa', key: 'a', label: planted, features: ['x'], ...locked }],
      },
      emergency: { emergencyItems: [{ id: 'e1k2m9qa', title: planted, notes: 'x', ...locked }] },
    })
    const texts = allWordsOf(secret).filter(({ path }) => !path.includes('c2k2m9qa'))
    const waiting = Object.fromEntries(texts.map(({ path, original }) => [path, original]))
    const stored = formToStored({ ...secret, unconfirmed: hiddenTexts(waiting) })
    const view = JSON.stringify(guestViewOf(stored))
    expect(view).not.toContain(planted)
    expect(view).not.toContain('4711')
    expect(view).toContain('Portón')
    expect(JSON.stringify(guestViewOf(formToStored(secret)))).toContain(planted)
  })

  test('the name of the guide, whatever it says', () => {
    const named = formOf({ welcome: { propertyName: 'Casa Limón' } })
    const stored = formToStored({ ...named, ...waitingIn(named, hiddenTexts) })
    expect(hiddenFacts(named, stored.unconfirmed)).toEqual([])
    expect(guestViewOf(stored).name).toBe('Casa Limón')
  })

  test('what cannot hurt, confirmed or not', () => {
    const view = guestViewOf(formToStored({ ...form, ...waitingIn(form) }))
    expect(view.tabs.houseRules.rules[0]?.title).toBe('Sin fiestas')
    expect(view.tabs.welcome.note).toBe('Bienvenidos.')
  })

  test('the greeting as description where the note is marked as hidden', () => {
    const { note } = form.welcome
    const unconfirmed = hiddenTexts({ 'welcome.note': note })
    const view = guestViewOf(formToStored({ ...form, unconfirmed }))
    expect([view.tabs.welcome.note, view.description]).toEqual([undefined, 'Hola'])
  })

  test('no room of which nothing but its name is left', () => {
    const rooms = ['r1k2m9qa', 'r2k2m9qa', 'r3k2m9qa'].map((id, at) => ({
      ...{ id, key: id, label: `Terraza ${at}` },
      ...(at < 2 ? { features: ['Con sol'], featureIds: [`f${at}k2m9qa`] } : { features: [] }),
    }))
    const home = formOf({ welcome: { propertyName: 'Casa' }, houseManual: { rooms } })
    const unconfirmed = hiddenTexts({ 'houseManual.rooms.r1k2m9qa.features.f0k2m9qa': 'Con sol' })
    const view = guestViewOf(formToStored({ ...home, unconfirmed }))
    expect(view.tabs.houseManual.rooms.map(({ label }) => label)).toEqual([
      'Terraza 1',
      'Terraza 2',
    ])
  })

  test('no translation of what waits', () => {
    const of = hashOf('Cajón 4')
    const translations = { en: { 'houseManual.parking': { text: 'Space four', of } } }
    const stored = formToStored({ ...form, translations, ...waitingIn(form) })
    expect(JSON.stringify(withoutHidden(stored))).not.toContain('Space four')
    expect(JSON.stringify(guestViewOf(stored, undefined, 'en'))).not.toContain('Space four')
  })

  test('nothing of a section that this version does not know, while something waits', () => {
    const stored = formToStored({ ...form, ...waitingIn(form) })
    const unknown = { sectionType: 'pool', metadata: { depth: planted }, items: [], isActive: true }
    const sections = [...stored.sections, unknown] as typeof stored.sections
    expect(withoutHidden({ ...stored, sections }).sections.at(-1)).toEqual({
      ...unknown,
      metadata: {},
    })
  })

  test('a guide in which nothing waits as it is', () => {
    const stored = formToStored(form)
    expect(withoutHidden(stored)).toBe(stored)
  })
})

/** A form with that text in a field, `*` standing for the first entry. */
function formWith(path: string, text: string): GuidebookForm {
  const form = emptyGuidebookForm()
  form.welcome.propertyName = 'Casa'
  setAt(form, path.split('.'), text)
  const whole = { ...form, ...guidebookFormSchema.parse(form) } as GuidebookForm
  let made = 0
  return giveIds(whole, () => derivedId(String(made++))).form
}

function formOf(said: object): GuidebookForm {
  return storedToForm(formToStored(readGuidebookForm(said)))
}

/** Everything it says waits. */
function waitingIn(form: Spoken, mark = unconfirmedTexts) {
  const texts = allWordsOf(form).map(({ path, original }) => [path, original])
  return { unconfirmed: mark(Object.fromEntries(texts)) }
}
