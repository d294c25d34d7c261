import { describe, expect, test } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { emptyGuidebookForm, guidebookFormSchema } from '#domain/guide/guidebook.ts'
import { readDraftForm } from './read-draft-form.ts'

const stored: GuidebookForm = {
  ...emptyGuidebookForm({ timeZone: 'Europe/Madrid' }),
  welcome: { ...emptyGuidebookForm().welcome, propertyName: 'Casa Azul', greeting: 'Pasen' },
}

const typed: GuidebookForm = {
  ...stored,
  welcome: { ...stored.welcome, greeting: 'Bienvenidos', note: 'Lo de siempre' },
  houseManual: { ...stored.houseManual, bedrooms: null, maxGuests: 2.5 },
  houseRules: { rules: [{ title: 'Silencio', notes: '' }] },
}

describe('a draft left on a device', () => {
  test('of today comes back as it was, key for key', () => {
    expect(JSON.stringify(readDraftForm(typed, stored))).toBe(JSON.stringify(typed))
  })

  test('keeps what its fields would refuse: too long, no link, no name, an odd count', () => {
    const refused = {
      ...typed,
      welcome: { ...typed.welcome, propertyName: '', greeting: 'x'.repeat(500), checkInHour: '99' },
      houseManual: { ...typed.houseManual, bedrooms: 2.3 },
      localGuide: {
        propertyLocation: { address: '', description: '', mapsLink: 'no es un enlace' },
        places: [],
      },
    }
    expect(guidebookFormSchema.safeParse(refused).success).toBe(false)
    expect(readDraftForm(refused, stored)).toEqual(refused)
  })

  test('keeps a count the host emptied, though one is stored', () => {
    const withBedrooms = { ...stored, houseManual: { ...stored.houseManual, bedrooms: 3 } }
    expect(readDraftForm(typed, withBedrooms).houseManual.bedrooms).toBeNull()
  })

  test('keeps names this version does not know, at every level', () => {
    const newer = {
      ...typed,
      arrival: { gate: '12' },
      welcome: { ...typed.welcome, doorCode: '1234' },
      houseRules: { rules: [{ title: 'Silencio', notes: '', photo: 'a.jpg' }] },
      sections: { ...typed.sections, pool: { isActive: true } },
    }
    expect(readDraftForm(newer, stored)).toEqual(newer)
  })

  test.for(pathsOf(typed))('opens though it is from before there was %s', (path) => {
    const older = structuredClone(typed)
    remove(older, path)
    const read = readDraftForm(older, stored)
    expect(read).toMatchObject(older)
    expect(complaintsAbout(read)).toEqual([])
  })

  test('takes what it lacks from what is stored, never over it', () => {
    const { timeZone: _, ...older } = typed
    const read = readDraftForm({ ...older, welcome: { note: 'Nueva' } }, stored)
    expect(read.timeZone).toBe('Europe/Madrid')
    expect(read.welcome).toEqual({ ...stored.welcome, note: 'Nueva' })
  })

  test.for(pathsOf(typed))('opens whatever stands in place of %s', (path) => {
    for (const wrong of [null, 7, 'texto', true, [], [null], [[]], {}, { a: 1 }, new Date(0)]) {
      const odd = structuredClone(typed)
      put(odd, path, wrong)
      const read = readDraftForm(odd, stored)
      expect(complaintsAbout(read)).toEqual([])
    }
  })

  test.for([undefined, null, 'x', 3, [], [1]])('that is %j opens as what is stored', (left) => {
    expect(readDraftForm(left, stored)).toEqual(stored)
  })
})

/** Every place in a value, down to its leaves. */
function pathsOf(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  const below = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))
  return path.length > 0 ? [path.join('.'), ...below] : below
}

function put(form: object, path: string, value: unknown) {
  const keys = path.split('.')
  Reflect.set(holderOf(form, keys), keys.at(-1) ?? '', value)
}

function remove(form: object, path: string) {
  const keys = path.split('.')
  const holder = holderOf(form, keys)
  const last = keys.at(-1) ?? ''
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else Reflect.deleteProperty(holder, last)
}

function holderOf(form: object, keys: string[]): object {
  return keys.slice(0, -1).reduce((part, key) => Reflect.get(part, key), form)
}

/** What the schema says is of the wrong kind or missing; what a host may mistype is not looked at. */
function complaintsAbout(form: GuidebookForm) {
  const { error } = guidebookFormSchema.safeParse(form)
  const kinds = ['wrong_type', 'unknown_choice', 'required', 'invalid']
  return (error?.issues ?? []).filter(({ message }) => kinds.includes(message))
}
