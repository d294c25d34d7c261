import { describe, expect, test } from 'vitest'
import { formToStored, readGuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import { swapLanguages } from '#domain/guide/translations/swap-languages.ts'
import { bringBackUnconfirmed, newlyConfirmed } from './keep-unconfirmed.ts'
import { hiddenTexts, isUnconfirmed, readUnconfirmed, unconfirmedTexts } from './unconfirmed.ts'

const parking = 'houseManual.parking'
const item = 'emergency.emergencyItems.k7k2m9qa.notes'

const form = readGuidebookForm({
  welcome: { propertyName: 'Casa' },
  houseManual: { parking: 'Cajón 4' },
  emergency: { emergencyItems: [{ id: 'k7k2m9qa', title: 'Gas', notes: 'Cierra la llave.' }] },
})
const unconfirmed = unconfirmedTexts({ [parking]: 'Cajón 4', [item]: 'Cierra la llave.' })
const kept = formToStored({ ...form, unconfirmed })

describe('what a save confirms', () => {
  test('is what waited and waits no more in the same words', () => {
    const { unconfirmed: _, ...content } = kept
    expect(newlyConfirmed({ previous: kept, content })).toEqual(unconfirmed)
    expect(newlyConfirmed({ previous: content, content })).toEqual({})
    expect(newlyConfirmed({ previous: kept, content: kept })).toEqual({})
  })

  test('is nothing where the guide speaks another language than before', () => {
    const { unconfirmed: _, ...content } = kept
    expect(newlyConfirmed({ previous: kept, content: { ...content, language: 'en' } })).toEqual({})
  })
})

describe('what nobody has confirmed', () => {
  test('is kept by the address and the words of each text', () => {
    expect(kept.unconfirmed).toEqual(unconfirmed)
    expect(storedToForm(kept).unconfirmed).toEqual(unconfirmed)
  })

  test('is an hour or a count as well, until it is another one', () => {
    const house = { ...form.houseManual, bedrooms: 3 }
    const times = { ...form.welcome, checkInHour: '4:00', checkInPeriod: 'PM' as const }
    const told = { ...form, welcome: times, houseManual: house }
    const waits = unconfirmedTexts({ 'welcome.checkInHour': '4:00', 'houseManual.bedrooms': '3' })
    const before = formToStored({ ...told, unconfirmed: waits })
    expect(before.unconfirmed).toEqual(waits)
    const after = { ...told, houseManual: { ...house, bedrooms: 2 } }
    expect(Object.keys(formToStored(after, before).unconfirmed ?? {})).toEqual([
      'welcome.checkInHour',
    ])
  })

  test('stays as it is in a save that does not speak of it', () => {
    expect(formToStored(form, kept).unconfirmed).toEqual(unconfirmed)
  })

  test('is confirmed by touching its words, but not by spaces around them', () => {
    const houseManual = { ...form.houseManual, parking: 'Cajón 5' }
    const touched = formToStored({ ...form, houseManual }, kept)
    expect(Object.keys(touched.unconfirmed ?? {})).toEqual([item])
    expect(isUnconfirmed(unconfirmed, parking, ' Cajón 4\n')).toBe(true)
  })

  test('is confirmed by words of one’s own in the same entry, which guests would lose else', () => {
    const named = (notes: string) =>
      readGuidebookForm({
        welcome: { propertyName: 'Casa' },
        wifiTech: { devices: [{ id: 'd1k2m9qa', name: 'Calentador', notes }] },
      })
    const name = 'wifiTech.devices.d1k2m9qa.name'
    const waits = unconfirmedTexts({ [name]: 'Calentador' })
    const before = formToStored({ ...named(''), unconfirmed: waits })
    expect(before.unconfirmed).toEqual(waits)
    const told = named('Gira la perilla y prende con un cerillo largo.')
    expect(formToStored({ ...told, unconfirmed: waits }, before).unconfirmed).toBeUndefined()
    expect(formToStored(told, before).unconfirmed).toBeUndefined()
    const pasted = unconfirmedTexts({
      [name]: 'Calentador',
      'wifiTech.devices.d1k2m9qa.notes': 'Gira',
    })
    expect(formToStored({ ...named('Gira'), unconfirmed: pasted }, before).unconfirmed).toEqual(
      pasted,
    )
  })

  test('goes with its entry, and an address that the guide does not have is never kept', () => {
    const emergency = { ...form.emergency, emergencyItems: [] }
    const strange = { ...unconfirmed, 'houseManual.nothing': 'x', constructor: 'y' }
    const saved = formToStored({ ...form, emergency, unconfirmed: strange }, kept)
    expect(Object.keys(saved.unconfirmed ?? {})).toEqual([parking])
  })

  test('is confirmed by a save that names it no more', () => {
    expect(formToStored({ ...form, unconfirmed: {} }, kept).unconfirmed).toBeUndefined()
  })

  test('never waits again in the same words, whatever an older page sends', () => {
    const confirmed = formToStored({ ...form, unconfirmed: {} }, kept)
    expect(formToStored({ ...form, unconfirmed }, confirmed).unconfirmed).toBeUndefined()
  })

  test('waits on when a guide changes its language', () => {
    const of = unconfirmed[parking] ?? ''
    const translations = { en: { [parking]: { text: 'Space 4', of } } }
    const swapped = swapLanguages({ ...storedToForm(kept), translations }, 'en')
    expect(swapped.houseManual.parking).toBe('Space 4')
    expect(formToStored(swapped).unconfirmed).toEqual({
      ...unconfirmed,
      ...unconfirmedTexts({ [parking]: 'Space 4' }),
    })
    const notes = { text: 'Turn it off.', of: unconfirmedTexts({ n: 'Apágalo.' }).n! }
    const heater = { id: 'd1k2m9qa', name: 'Calentador', notes: 'Apágalo.' }
    const name = 'wifiTech.devices.d1k2m9qa.name'
    const half = formToStored({
      ...readGuidebookForm({ welcome: { propertyName: 'Casa' }, wifiTech: { devices: [heater] } }),
      unconfirmed: unconfirmedTexts({ [name]: 'Calentador' }),
    })
    const inEnglish = swapLanguages(
      { ...storedToForm(half), translations: { en: { 'wifiTech.devices.d1k2m9qa.notes': notes } } },
      'en',
    )
    expect(inEnglish.wifiTech.devices[0]!.notes).toBe('Turn it off.')
    expect(formToStored(inEnglish, half).unconfirmed).toHaveProperty([name])
  })

  test('stays hidden when a guide changes its language', () => {
    const of = unconfirmed[parking] ?? ''
    const translations = { en: { [parking]: { text: 'Space 4', of } } }
    const hidden = { ...storedToForm(kept), unconfirmed: hiddenTexts({ [parking]: 'Cajón 4' }) }
    const swapped = swapLanguages({ ...hidden, translations }, 'en')
    expect(formToStored(swapped).unconfirmed).toEqual(hiddenTexts({ [parking]: 'Space 4' }))
  })

  test('is marked as hidden for the same words only', () => {
    const marked = hiddenTexts({ [parking]: 'Cajón 4' })
    expect(isUnconfirmed(marked, parking, 'Cajón 4')).toBe(true)
    expect(isUnconfirmed(marked, parking, 'Cajón 5')).toBe(false)
    expect(formToStored(form, { ...kept, unconfirmed: marked }).unconfirmed).toEqual(marked)
  })

  test('is read from whatever stands there', () => {
    const strange = [undefined, null, 'text', 7, [], {}, { [parking]: 7 }]
    expect(strange.map(readUnconfirmed)).toEqual(strange.map(() => undefined))
  })
})

describe('an earlier version that comes back', () => {
  test('brings back what waited then', () => {
    const houseManual = { ...form.houseManual, parking: '' }
    const now = formToStored({ ...form, houseManual }, kept)
    expect(bringBackUnconfirmed({ earlier: kept, since: [now] })).toEqual(unconfirmed)
  })

  test('leaves confirmed what was confirmed in the same words since', () => {
    const now = formToStored({ ...form, unconfirmed: {} }, kept)
    expect(bringBackUnconfirmed({ earlier: kept, since: [now] })).toEqual({})
  })

  test('leaves it confirmed also where it was changed after that', () => {
    const confirmed = formToStored({ ...form, unconfirmed: {} }, kept)
    const houseManual = { ...form.houseManual, parking: 'Cajón 5' }
    const changed = formToStored({ ...form, houseManual }, confirmed)
    expect(bringBackUnconfirmed({ earlier: kept, since: [confirmed, changed] })).toEqual({})
    expect(bringBackUnconfirmed({ earlier: kept, since: [changed] })).toEqual(
      unconfirmedTexts({ [parking]: 'Cajón 4' }),
    )
  })
})
