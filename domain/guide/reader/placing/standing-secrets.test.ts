import { expect, test } from 'vitest'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Suggestion } from '#domain/guide/reader/fact.ts'
import { placeFacts } from './place-facts.ts'

function suggest(all: readonly Fact[]): Suggestion[] {
  return all.map((fact, at) => ({ id: derivedId(`said ${at}`), fact, from: [], sureness: 'sure' }))
}

function ids() {
  let made = 0
  return () => derivedId(`made ${made++}`)
}

test('another password of a network that the guide has is in the way: guests would read the first', () => {
  const network = (password: string): Fact => ({ kind: 'wifi', network: 'CasaAzul', password })
  const old = placeFacts(emptyGuidebookForm(), suggest([network('viejo2023')]), ids()).form
  const [one, two] = suggest([network('nuevo2026'), network('otro2027')])
  const waiting = placeFacts(old, [one!], ids())
  expect([waiting.form, waiting.notPlaced]).toEqual([old, [one]])
  const taken = [one!, two!].map((each) => ({ ...each, isInstead: true }))
  const { form, notPlaced } = placeFacts(old, taken, ids())
  expect(notPlaced.map(({ id }) => id)).toEqual([two!.id])
  for (const tab of ['welcome', 'wifiTech'] as const) {
    const [standing] = old[tab].wifiNetworks
    expect(form[tab].wifiNetworks).toEqual([{ ...standing, password: 'nuevo2026' }])
  }
})

test('another code of the one door that is called so is in the way, and takes its place alone', () => {
  const code = (said: string, label = ''): Fact => {
    return { kind: 'code', code: said, opens: 'gate', label, notes: '' }
  }
  const { form: old } = placeFacts(emptyGuidebookForm(), suggest([code('7004', 'Portón')]), ids())
  const codes = [{ ...old.welcome.arrival.codes[0]!, notes: 'A la izquierda', stayOnly: false }]
  const standing = {
    ...old,
    welcome: { ...old.welcome, arrival: { ...old.welcome.arrival, codes } },
  }
  const placed = (facts: readonly Fact[], isInstead = true) => {
    const each = suggest(facts).map((one) => ({ ...one, isInstead }))
    const { form, notPlaced } = placeFacts(standing, each, ids())
    return [form.welcome.arrival.codes.map((each) => [each.code, each.notes]), notPlaced.length]
  }
  const kept = ['7004', 'A la izquierda']
  expect(placed([code('8080')], false)).toEqual([[kept], 1])
  expect(placed([code('8080')])).toEqual([[['8080', 'A la izquierda']], 0])
  expect(placed([code('8080'), code('9090')])).toEqual([[['8080', 'A la izquierda']], 1])
  expect(placed([code('8080', 'Cochera')], false)).toEqual([[kept, ['8080', '']], 0])
  const { form } = placeFacts(
    standing,
    suggest([code('8080')]).map((one) => ({ ...one, isInstead: true })),
    ids(),
  )
  // Nobody has said yet that everybody may read it.
  expect(form.welcome.arrival.codes[0]).toMatchObject({ label: 'Portón', stayOnly: true })
  const turned: Fact = { kind: 'code', code: '8080', opens: 'gate', label: '', notes: 'Gira' }
  const each = suggest([turned]).map((one) => ({ ...one, isInstead: true }))
  const { texts } = placeFacts(standing, each, ids())
  expect(Object.values(texts)).toEqual(['8080', 'Gira'])
})
