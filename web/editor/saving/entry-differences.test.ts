import { expect, test } from 'vitest'
import { spreadIn } from '#web/calls/guides.ts'
import { entryDifferences } from './differences.ts'

const list = 'houseManual.rooms'

test('what an entry would say elsewhere is told field by field, under its own name', () => {
  const before = { label: 'Terraza', features: ['Asador'], stayOnly: false }
  const after = { label: 'Azotea', features: ['Asador', 'Hamaca'], stayOnly: true }
  const found = entryDifferences({ list, before, after }, 'es')
  expect(found.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['Azotea · Solo con reservación', 'No', 'Sí'],
    ['Azotea · Nombre del espacio', 'Terraza', 'Azotea'],
    ['Azotea · Qué hay aquí', 'Asador', 'Asador\nHamaca'],
  ])
  expect(found.every(({ section }) => section === 'house_manual')).toBe(true)
})

test('what was never locked was open', () => {
  const before = { title: 'Alberca' }
  const after = { ...before, stayOnly: true }
  const [found] = entryDifferences({ list: 'houseRules.rules', before, after }, 'es')
  expect([found?.mine, found?.theirs]).toEqual(['No', 'Sí'])
})

test('an entry without a name is called as its list calls each', () => {
  const [found] = entryDifferences(
    {
      list: 'houseRules.rules',
      before: { title: '', notes: 'a' },
      after: { title: '', notes: 'b' },
    },
    'en',
  )
  expect(found?.label).toBe('Rule · Why, or how')
})

test('nothing is offered where nothing could follow', () => {
  const language = 'es' as const
  const property = { id: 'a', version: 2, language }
  const there = { id: 'b', name: 'B', language, version: 1, before: {}, after: {} }
  const skipped = { code: 'copy_changed_there' as const, message: 'Ahí se cambió' }
  const changed = { entry_id: 'r7k2m9qa', list, guides: [{ ...there, skipped }] }
  const free = { entry_id: 'r8k2m9qa', list, guides: [{ ...there, skipped: null }] }
  expect(spreadIn({ property, copies: [changed] })).toBeUndefined()
  const offered = [{ entryId: 'r8k2m9qa', list, guides: [there] }]
  expect(spreadIn({ property, copies: [changed, free] })?.copies).toEqual(offered)
})
