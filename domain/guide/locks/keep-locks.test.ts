import { describe, expect, test } from 'vitest'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import {
  emptyGuidebookForm,
  formToStored,
  type GuidebookForm,
  type GuidebookPayload,
  readGuidebookForm,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { keepLocks, sayCodes, sayLocks } from './keep-locks.ts'

const network = { ssid: 'Casa', password: 'jacaranda' }

describe('a save that says nothing of locks opens none', () => {
  test('the very form of the spec, without ids', () => {
    expect(savedOver(locked(), plain(locked()))).toEqual(closedPlaces)
  })

  test('a changed code, known by its id', () => {
    const known = locked()
    const sent = structuredClone(known)
    delete sent.welcome.arrival.codes[0]!.stayOnly
    sent.welcome.arrival.codes[0]!.code = '9999'
    expect(savedOver(known, sent)).toEqual(closedPlaces)
  })

  test.each<[string, GuidebookPayload['welcome']['wifiNetworks']]>([
    ['another password', [{ ssid: 'Casa', password: 'nueva' }]],
    ['another name', [{ ssid: 'Casa_5G', password: 'jacaranda' }]],
    ['another name and password', [{ ssid: 'Otra', password: 'nueva' }]],
    [
      'one more beside a changed one',
      [
        { ssid: 'Visitas', password: 'x' },
        { ssid: 'Otra', password: 'y' },
      ],
    ],
  ])('a network without an id: %s', (_, wifiNetworks) => {
    const { form } = keep(networkOnly(), withNetworks(wifiNetworks))
    expect(form.welcome.wifiNetworks.every(({ stayOnly }) => stayOnly)).toBe(true)
  })

  test('a network that goes over to the other tab', () => {
    const sent = withNetworks([])
    sent.wifiTech.wifiNetworks = [{ ssid: 'Casa', password: 'nueva' }]
    expect(keep(networkOnly(), sent).form.wifiTech.wifiNetworks[0]!.stayOnly).toBe(true)
  })

  test.each([
    ['with its ids', unsaid],
    ['without any', plain],
  ])('a block that moves to another section, a rule that becomes a step: %s', (_, sentAs) => {
    const known = locked()
    const sent = sentAs(known)
    const [block] = known.sections.emergency.items
    const [step] = known.checkout.steps
    sent.sections = {
      emergency: { items: [] },
      checkout: { items: [unlocked(block!)] },
    }
    sent.checkout.steps = []
    sent.houseRules.rules = [unlocked(step!)]
    const { form } = keep(known, sent)
    expect(form.sections?.checkout?.items).toMatchObject([{ title: 'Gas', stayOnly: true }])
    expect(form.houseRules.rules).toMatchObject([{ title: 'Llave', stayOnly: true }])
  })

  test('a code that goes over to an entry that was open, a feature to an open room', () => {
    const known = locked()
    known.welcome.arrival.codes.push({ kind: 'gate', label: 'Portón', code: '1', notes: '' })
    known.houseManual.rooms.push({ key: 'b', label: 'Sala', features: ['Sofá'] })
    const named = giveIds(known, makeId).form
    const sent = unsaid(named)
    const [door, gate] = sent.welcome.arrival!.codes
    Object.assign(gate!, { code: door!.code })
    sent.houseManual.rooms[0]!.features = []
    sent.houseManual.rooms[1]!.features.push('Caja fuerte')
    const { form } = keep(named, sent)
    expect(form.welcome.arrival!.codes[1]).toMatchObject({ label: 'Portón', stayOnly: true })
    expect(form.houseManual.rooms[1]).toMatchObject({ label: 'Sala', stayOnly: true })
  })

  test('a photo that goes over to an open block, under the name of its first', () => {
    const known = locked()
    const photoUrl = '/photos/safe.jpg'
    known.checkout.steps[0]!.photos = [{ photoUrl, caption: 'La caja' }]
    const block = { title: 'Gato', body: '', photoUrl: '', linkUrl: '', isActive: true }
    known.sections.checkout.items = [block]
    const named = giveIds(known, makeId).form
    const sent = unsaid(named)
    sent.checkout.steps[0]!.photos = []
    Object.assign(sent.sections!.checkout!.items![0]!, { photoUrl })
    const { form } = keep(named, sent)
    expect(form.sections!.checkout!.items).toMatchObject([{ title: 'Gato', stayOnly: true }])
  })

  test('without an arrival the arrival stays, codes and all', () => {
    const sent = plain(locked())
    delete sent.welcome.arrival
    const known = locked()
    const { form } = keep(known, readGuidebookForm(JSON.parse(JSON.stringify(sent))))
    const back = storedToForm(formToStored(form, formToStored(known)))
    expect(back.welcome.arrival.codes).toEqual(known.welcome.arrival.codes)
  })
})

describe('what was open stays open', () => {
  test('what is only called or chosen like something locked', () => {
    const known = locked()
    known.welcome.arrival.codes.push({ kind: 'door', label: 'Azotea', code: '88', notes: '' })
    const named = giveIds(known, makeId).form
    const sent = unsaid(named)
    sent.welcome.arrival!.codes[1]!.label = 'Puerta'
    sent.emergency.emergencyItems = [{ title: 'Extintor', notes: 'En la cocina' }]
    const { form } = keep(named, sent)
    expect(form.welcome.arrival!.codes[1]!.stayOnly).toBeUndefined()
    expect(form.emergency.emergencyItems[0]!.stayOnly).toBeUndefined()
  })

  test('a new network beside a locked one that is still there', () => {
    const sent = withNetworks([network, { ssid: 'Visitas', password: 'hola' }])
    expect(keep(networkOnly(), sent).form.welcome.wifiNetworks).toMatchObject([
      { ssid: 'Casa', stayOnly: true },
      { ssid: 'Visitas' },
    ])
    expect(keep(networkOnly(), sent).form.welcome.wifiNetworks[1]).not.toHaveProperty('stayOnly')
  })

  test('whoever says that a lock is open opens it', () => {
    const sent = withNetworks([{ ...network, stayOnly: false }])
    expect(keep(networkOnly(), sent).form.welcome.wifiNetworks[0]!.stayOnly).toBe(false)
  })

  test('said by the editor, what replaces a locked entry is as the host left it', () => {
    const known = networkOnly()
    const sent = sayLocks(withNetworks([{ ssid: 'Nueva', password: 'x' }]))
    expect(keep(known, sent).form.welcome.wifiNetworks[0]!.stayOnly).toBe(false)
    expect(sent.welcome.noteStayOnly).toBe(false)
  })
})

const closedPlaces = [true, true, true, true, true, true]

/** Which of the places that were locked are so after a save. */
test('a code of which nobody has said who may read it is locked, and one that was said stays', () => {
  const form = locked()
  const codes = [{ code: '1' }, { code: '2', stayOnly: false }, { code: ' ' }]
  const [known] = form.welcome.arrival.codes
  form.welcome.arrival.codes = codes.map((each) => ({ ...known!, stayOnly: undefined, ...each }))
  const locks = (isLocked: boolean) =>
    sayCodes(form, isLocked).welcome.arrival.codes.map(({ stayOnly }) => stayOnly)
  expect(locks(true)).toEqual([true, false, undefined])
  expect(locks(false)).toEqual([false, false, undefined])
})

test('what is locked is looked at as often for a thousand changed entries as for one', () => {
  const readsFor = (count: number) => {
    let reads = 0
    const known = locked()
    const quiet = {
      id: 'q0000000',
      title: 'Silencio',
      stayOnly: true,
      get notes() {
        reads += 1
        return 'De 22 a 8'
      },
    }
    known.houseRules.rules = [quiet, ...openRules(count, 'antes')]
    const sent = { ...known, houseRules: { rules: openRules(count, 'ahora') } }
    keepLocks(sent, known, new Set())
    return reads
  }
  expect(readsFor(1000)).toBe(readsFor(1))
})

function openRules(count: number, notes: string) {
  return Array.from({ length: count }, (_, at) => ({
    id: `r${String(at).padStart(7, '0')}`,
    title: `Regla ${at}`,
    notes: `${notes} ${at}`,
  }))
}

function savedOver(known: GuidebookForm, sent: GuidebookPayload) {
  const { form } = keep(known, sent)
  const { welcome, houseManual, checkout, sections } = storedToForm(
    formToStored(form, formToStored(known)),
  )
  return [
    welcome.noteStayOnly,
    welcome.wifiNetworks[0]!.stayOnly,
    welcome.arrival.codes[0]!.stayOnly,
    houseManual.rooms[0]!.stayOnly,
    checkout.steps[0]!.stayOnly,
    sections.emergency.items[0]!.stayOnly,
  ]
}

function keep(known: GuidebookForm, sent: GuidebookPayload) {
  const named = giveIds(sent, makeId, known)
  return { form: keepLocks(named.form, known, named.made) }
}

let count = 0

function makeId() {
  count += 1
  return `made${String(count).padStart(4, '0')}`
}

/** A guide with something locked of every kind, each with its id. */
function locked(): GuidebookForm {
  const form = emptyGuidebookForm()
  form.welcome.propertyName = 'Casa Jacaranda'
  form.welcome.note = 'La llave está bajo la maceta.'
  form.welcome.noteStayOnly = true
  form.welcome.wifiNetworks = [{ ...network, stayOnly: true }]
  form.welcome.arrival.codes = [
    { kind: 'door', label: 'Puerta', code: '4712', notes: '', stayOnly: true },
  ]
  form.houseManual.rooms = [
    { key: 'a', label: 'Estudio', features: ['Caja fuerte'], stayOnly: true },
  ]
  form.checkout.steps = [{ title: 'Llave', notes: 'En la caja', stayOnly: true }]
  form.sections.emergency.items = [
    {
      title: 'Gas',
      body: 'En el patio',
      photoUrl: '',
      linkUrl: '',
      isActive: true,
      stayOnly: true,
    },
  ]
  return giveIds(form, makeId).form
}

function networkOnly(): GuidebookForm {
  const form = emptyGuidebookForm()
  form.welcome.propertyName = 'Casa Jacaranda'
  form.welcome.wifiNetworks = [{ ...network, stayOnly: true }]
  return giveIds(form, makeId).form
}

function withNetworks(wifiNetworks: GuidebookPayload['welcome']['wifiNetworks']) {
  const form = emptyGuidebookForm()
  form.welcome.propertyName = 'Casa Jacaranda'
  form.welcome.wifiNetworks = wifiNetworks
  return form as GuidebookPayload
}

function unlocked<Entry extends { stayOnly?: boolean }>({ stayOnly: _, ...entry }: Entry) {
  return entry as Entry
}

/** As a client sends it that knows ids, and nothing of locks. */
function unsaid(form: GuidebookForm): GuidebookPayload {
  return JSON.parse(
    JSON.stringify(form, (key, value) => (/stayOnly$/i.test(key) ? undefined : value)),
  )
}

/** As a client sends it that knows nothing of ids and locks. */
function plain(form: GuidebookForm): GuidebookPayload {
  return JSON.parse(
    JSON.stringify(form, (key, value) =>
      ['id', 'entryId', 'featureIds'].includes(key) || /stayOnly$/i.test(key) ? undefined : value,
    ),
  )
}
