import { describe, expect, test } from 'vitest'
import { formToStored, guidebookFormSchema } from '#domain/guide/guidebook.ts'
import { essentialsOf, isKnown, knownBy, sentRight } from './essentials.ts'
import { type Unconfirmed, unconfirmedTexts } from './unconfirmed.ts'

const home = {
  welcome: {
    propertyName: 'Casa Limón',
    checkInHour: '3:00',
    checkOutHour: '11:00',
    hostPhone: '+52 55 5555 0142',
    hostPhoneType: 'whatsapp',
    wifiNetworks: [{ id: 'n1', ssid: 'Casa_5G', password: '' }],
    arrival: {
      codes: [
        { id: 'c1', kind: 'gate', label: 'Portón', code: '4711', notes: 'Con gato.' },
        { id: 'c2', label: 'Sin clave', code: '' },
      ],
    },
  },
  wifiTech: { wifiNetworks: [{ id: 'n2', ssid: 'Casa_5G ', password: 'girasol-7' }] },
  localGuide: { propertyLocation: { address: 'Calle 12' } },
}

const named = { propertyName: 'Casa' }

describe('what hurts a guest most when it is wrong', () => {
  test('is each network once, codes, the number, the address and the hours, as guests read them', () => {
    expect(essentialsIn().map(({ of: _, parts: __, ...each }) => each)).toEqual([
      {
        kind: 'wifi',
        address: 'wifiTech.wifiNetworks.n2',
        texts: ['Casa_5G', 'girasol-7'],
        said: ['wifiTech.wifiNetworks.n2', 'welcome.wifiNetworks.n1'],
      },
      {
        kind: 'code',
        as: 'gate',
        address: 'welcome.arrival.codes.c1',
        texts: ['Portón', '4711', 'Con gato.'],
        said: ['welcome.arrival.codes.c1'],
      },
      {
        kind: 'phone',
        as: 'whatsapp',
        address: 'welcome.hostPhone',
        texts: ['+52 55 5555 0142'],
        said: ['welcome.hostPhone'],
      },
      {
        kind: 'address',
        address: 'localGuide.propertyLocation.address',
        texts: ['Calle 12'],
        said: ['localGuide.propertyLocation.address'],
      },
      {
        kind: 'hours',
        as: 'America/Mexico_City',
        address: 'welcome.checkInHour',
        texts: ['15:00', '11:00'],
        said: ['welcome.checkInHour', 'welcome.checkOutHour'],
      },
      {
        kind: 'house',
        as: 'bedrooms bathrooms maxGuests parking',
        address: 'houseManual.bedrooms',
        texts: ['2', '2', '4', 'Available'],
        said: ['bedrooms', 'bathrooms', 'maxGuests', 'parking'].map((key) => `houseManual.${key}`),
      },
    ])
  })

  test.each([
    [{ bedrooms: 1, parking: 'En la calle' }, 'bathrooms maxGuests'],
    [{ bedrooms: 0, bathrooms: 1.5, maxGuests: 3, parking: ' ' }, 'parking'],
    [{ bedrooms: 1, bathrooms: 1, maxGuests: 2, parking: 'No hay' }, undefined],
  ])('is what guests read of the house although nobody wrote it: of %j', (houseManual, empty) => {
    const found = essentialsIn({ ...home, houseManual })
    expect(found.find(({ kind }) => kind === 'house')?.as).toBe(empty)
  })

  test('is known of a house, once it was said of each of its fields', () => {
    const of = (houseManual: object) =>
      essentialsIn({ ...home, houseManual }).find(({ kind }) => kind === 'house')!
    const before = new Set(knownBy(of({})))
    expect(isKnown(of({ bedrooms: 3 }), before)).toBe(true)
    expect(isKnown(of({}), new Set(knownBy(of({ bedrooms: 3 }))))).toBe(false)
  })

  test('is nothing where nothing is said', () => {
    expect(essentialsIn({ welcome: named, wifiTech: {}, localGuide: {} })).toEqual([])
  })

  test.each([
    ['503 555 0190', ['+525035550190'], ['+525415550134']],
    ['+1 503 555 0190', undefined, ['+525415550134']],
    ['+57 300 555 0190', undefined, undefined],
    ['Toca el timbre', undefined, ['+525415550134']],
  ])(
    'says how a number is dialled where nobody wrote the country: beside %s',
    (phone, own, others) => {
      const welcome = { ...named, hostPhone: phone, emergencyContact: '541 555 0134' }
      const found = essentialsIn({ welcome })
      expect(found.find(({ kind }) => kind === 'phone')?.dialled).toEqual(own)
      expect(found.find(({ kind }) => kind === 'number')?.dialled).toEqual(others)
    },
  )

  test('is not what guests do not see: contact that is off, a section that is off', () => {
    const welcome = { ...home.welcome, contactInfoEnabled: false }
    const off = { isActive: false, items: [] }
    const on = { isActive: true, items: [] }
    const sections = {
      ...{ welcome: on, house_manual: on, emergency: on, house_rules: on, checkout: on },
      ...{ local_guide: off, wifi_tech: off },
    }
    const kinds = essentialsIn({ ...home, welcome, sections }).map(({ kind }) => kind)
    expect(kinds).toEqual(['wifi', 'code', 'hours', 'house'])
  })

  test('is known again by its value, wherever it stands, and is another when anything of it is', () => {
    const network = { id: 'n9', ssid: 'Casa_5G', password: 'girasol-7' }
    const moved = { ...home, wifiTech: {}, welcome: { ...home.welcome, wifiNetworks: [network] } }
    expect(hashesOf(moved)).toEqual(hashesOf(home))
    const called = { ...home, welcome: { ...home.welcome, hostPhoneType: 'phone' } }
    for (const other of [called, { ...home, timeZone: 'America/Bogota' }]) {
      expect(hashesOf(other).filter((of) => !hashesOf(home).includes(of))).toHaveLength(1)
    }
  })

  test('is where it is: an address, one that is missing, and a map, which may lead to another house', () => {
    const mapsLink = 'https://maps.app.goo.gl/Ab3d'
    const asked = (propertyLocation: object) =>
      essentialsIn({ ...home, localGuide: { propertyLocation } }).find(
        ({ kind }) => kind === 'address',
      )
    expect(asked({})?.texts).toEqual([''])
    expect(asked({ address: ' ', mapsLink })?.texts).toEqual(['', mapsLink])
    expect(asked({ address: 'Calle 12', mapsLink })).toMatchObject({
      texts: ['Calle 12', mapsLink],
      said: ['localGuide.propertyLocation.address', 'localGuide.propertyLocation.mapsLink'],
    })
  })

  test('a number without its country is one to call, as guests are shown it', () => {
    const abroad = { ...home, welcome: { ...home.welcome, hostPhone: '07700 900142' } }
    const kindOf = (guide: object) => essentialsIn(guide).find(({ kind }) => kind === 'phone')?.as
    expect([kindOf(home), kindOf(abroad)]).toEqual(['whatsapp', 'phone'])
  })
})

describe('whatever else guests can call', () => {
  const emergency = {
    policeContact: '443 555 01 10',
    fireContact: 'Bomberos, atrás del mercado: 443 555 02 00',
    medicalContact: 'La clínica de la plaza',
    emergencyItems: [
      { id: 'e1', title: 'Si algo falla', notes: 'Estela 443 218 90 56 o Toño 443 111 22 33.' },
      { id: 'e2', title: 'Fuga de gas', notes: 'Llama al 911 y sal. Piso 12, de 9 a 18.' },
    ],
  }

  test('is asked about by its name, those for an emergency first', () => {
    const notes = 'Taxi: 55 5555 0118. Reserva en https://wa.me/525555550119'
    const welcome = {
      ...named,
      note: 'Mi otro cel: 55 5555 0123',
      emergencyContact: 'Toño: 443 111 22 33',
      arrival: { gatePhone: '55 5555 0188', steps: [{ id: 's1', notes, stayOnly: true }] },
    }
    const numbers = numbersIn({ welcome, emergency })
    expect(numbers.map(({ as, texts }) => [as, ...texts])).toEqual([
      ['welcome.emergencyContact', '', 'Toño: 443 111 22 33'],
      ['welcome.arrival.gatePhone', '', '55 5555 0188'],
      ['emergency.emergencyItems.*', 'Si algo falla', '443 218 90 56', '443 111 22 33'],
      ['emergency.policeContact', '', '443 555 01 10'],
      ['emergency.fireContact', '', 'Bomberos, atrás del mercado: 443 555 02 00'],
      ['welcome.note', '', '55 5555 0123'],
      ['welcome.arrival.steps.*', '', '55 5555 0118'],
    ])
    const steps = numbers.at(-1)
    expect([steps?.said, steps?.isLocked]).toEqual([['welcome.arrival.steps.s1'], true])
  })

  test('is read with the link of a stay alone only where every tab says so of a network', () => {
    const network = { ssid: 'Casa', password: 'girasol-7', stayOnly: true }
    const isLocked = (other: object) =>
      essentialsIn({
        ...home,
        welcome: { ...named, wifiNetworks: [{ id: 'n1', ...network }] },
        wifiTech: { wifiNetworks: [{ id: 'n2', ...network, ...other }] },
      })[0]?.isLocked
    expect([isLocked({}), isLocked({ stayOnly: false })]).toEqual([true, undefined])
  })

  test('is a number of few digits where it is whom to call, and never the 911 of the whole country', () => {
    const said = { emergencyServices: '911', policeContact: 'Policía: 911', fireContact: '068' }
    expect(numbersIn({ welcome: named, emergency: said })).toMatchObject([
      { as: 'emergency.fireContact', texts: ['', '068'] },
    ])
    const abroad = { ...named, hostPhone: '+44 20 7946 0958' }
    expect(numbersIn({ welcome: abroad, emergency: { emergencyServices: '911' } })).toHaveLength(1)
    const inMadrid = { ...home, timeZone: 'Europe/Madrid', welcome: named, emergency: said }
    expect(numbersIn(inMadrid)).toHaveLength(3)
    expect(numbersIn({ welcome: named, emergency: { emergencyServices: '112' } })).toHaveLength(1)
  })

  test('is not what guests do not see: hidden until it is confirmed, or switched off', () => {
    const unconfirmed = unconfirmedTexts({
      'emergency.policeContact': emergency.policeContact,
      'emergency.emergencyItems.e1.title': 'Si algo falla',
    })
    const emergencyContact = 'Toño: 443 111 22 33'
    const welcome = { ...named, contactInfoEnabled: false, emergencyContact }
    expect(numbersIn({ welcome, emergency }, unconfirmed)).toMatchObject([
      { as: 'emergency.fireContact' },
    ])
  })

  test('is nobody of the neighbourhood: restaurants are not asked about', () => {
    const places = [{ id: 'p1', name: 'Fonda', description: 'Reserva: 55 5555 0101' }]
    expect(numbersIn({ ...home, localGuide: { ...home.localGuide, places } })).toEqual([])
  })

  test('is another question when two of them are exchanged', () => {
    const { policeContact: fireContact, fireContact: policeContact } = emergency
    const exchanged = { ...emergency, fireContact, policeContact }
    const before = hashesOf({ ...home, emergency })
    const differing = hashesOf({ ...home, emergency: exchanged })
    expect(differing.filter((of) => !before.includes(of))).toHaveLength(2)
  })

  test('is left out where more is asked about than can be said right at once', () => {
    const rules = Array.from({ length: 100 }, (_, at) => ({
      id: `r${at}`,
      title: `Regla ${at}`,
      notes: `Pregunta antes: 55 5555 ${1000 + at}`,
    }))
    const devices = rules.map(({ id, title, notes }) => ({ id, name: title, notes: notes }))
    const { wifiNetworks } = home.wifiTech
    const asked = essentialsIn({
      ...home,
      emergency,
      houseRules: { rules },
      wifiTech: { wifiNetworks, devices },
    })
    expect(asked).toHaveLength(200)
    expect(asked.filter(({ as }) => as?.startsWith('emergency.'))).toHaveLength(3)
  })

  function numbersIn(form: object, unconfirmed?: Unconfirmed) {
    return essentialsIn(form, unconfirmed).filter(({ kind }) => kind === 'number')
  }
})

test('as many as 200 of them are said right at once, and no more', () => {
  const said = (count: number) => sentRight.safeParse(Array(count).fill('a')).success
  expect([said(200), said(201)]).toEqual([true, false])
})

function essentialsIn(form: object = home, unconfirmed?: Unconfirmed) {
  return essentialsOf(formToStored({ ...guidebookFormSchema.parse(form), unconfirmed }))
}

function hashesOf(form: object) {
  return essentialsIn(form).map(({ of }) => of)
}
