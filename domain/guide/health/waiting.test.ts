import { describe, expect, test } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { allWordsOf } from '#domain/guide/translations/words.ts'
import { hiddenTexts, unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { guideSaying } from '#tests/guides/guide-saying.ts'
import { healthOf } from './health.ts'
import type { Question } from './questions.ts'

const standOf = (form: GuidebookForm, question: Question) =>
  healthOf(form).questions.find((each) => each.question === question)

/** Nobody has confirmed a word of it. */
function waiting(form: GuidebookForm): GuidebookForm {
  const texts = allWordsOf(form).map(({ path, original }) => [path, original])
  return { ...form, unconfirmed: unconfirmedTexts(Object.fromEntries(texts)) }
}

const parked = guideSaying('parking: En el patio, junto a la bugambilia')

describe('an answer that guests are not shown until it is confirmed', () => {
  test('does not count as answered, and says why and where', () => {
    const form = waiting(parked)
    expect(healthOf(parked).answered - healthOf(form).answered).toBe(1)
    expect(standOf(form, 'parking')).toMatchObject({
      state: 'waiting',
      path: 'houseManual.parking',
    })
  })

  test('counts when it is confirmed, or touched', () => {
    const form = waiting(parked)
    expect(standOf({ ...form, unconfirmed: {} }, 'parking')?.state).toBe('answered')
    const houseManual = { ...form.houseManual, parking: 'En la calle, frente a la puerta azul' }
    expect(standOf({ ...form, houseManual }, 'parking')?.state).toBe('answered')
  })

  test('of an entry is led to where it waits: the detail, not the room it is in', () => {
    const form = guideSaying('note: ')
    const stove = 'Estufa de gas: abre la llave y enciende con cerillo'
    const mark = hiddenTexts({ 'houseManual.rooms.r7k2m9qa.features.f2k2m9qa': stove })
    form.houseManual.rooms = [
      {
        id: 'r7k2m9qa',
        key: 'cocina',
        label: 'Cocina',
        features: ['Vasos', stove],
        featureIds: ['f1k2m9qa', 'f2k2m9qa'],
      },
    ]
    expect(standOf(form, 'kitchen')?.state).toBe('answered')
    expect(standOf({ ...form, unconfirmed: mark }, 'kitchen')).toMatchObject({
      state: 'waiting',
      path: 'houseManual.rooms.0.features.1',
    })
  })

  test('is no loss where something else answers that guests do see', () => {
    const form = waiting(parked)
    form.welcome.arrival.parking = 'Frente a la casa, dos lugares'
    expect(standOf(form, 'parking')).toMatchObject({
      state: 'answered',
      path: 'welcome.arrival.parking',
    })
  })

  test('and says too little, still says too little', () => {
    expect(standOf(waiting(guideSaying('parking: Patio')), 'parking')?.state).toBe('thin')
  })
})

test('what cannot hurt answers although nobody has confirmed it', () => {
  const form = guideSaying('note: ')
  form.houseRules.rules = [{ id: 'p7k2m9qa', title: 'Sin mascotas', notes: '' }]
  expect(standOf(waiting(form), 'pets')?.state).toBe('answered')
})

test('what does not apply is not asked about, whatever waits', () => {
  const form = waiting(parked)
  form.welcome.notApplicable = ['parking']
  expect(standOf(form, 'parking')?.state).toBe('not_applicable')
})
