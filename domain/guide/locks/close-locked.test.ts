import { describe, expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { factsOf, leavesOf, open } from '#domain/guide/facts.ts'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { emptyGuidebookForm, formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { setAt } from '#tests/guides/guide-saying.ts'
import { hasLocks, withoutLocked } from './close-locked.ts'

const secret = 'bajo-la-maceta-7'

/** Every place that a lock may close: all of an entry but what names it, and the texts with a lock of their own. */
const lockable = leavesOf(tabsSchema).filter(({ path, facts, schema }) => {
  const { def } = open(schema)
  const isText = def.type === 'string' && !facts.isInner && !facts.isName
  return (
    isText &&
    !/featureIds|notAnswers/.test(path.join()) &&
    (path.includes('*') || lockBeside(path) !== undefined)
  )
})

describe('of what is locked only its name leaves', () => {
  test.each(lockable.map(({ path }) => path.join('.')))('%s', (path) => {
    const stored = formToStored(withSecretAt(path.split('.')))
    expect(JSON.stringify(stored)).toContain(secret)
    expect(hasLocks(stored)).toBe(true)
    expect(JSON.stringify(withoutLocked(stored))).not.toContain(secret)
    expect(JSON.stringify(guestViewOf(stored))).not.toContain(secret)
  })

  test('there are such places in every section', () => {
    expect(new Set(lockable.map(({ path }) => path[0])).size).toBe(sectionTypes.length)
    expect(lockable.length).toBeGreaterThan(15)
  })

  test.each(sectionTypes)("a host's own block in %s", (type) => {
    const form = named()
    form.sections[type].items = [
      {
        title: 'La bodega',
        body: secret,
        photoUrl: `/photos/${secret}.jpg`,
        linkUrl: `https://ejemplo.mx/${secret}`,
        isActive: true,
        stayOnly: true,
      },
    ]
    const stored = formToStored(form)
    expect(JSON.stringify(withoutLocked(stored))).not.toContain(secret)
    const { items } = guestViewOf(stored).sections[type]
    expect(items).toMatchObject([{ title: 'La bodega', stayOnly: true }])
  })
})

describe('what is locked once is locked wherever it stands again', () => {
  test('a network in both tabs', () => {
    const form = named()
    form.welcome.wifiNetworks = [{ ssid: 'Casa', password: secret, stayOnly: true }]
    form.wifiTech.wifiNetworks = [{ ssid: ' Casa ', password: `${secret} viejo` }]
    const closed = withoutLocked(formToStored(form))
    expect(JSON.stringify(closed)).not.toContain(secret)
    expect(guestViewOf(closed).wifi).toEqual([
      { ssid: 'Casa', stayOnly: true, password: undefined, qr: undefined },
    ])
  })

  test('a password that two networks share', () => {
    const form = named()
    form.welcome.wifiNetworks = [
      { ssid: 'Casa', password: secret, stayOnly: true },
      { ssid: 'Casa_5G', password: secret },
      { ssid: 'Visitas', password: 'bienvenidos' },
    ]
    const closed = withoutLocked(formToStored(form))
    expect(JSON.stringify(closed)).not.toContain(secret)
    expect(guestViewOf(closed).wifi.map(({ ssid, password }) => [ssid, password])).toEqual([
      ['Casa', undefined],
      ['Casa_5G', undefined],
      ['Visitas', 'bienvenidos'],
    ])
  })

  test('the note, which also describes the guide', () => {
    const form = named()
    form.welcome = { ...form.welcome, greeting: 'Bienvenidos', note: secret, noteStayOnly: true }
    const closed = withoutLocked(formToStored(form))
    expect(closed.description).toBe('Bienvenidos')
    expect(guestViewOf(formToStored(form)).tabs.welcome.note).toBeUndefined()
  })

  test('rooms, which are kept in two places', () => {
    const form = named()
    form.houseManual.rooms = [
      { key: 'study', label: 'Estudio', features: [secret], stayOnly: true },
      { key: 'kitchen', label: 'Cocina', features: ['Estufa de gas'] },
    ]
    const closed = withoutLocked(formToStored(form))
    expect(JSON.stringify(closed)).not.toContain(secret)
    expect(closed.amenities).toMatchObject({ rooms: [{ label: 'Estudio' }, { label: 'Cocina' }] })
    expect(guestViewOf(closed).tabs.houseManual.rooms.map(({ features }) => features)).toEqual([
      [],
      ['Estufa de gas'],
    ])
  })

  test('what nobody knows of: keys of another version go with it', () => {
    const form = named()
    form.checkout.steps = [{ title: 'Llave', notes: secret, stayOnly: true }]
    const stored = formToStored(form)
    const checkout = stored.sections.find(({ sectionType }) => sectionType === 'checkout')!
    checkout.metadata = { ...(checkout.metadata as object), copy: secret }
    expect(JSON.stringify(withoutLocked(stored))).not.toContain(secret)
  })
})

test('nothing locked, nothing changes', () => {
  const stored = formToStored(named())
  expect(hasLocks(stored)).toBe(false)
  expect(withoutLocked(stored)).toEqual(stored)
})

test('whoever stays sees everything from the moment it opens', () => {
  const form = withSecretAt(['welcome', 'arrival', 'codes', '*', 'code'])
  const moments = { opensAt: 0, checkIn: 1, checkOut: 2, closesAt: 3 }
  const days = { from: '2026-11-22', until: '2026-11-24', checkoutTime: '11:00', moments }
  const closed = guestViewOf(formToStored(form), { phase: 'before', isOpen: false, ...days })
  const opened = guestViewOf(formToStored(form), { phase: 'arriving', isOpen: true, ...days })
  expect(closed.tabs.welcome.arrival.codes[0]!.code).toBeUndefined()
  expect(opened.tabs.welcome.arrival.codes[0]!.code).toBe(secret)
})

test('whoever stays waits for nothing where only what the gate is told is locked', () => {
  const gate = formToStored(withSecretAt(['welcome', 'arrival', 'gate']))
  const moments = { opensAt: 1, checkIn: 2, checkOut: 3, closesAt: 4 }
  const days = { from: '2026-11-22', until: '2026-11-24', checkoutTime: '11:00', moments }
  const coming = guestViewOf(gate, { phase: 'before', isOpen: false, ...days })
  expect([coming.tabs.welcome.arrival.gate, coming.hasLocked]).toEqual([secret, false])
  expect(guestViewOf(gate).hasLocked).toBe(true)
  expect(hasLocks(gate, { isStay: true })).toBe(false)
})

function named(): GuidebookForm {
  const form = emptyGuidebookForm()
  form.welcome.propertyName = 'Casa Jacaranda'
  return form
}

/** A guide with a locked secret at one place and a name beside it where there is one. */
function withSecretAt(path: string[]): GuidebookForm {
  const form = named()
  const beside = lockBeside(path)
  setAt(form, path, secret)
  if (path.includes('*')) setAt(form, [...path.slice(0, path.indexOf('*') + 1), 'stayOnly'], true)
  else if (beside) setAt(form, [...path.slice(0, -1), beside], true)
  return form
}

function lockBeside(path: readonly string[]) {
  const parent = path.slice(0, -1).join('.')
  const locks = leavesOf(tabsSchema).filter(
    (leaf) => leaf.path.slice(0, -1).join('.') === parent && leaf.facts.locks === path.at(-1),
  )
  return locks[0]?.path.at(-1)
}

test('every lock names a field beside it, or its whole entry', () => {
  for (const { path, facts } of leavesOf(tabsSchema)) {
    if (facts.locks === undefined) continue
    if (facts.locks === '*') expect(path.at(-2), path.join('.')).toBe('*')
    else
      expect(leavesOf(tabsSchema).map((leaf) => leaf.path.join('.'))).toContain(
        [...path.slice(0, -1), facts.locks].join('.'),
      )
  }
  expect(factsOf(tabsSchema.shape.welcome.shape.note).isWords).toBe(true)
})
