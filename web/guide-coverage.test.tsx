import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { type Leaf, leavesOf, open } from '#domain/guide/facts.ts'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import {
  emptyGuidebookForm,
  formToStored,
  type GuidebookForm,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { perSection, type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { setAt } from '#tests/guides/guide-saying.ts'
import {
  type EditorForm,
  editorPathOf,
  newEntryId,
  toEditorForm,
} from '#web/editor/form/editor-form.ts'
import { FormAccessContext } from '#web/editor/form/use-editor-form.ts'
import { PhotoAccessContext } from '#web/editor/photo/photo-parts.tsx'
import { openPhotos } from '#web/editor/photo/photos.ts'
import { differencesOf } from '#web/editor/saving/differences.ts'
import { EditorTabs } from '#web/editor/tabs/editor-tabs.tsx'
import { makeGuestScreen } from '#web/guest/guest-screen.tsx'
import { GuestView } from '#web/guest/guest-view.tsx'

/** What a guest's page does not show, and why. */
const notShown: Readonly<Record<string, string>> = {
  timeZone: 'hours are counted by it',
  'welcome.checkInPeriod': 'a part of the hour',
  'welcome.checkOutPeriod': 'a part of the hour',
  'welcome.arrival.hoursBefore': 'codes open by it',
  'localGuide.placesOrder': 'one place has no order',
}

/** Words a guest's search leaves out, and why. */
const notSearched: Readonly<Record<string, string>> = {
  'welcome.propertyName': 'it is the title of the page',
  'welcome.greeting': 'it stands beneath the title',
}

type Place = 'editor' | 'comparison' | 'storage' | 'guest' | 'search'

/** Whether a field has its place; a field is known by its path, `*` standing for any entry. */
type Places = Readonly<Record<Place, (field: Field) => boolean>>

type Field = Leaf & { at: string; value: unknown }

/** Every place that forgot a field, in words. */
function forgottenBy(fields: readonly Field[], places: Places): string[] {
  return fields.flatMap((field) => {
    const wanted: Place[] = ['editor', 'comparison', 'storage']
    if (!(field.at in notShown)) wanted.push('guest')
    if (field.facts.isWords && !(field.at in notSearched)) wanted.push('search')
    return wanted.filter((place) => !places[place](field)).map((place) => `${place}: ${field.at}`)
  })
}

const photos = { photos: openPhotos('es'), illustration: 'city', isCoverAsked: false } as const

const fields = fieldsOf(leavesOf(wholeFormSchema))
const blank = giveIds(withEntries(emptyGuidebookForm()), newEntryId).form
const full = giveIds(fields.reduce(withField, blank), newEntryId).form
// A lock that is off shows nothing beside what it would lock.
const locked = fields.reduce(
  (form, { path, facts }) => (facts.locks === undefined ? form : withAt(form, path, true)),
  full,
)
const editor = sectionTypes.map((type) => drawEditor(locked, type)).join('')
const page = drawGuest(full)
const searched = textsInEntries(page)
const kept = (form: GuidebookForm) => storedToForm(formToStored(form))

const places: Places = {
  editor: ({ path, value }) =>
    editor.includes(`name="${editorPathOf(path.join('.').replaceAll('*', '0'))}"`) ||
    (typeof value === 'string' && editor.includes(stemOf(value))),
  comparison: (field) => {
    const found = differencesOf(full, withoutField(full, field), 'es')
    return found.some(({ label }) => !/\w\.[\w*]/.test(label))
  },
  storage: ({ path, value }) => valueAt(kept(withAt(full, path, value)), path) === value,
  guest: (field) =>
    field.facts.isWords
      ? page.includes(String(field.value))
      : drawGuest(withoutField(full, field)) !== page,
  search: ({ value }) => searched.some((text) => text.includes(String(value))),
}

describe('every field of a guide', () => {
  test('is known: the walk finds those of today', () => {
    const known = fields.map(({ at }) => at)
    expect(known).toEqual(
      expect.arrayContaining([
        'language',
        'welcome.propertyName',
        'houseManual.bedrooms',
        'houseManual.rooms.*.features.*',
        'localGuide.places.*.category',
        'sections.checkout.items.*.photos.*.photoUrl',
      ]),
    )
    const excused = [...Object.keys(notShown), ...Object.keys(notSearched)]
    expect(excused.filter((at) => !known.includes(at))).toEqual([])
  })

  test('has its place in the editor, in the comparison, in storage, on the guest’s page and in its search', () => {
    expect(forgottenBy(fields, places)).toEqual([])
  })

  test.each(['editor', 'comparison', 'storage', 'guest', 'search'] as const)(
    'that its %s forgot is named, with the place',
    (forgetful) => {
      const [field] = fieldsOf(leavesOf(z.object({ houseManual: z.object({ nowhere: words() }) })))
      const knowing = Object.fromEntries(
        Object.keys(places).map((place) => [place, () => place !== forgetful]),
      ) as unknown as Places
      expect(forgottenBy([field as Field], knowing)).toEqual([`${forgetful}: houseManual.nowhere`])
      expect(forgottenBy([field as Field], places)).toContain(`${forgetful}: houseManual.nowhere`)
    },
  )
})

function words() {
  const parking = leavesOf(wholeFormSchema).find(({ path }) => path.at(-1) === 'parking')
  return parking?.schema as z.ZodType
}

/** The fields somebody fills in, each with a value that stands nowhere else. */
function fieldsOf(leaves: readonly Leaf[]): Field[] {
  return leaves
    .filter(({ facts }) => !facts.isInner)
    .filter(({ path }) => path.at(-1) !== 'id')
    .filter(({ path }) => !['featureIds', 'notAnswers'].includes(path.at(-2) ?? ''))
    .filter(({ path }) => !isFirstPhoto(path))
    .map((leaf, at) => ({ ...leaf, at: leaf.path.join('.'), value: sampleOf(leaf, at) }))
}

/** A block's first photo has a name of its own: it is looked for in the list of its photos. */
function isFirstPhoto(path: readonly string[]) {
  return path.at(-3) === 'items' && path.at(-1) === 'photoUrl'
}

function sampleOf({ schema, facts }: Leaf, number: number): unknown {
  const { def, otherwise } = open(schema)
  if (def.type === 'boolean') return facts.locks !== undefined
  if (def.type === 'number') return 20 + number
  if (def.type === 'enum') {
    return Object.values(def.entries).findLast((choice) => choice !== otherwise)
  }
  const candidates = [
    facts.isWords ? `Zq${number}x` : `Zq${number}x 55 1234 5678`,
    `https://maps.app.goo.gl/zq${number}x`,
    `https://ejemplo.mx/zq${number}x`,
    `zq${number}x@ejemplo.mx`,
    `4:${10 + number}`,
    'America/Cancun',
    `/photos/1777919400000-${String(number).padStart(24, '0')}.jpg`,
  ]
  const isGood = (text: string) =>
    z.safeParse(schema as z.ZodType, text).success && facts.isShown?.(text) !== false
  return candidates.find(isGood)
}

/** One entry in each list, waiting for its fields. */
function withEntries(form: GuidebookForm): GuidebookForm {
  const rooms = [{ key: 'patio', label: '', features: [''] }]
  const item = { title: '', body: '', photoUrl: '', linkUrl: '', isActive: true }
  const sections = Object.fromEntries(
    sectionTypes.map((type) => [type, { isActive: true, items: [{ ...item }] }]),
  ) as GuidebookForm['sections']
  return { ...form, houseManual: { ...form.houseManual, rooms }, sections }
}

/** What is switched off or locked shows nothing else that is in it: those are looked at one by one. */
function withField(form: GuidebookForm, { path, value }: Field): GuidebookForm {
  return typeof value === 'boolean' ? form : withAt(form, path, value)
}

function withoutField(form: GuidebookForm, { path, value }: Field): GuidebookForm {
  return withAt(form, path, typeof value === 'boolean' ? value : valueAt(blank, path))
}

function withAt(form: GuidebookForm, path: readonly string[], value: unknown): GuidebookForm {
  const changed = structuredClone(form)
  setAt(changed, path, value)
  const isOfBlock = path.at(-5) === 'items' && path.at(-1) === 'photoUrl'
  return isOfBlock ? withAt(changed, [...path.slice(0, -3), 'photoUrl'], value) : changed
}

function valueAt(form: GuidebookForm, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => partAt(part, key), form)
}

function partAt(part: unknown, key: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, keyOf(key)) : undefined
}

function keyOf(key = '') {
  return key === '*' ? '0' : key
}

/** A photo is shown in other sizes and formats than the one it is kept under. */
function stemOf(address: string) {
  return address.replace(/\.jpg$/, '')
}

function drawEditor(form: GuidebookForm, active: SectionType) {
  const element = <OpenEditor form={form} active={active} />
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

function OpenEditor({ form, active }: { form: GuidebookForm; active: SectionType }) {
  const access = useForm<EditorForm>({ defaultValues: toEditorForm(form) })
  return (
    <FormAccessContext value={access}>
      <PhotoAccessContext value={photos}>
        <EditorTabs
          active={active}
          onActiveChange={() => {}}
          completeness={perSection(() => true)}
          isNamed
          isDisabled={false}
        />
      </PhotoAccessContext>
    </FormAccessContext>
  )
}

function drawGuest(form: GuidebookForm) {
  const screen = makeGuestScreen(guestViewOf(formToStored(form)), { locale: 'es' })
  return renderToStaticMarkup(<GuestView screen={screen} footer={null} />)
}

/** What the guest's search reads: the text inside what is marked as an entry. */
function textsInEntries(html: string): string[] {
  const texts: string[] = []
  const isInEntry: boolean[] = []
  for (const [, tag = '', text = ''] of html.matchAll(/<([^>]*)>([^<]*)/g)) {
    if (tag.startsWith('/')) isInEntry.pop()
    else if (!/^(img|br|hr|input|meta|link|source|wbr)\b/.test(tag) && !tag.endsWith('/')) {
      isInEntry.push(isInEntry.at(-1) === true || tag.includes('data-entry='))
    }
    if (isInEntry.at(-1) === true) texts.push(text)
  }
  return texts
}
