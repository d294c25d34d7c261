import { describe, expect, test } from 'vitest'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { leavesOf, open, type Schema } from '#domain/guide/facts.ts'
import {
  emptyGuidebookForm,
  type GuidebookForm,
  guidebookFormSchema,
} from '#domain/guide/guidebook.ts'
import { locales } from '#domain/values/locale.ts'
import { setAt } from '#tests/guides/guide-saying.ts'
import { labelAt } from '#web/copy/guide/find-words.ts'
import { startForm } from '#web/editor/templates/templates.ts'
import { differencesOf } from './differences.ts'

type Field = { path: (string | number)[]; schema: Schema }

/** Every field of the form, in two entries of each list: one added there is covered here without a word. */
const fields = leavesOf(guidebookFormSchema).flatMap(({ path, schema }) =>
  inBothEntries(path).map((each): Field => ({ path: each, schema })),
)
const leaves = fields.filter(({ path }) => !isId(path))

const texts = leaves.filter(({ schema }) => open(schema).def.type === 'string')

/** A form in which everything is said, each text another one. */
const full = {} as GuidebookForm
for (const field of fields) setAt(full, field.path, sampleOf(field, 0))

test('a time zone is called by its place, as everywhere', () => {
  const theirs = { ...full, timeZone: 'America/Mexico_City' }
  const mine = { ...full, timeZone: 'America/Merida' }
  const [said] = differencesOf(mine, theirs, 'es')
  expect([said?.mine, said?.theirs]).toEqual(['Mérida', 'Ciudad de México'])
})

test('a network that both tabs hold is said once where it differs', () => {
  const withPassword = (password: string): GuidebookForm => {
    const networks = [{ ...full.welcome.wifiNetworks[0]!, ssid: 'Nube', password }]
    const welcome = { ...full.welcome, wifiNetworks: networks }
    return { ...full, welcome, wifiTech: { ...full.wifiTech, wifiNetworks: networks } }
  }
  const said = differencesOf(withPassword('mango88'), withPassword('mango99'), 'es')
  expect(said.map(({ section, theirs }) => [section, theirs])).toEqual([['wifi_tech', 'mango99']])
})

describe('every field of the form, changed alone', () => {
  test('is all there is: the walk finds the fields that are known today, and the lists twice', () => {
    const paths = leaves.map(({ path }) => path.join('.'))
    expect(paths).toEqual(
      expect.arrayContaining([
        'timeZone',
        'welcome.checkOutPeriod',
        'houseManual.bedrooms',
        'houseManual.rooms.1.features.0',
        'houseRules.rules.0.notes',
        'sections.checkout.items.1.isActive',
      ]),
    )
    expect(paths.length).toBeGreaterThan(130)
  })

  test.for(leaves.map((leaf) => [leaf.path.join('.'), leaf] as const))(
    'is named by the dialog, with both values: %s',
    ([path, leaf]) => {
      const theirs = structuredClone(full)
      setAt(theirs, leaf.path, sampleOf(leaf, 1))
      for (const locale of locales) {
        const found = differencesOf(full, theirs, locale)
        expect(found).toHaveLength(1)
        const [{ label, mine, theirs: other }] = found as [(typeof found)[number]]
        expect(mine).not.toBe(other)
        expect(mine).not.toBe('')
        expect(label, `${path} has no words in web/copy/guide`).not.toMatch(/\w\.[\w*]/)
      }
    },
  )

  test.for(texts.map((leaf) => [leaf.path.join('.'), leaf] as const))(
    'is named when one of the two leaves it blank: %s',
    ([, leaf]) => {
      const theirs = structuredClone(full)
      setAt(theirs, leaf.path, ' ')
      expect(differencesOf(full, theirs, 'es')).toHaveLength(1)
      expect(differencesOf(theirs, full, 'es')).toHaveLength(1)
    },
  )
})

describe('what two versions of a guide say differently', () => {
  const home = startForm('city', 'es')
  const withRules = (...rules: GuidebookForm['houseRules']['rules']) => ({
    ...home,
    houseRules: { rules },
  })
  const rule = (title: string, notes = '', known = title) => ({
    id: derivedId(known),
    title,
    notes,
  })

  test('is nothing for the same guide, whatever blanks stand in its lists', () => {
    const padded = {
      ...home,
      houseRules: { rules: [...home.houseRules.rules, rule(' ')] },
      localGuide: { ...home.localGuide, places: [] },
    }
    expect(differencesOf(home, padded, 'es')).toEqual([])
  })

  test('is nothing when a time is written shorter', () => {
    const shorter = { ...home, welcome: { ...home.welcome, checkInHour: '3' } }
    expect(differencesOf(home, shorter, 'es')).toEqual([])
  })

  test('is nothing when a block has only just been given its id', () => {
    const block = {
      entryId: derivedId('a'),
      title: 'Gato',
      body: '',
      photoUrl: '',
      linkUrl: '',
      isActive: true,
    }
    const mine = withBlocks(home, [block])
    const theirs = withBlocks(home, [{ ...block, id: 'b1' }])
    expect(differencesOf(mine, theirs, 'es')).toEqual([])
  })

  test('names the field in the reader’s language, with both texts', () => {
    const theirs = { ...home, welcome: { ...home.welcome, greeting: 'Pasen' } }
    expect(differencesOf(home, theirs, 'en')).toMatchObject([
      { section: 'welcome', label: 'Greeting', mine: home.welcome.greeting, theirs: 'Pasen' },
    ])
  })

  test('tells a rule’s title from its notes', () => {
    const mine = withRules(rule('Silencio a las 22', '', 'a'))
    const theirs = withRules(rule('', 'Silencio a las 22', 'a'))
    expect(differencesOf(mine, theirs, 'es').map(({ label }) => label)).toEqual([
      'Regla 1 · Regla',
      'Regla 1 · Por qué o cómo',
    ])
  })

  test('shows a room that was renamed though nothing is in it', () => {
    const { houseManual } = home
    const room = (label: string) => ({ id: derivedId('a'), key: 'terraza', label, features: [''] })
    const withRoom = (label: string) => ({
      ...home,
      houseManual: { ...houseManual, rooms: [room(label)] },
    })
    expect(differencesOf(withRoom('Terraza'), withRoom('Azotea'), 'es')).toMatchObject([
      { label: 'Espacio 1 · Nombre del espacio', mine: 'Terraza', theirs: 'Azotea' },
    ])
  })

  test('shows one entry more as one difference, wherever it stands', () => {
    const theirs = withRules(rule('A'), rule('Nueva', 'Porque sí'), rule('B'), rule('C'))
    expect(differencesOf(withRules(rule('A'), rule('B'), rule('C')), theirs, 'es')).toMatchObject([
      { label: 'Regla 2', mine: '', theirs: 'Nueva\nPorque sí' },
    ])
  })

  test('shows another order', () => {
    const [mine, theirs] = [withRules(rule('A'), rule('B')), withRules(rule('B'), rule('A'))]
    expect(differencesOf(mine, theirs, 'es')).toMatchObject([
      { label: 'Regla · Orden', mine: 'A\nB', theirs: 'B\nA' },
    ])
  })

  test('shows what changed in an entry that moved, and that it moved', () => {
    const mine = withRules(rule('A'), rule('B'), rule('C'))
    const theirs = withRules(rule('C', 'Porque sí'), rule('A'), rule('B'))
    expect(differencesOf(mine, theirs, 'es').map(({ label }) => label)).toEqual([
      'Regla 3 · Por qué o cómo',
      'Regla · Orden',
    ])
  })

  test('takes two entries of one name for two', () => {
    const found = differencesOf(withRules(rule('A', '', 'x')), withRules(rule('A', '', 'y')), 'es')
    expect(found).toMatchObject([
      { label: 'Regla 1', mine: 'A', theirs: '' },
      { label: 'Regla 1', mine: '', theirs: 'A' },
    ])
  })

  test('names each of its differences apart, also two entries of one number', () => {
    const mine = withRules(rule('A'), rule('C'), rule('B'))
    const theirs = withRules(rule('X'), rule('Y'), rule('A'), rule('B'))
    const found = differencesOf(mine, theirs, 'es')
    expect(found).toHaveLength(3)
    expect(new Set(found.map(({ path }) => path)).size).toBe(3)
  })

  test('names a field nobody gave a name by its path', () => {
    const theirs = { ...home, welcome: { ...home.welcome, doorCode: '1234' } }
    expect(differencesOf(home, theirs, 'es')).toMatchObject([
      { label: 'welcome.doorCode', mine: '', theirs: '1234' },
    ])
  })

  test('shows a block only one has, with what is off in it', () => {
    const block = { title: 'Gato', body: 'Se llama Pío', photoUrl: '/p.jpg', linkUrl: '' }
    const theirs = withBlocks(emptyGuidebookForm(), [{ ...block, isActive: false }])
    expect(differencesOf(emptyGuidebookForm(), theirs, 'es')).toMatchObject([
      {
        label: 'Bloque 1',
        mine: '',
        theirs: 'Gato\nSe llama Pío\nFoto (opcional)\nMostrar este bloque: No',
      },
    ])
  })

  test('shows a number that nobody has said as nothing, alone and within an entry', () => {
    const [mine, theirs] = [emptyGuidebookForm(), emptyGuidebookForm()]
    theirs.houseManual.bedrooms = 2
    const place = {
      name: 'Mercado',
      category: 'Shop',
      description: '',
      mapsLink: '',
      minutes: null,
    }
    Object.assign(theirs.localGuide, { places: [place] })
    expect(differencesOf(mine, theirs, 'es')).toMatchObject([
      { label: 'Recámaras', mine: '', theirs: '2' },
      { label: 'Lugar 1', mine: '', theirs: 'Mercado\nTienda' },
    ])
  })

  test('shows what is said differently in another language, under the name of its text', () => {
    const said = (text: string) => ({ en: { 'welcome.note': { text, of: 'x' } } })
    const mine = { ...emptyGuidebookForm(), translations: said('Hello') }
    const theirs = { ...emptyGuidebookForm(), translations: said('Welcome') }
    expect(differencesOf(mine, theirs, 'es')).toMatchObject([
      {
        section: 'welcome',
        label: `${labelAt({ path: ['welcome', 'note'], number: [] }, 'es')} · en inglés`,
        mine: 'Hello',
        theirs: 'Welcome',
      },
    ])
    expect(differencesOf(mine, mine, 'es')).toEqual([])
  })
})

function withBlocks(form: GuidebookForm, items: GuidebookForm['sections']['welcome']['items']) {
  return { ...form, sections: { ...form.sections, welcome: { isActive: true, items } } }
}

function inBothEntries([first, ...rest]: readonly string[]): Field['path'][] {
  if (first === undefined) return [[]]
  const keys = first === '*' ? [0, 1] : [first]
  return keys.flatMap((key) => inBothEntries(rest).map((path) => [key, ...path]))
}

function sampleOf({ path, schema }: Field, turn: 0 | 1): unknown {
  const { def } = open(schema)
  if (def.type === 'enum') return Object.values(def.entries)[turn]
  if (isId(path)) return derivedId(path.join('.'))
  if (def.type === 'boolean') return turn === 0
  if (def.type === 'number') return 2 + turn
  if (/Hour$/.test(String(path.at(-1)))) return ['3:00', '4:00'][turn]
  return `${path.join(' ')} ${turn}`
}

/** What tells entries apart is no field of theirs. */
function isId(path: Field['path']) {
  return /\b(id|entryId)$|featureIds/.test(path.join('.'))
}
