import { expect, test } from 'vitest'
import type { JsonRecord } from '#domain/values/read-json.ts'
import { findSharedList } from './entries.ts'
import { carryOver, copyOf } from './plan-copy.ts'

const carry = (path: string, from: JsonRecord, onto: JsonRecord) =>
  carryOver(findSharedList(path)!.entry, { from, onto })

const fonda = { id: 'p7000000', name: 'Fonda', category: 'Restaurant', description: 'Mole' }

test('of a place everything follows but the way from the home', () => {
  const from = { ...fonda, mapsLink: '', minutes: 5, by: 'foot' }
  const onto = { ...fonda, description: 'Pozole', mapsLink: '', minutes: 40, by: 'car' }
  expect(carry('localGuide.places', from, onto)).toEqual({
    ...from,
    minutes: 40,
    by: 'car',
    stayOnly: false,
  })
  const { minutes, by, ...unsaid } = carry('localGuide.places', from, fonda)
  expect([minutes, by]).toEqual([undefined, undefined])
  expect(unsaid).not.toHaveProperty('minutes')
})

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [undefined, true, true],
  [false, undefined, false],
])('locked here %s, locked there %s: ends up locked %s', (here, there, expected) => {
  const rule = { id: 'r7000000', title: 'Gas', notes: 'x' }
  const next = carry(
    'houseRules.rules',
    { ...rule, stayOnly: here },
    { ...rule, notes: 'y', stayOnly: there },
  )
  expect(next).toEqual({ ...rule, stayOnly: expected })
})

test('a room keeps its key there, and its details come with their ids', () => {
  const from = {
    id: 'r7000000',
    key: 'a',
    label: 'Terraza',
    features: ['Asador'],
    featureIds: ['f'],
  }
  const onto = { id: 'r7000000', key: 'z', label: 'Azotea', features: ['Mesa', 'Sombra'] }
  expect(carry('houseManual.rooms', from, onto)).toEqual({ ...from, key: 'z', stayOnly: false })
})

test('a detail that says the same there keeps its id there', () => {
  const room = { id: 'r7000000', key: 'a', label: 'Estudio' }
  const from = { ...room, features: ['Mesa grande', 'Lámpara'], featureIds: ['mesa', 'lamp'] }
  const onto = { ...room, features: ['Mesa', 'Lámpara'], featureIds: ['mesa', 'otra'] }
  expect(carry('houseManual.rooms', from, onto)).toMatchObject({
    features: ['Mesa grande', 'Lámpara'],
    featureIds: ['mesa', 'otra'],
  })
})

test('photos and a video that went here go there', () => {
  const rule = { id: 'r7000000', title: 'Gas', notes: '' }
  const photos = [{ id: 'f7000000', photoUrl: '/photos/a.jpg', caption: 'La llave' }]
  const shown = { ...rule, photos, videoUrl: 'https://youtu.be/a' }
  expect(carry('houseRules.rules', shown, rule)).toEqual({ ...shown, stayOnly: false })
  expect(carry('houseRules.rules', rule, shown)).toEqual({
    ...rule,
    photos: [],
    videoUrl: '',
    stayOnly: false,
  })
})

test('a block keeps its row there, and everything else of it follows', () => {
  const list = 'sections.welcome.items'
  const from = {
    ...{ id: 'row-here', entryId: 'e7000000', title: 'Gato', body: 'Mole' },
    ...{ photoUrl: '/photos/a.jpg', linkUrl: '', isActive: false },
  }
  const onto = { ...from, id: 'row-there', body: '', photoUrl: '', isActive: true }
  expect(carry(list, from, onto)).toEqual({ ...from, id: 'row-there', stayOnly: false })
  expect(
    copyOf({ id: 'e7000000', list: findSharedList(list)!, entry: from }),
    'and has none yet in a guide it is put into',
  ).toEqual({ ...from, id: undefined, stayOnly: false })
})

test('what is put into a guide carries nothing of the home it comes from, and stays locked', () => {
  const list = findSharedList('localGuide.places')!
  const entry = { ...fonda, mapsLink: '', minutes: 5, by: 'foot', stayOnly: true }
  expect(copyOf({ id: fonda.id, list, entry })).toEqual({ ...fonda, mapsLink: '', stayOnly: true })
})
