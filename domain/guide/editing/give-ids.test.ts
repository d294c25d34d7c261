import { describe, expect, test } from 'vitest'
import { isEntryId } from '#domain/guide/entry-ids.ts'
import {
  emptyGuidebookForm,
  formToStored,
  type GuidebookForm,
  readGuidebookForm,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { giveIds } from './give-ids.ts'

describe('a form', () => {
  test('gets an id for every entry, each another one', () => {
    const { form } = giveIds(storedToForm(formToStored(sampleForms.es)), counter())
    const ids = idsIn(form)
    expect(ids.length).toBeGreaterThan(30)
    expect(ids.every(isEntryId)).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('keeps the ids that it brings, whatever the entries say', () => {
    const { form } = giveIds(emptyGuidebookForm(), counter())
    const typed = withRules(form, [{ ...form.houseRules.rules[0]!, title: 'Silencio' }])
    expect(giveIds(typed, failing).form).toEqual(typed)
  })

  test('of one id twice gives the second entry another', () => {
    const rules = [rule('A', 'aaaaaaaa'), rule('B', 'aaaaaaaa')]
    const named = giveIds(withRules(emptyGuidebookForm(), rules), counter()).form.houseRules.rules
    expect(named[0]?.id).toBe('aaaaaaaa')
    expect(named[1]?.id).not.toBe('aaaaaaaa')
  })

  test.each(['', 'short', 'has blank', 'AAAAAAAA', '<script>', '../../..'])(
    'gets a new id for an entry whose own is %j',
    (id) => {
      const { form } = giveIds(withRules(emptyGuidebookForm(), [rule('A', id)]), counter())
      expect(isEntryId(form.houseRules.rules[0]?.id)).toBe(true)
    },
  )

  test('never gives an entry an id that another one brings', () => {
    const known = withRules(emptyGuidebookForm(), [rule('A', 'aaaaaaaa')])
    const given = withRules(emptyGuidebookForm(), [rule('A'), rule('B', 'aaaaaaaa')])
    const named = giveIds(given, counter(), known).form.houseRules.rules
    expect(named.map(({ id }) => id === 'aaaaaaaa')).toEqual([false, true])
  })
})

describe('a form without ids, of a client that knows none, over what is stored', () => {
  const stored = storedForm()

  test('that says the same keeps every id', () => {
    expect(giveIds(withoutIds(stored), failing, stored).form).toEqual(stored)
  })

  test('keeps the ids of entries that only moved, or whose neighbours went', () => {
    const { rules } = stored.houseRules
    const left = withRules(withoutIds(stored), bare(rules).toReversed().slice(1))
    expect(giveIds(left, failing, stored).form.houseRules.rules).toEqual(
      rules.toReversed().slice(1),
    )
  })

  test.each(['title', 'notes'] as const)(
    'names an entry with another %s apart, and nobody else',
    (key) => {
      const form = withoutIds(stored)
      form.houseRules.rules[1]![key] = 'Otra cosa'
      const { form: named, made } = giveIds(form, failing, stored)
      expect(idsOfRules(named)).toEqual(idsOfRules(stored))
      expect([...made]).toEqual([stored.houseRules.rules[1]?.id])
    },
  )

  test('keeps the ids of entries that moved and said something else at once', () => {
    const form = withoutIds(stored)
    const rules = form.houseRules.rules.map((each, at) =>
      at % 2 === 0 ? { ...each, title: `Otro ${at}` } : { ...each, notes: `Otra ${at}` },
    )
    const known = withRules(stored, stored.houseRules.rules.map(spelledOut))
    const { form: named } = giveIds(withRules(form, rules.toReversed()), failing, known)
    expect(idsOfRules(named)).toEqual(idsOfRules(stored).toReversed())
  })

  test('gives the only entry that says something else altogether the id of the only one that is gone', () => {
    const form = withoutIds(stored)
    form.houseRules.rules[1] = rule('Otra', 'Del todo') as GuidebookForm['houseRules']['rules'][0]
    expect(idsOfRules(giveIds(form, failing, stored).form)).toEqual(idsOfRules(stored))
  })

  test('guesses nothing where two could be the one that is gone', () => {
    const known = withRules(stored, [
      { ...rule('Caja', 'aaaaaaaa'), notes: '1' },
      { ...rule('Caja', 'bbbbbbbb'), notes: '2' },
    ])
    const form = withRules(stored, [
      { ...rule('Caja'), notes: '3' },
      { ...rule('Caja'), notes: '4' },
    ])
    const ids = idsOfRules(giveIds(form, counter(), known).form)
    expect(ids.filter((id) => id === 'aaaaaaaa' || id === 'bbbbbbbb')).toEqual([])
  })

  test('keeps the id of a room with another name, and of its features', () => {
    const form = withoutIds(stored)
    form.houseManual.rooms[0]!.label = 'Otro nombre'
    form.houseManual.rooms[0]!.features[0] = 'Otra cosa'
    const [room] = giveIds(form, failing, stored).form.houseManual.rooms
    expect(room?.id).toBe(stored.houseManual.rooms[0]?.id)
    expect(room?.featureIds).toEqual(stored.houseManual.rooms[0]?.featureIds)
  })

  test('keeps the ids of a room’s features by their text', () => {
    const form = withoutIds(stored)
    const before = stored.houseManual.rooms[0]!
    form.houseManual.rooms[0]!.features = [...before.features, 'Hamaca'].toReversed()
    form.houseManual.rooms[0]!.id = before.id
    const [room] = giveIds(form, counter(), stored).form.houseManual.rooms
    expect(room?.featureIds?.slice(1)).toEqual(before.featureIds?.toReversed())
  })
})

test('the sample has them, too', () => {
  expect(idsIn(storedToForm(sampleGuide('en'))).length).toBeGreaterThan(40)
})

function counter() {
  let number = 0
  return () => {
    number += 1
    return String(number).padStart(8, '0')
  }
}

function failing(): string {
  throw new Error('an id was made')
}

function storedForm() {
  return giveIds(storedToForm(formToStored(sampleForms.es)), counter()).form
}

function rule(title: string, id?: string) {
  return { ...(id !== undefined && { id }), title, notes: '' }
}

function withRules(form: GuidebookForm, rules: GuidebookForm['houseRules']['rules']) {
  return { ...form, houseRules: { rules } }
}

function idsOfRules(form: GuidebookForm) {
  return form.houseRules.rules.map(({ id }) => id)
}

/** With texts that no other entry says. */
function spelledOut(each: GuidebookForm['houseRules']['rules'][0], at: number) {
  return { ...each, title: each.title || `Título ${at}`, notes: each.notes || `Nota ${at}` }
}

function bare<Entry extends { id?: string | undefined }>(entries: readonly Entry[]) {
  return entries.map(({ id: _, ...entry }) => entry)
}

/** As a client sends it that knows nothing of ids. */
function withoutIds(form: GuidebookForm): GuidebookForm {
  const text = JSON.stringify(form, (key, value) =>
    ['id', 'entryId', 'featureIds'].includes(key) ? undefined : value,
  )
  const { language, timeZone, sections, ...tabs } = form
  return {
    ...form,
    ...(readGuidebookForm(JSON.parse(text)) as typeof tabs),
    language,
    timeZone,
    sections,
  }
}

function idsIn(value: unknown): string[] {
  const ids: string[] = []
  JSON.stringify(value, (key, part) => {
    if (key === 'id' || key === 'entryId') ids.push(part)
    if (key === 'featureIds') ids.push(...part)
    return part
  })
  return ids
}
