import { describe, expect, test } from 'vitest'
import { formToStored, guidebookFormSchema } from '#domain/guide/guidebook.ts'
import { essentialsOf, sentRight } from './essentials.ts'

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

describe('what hurts a guest most when it is wrong', () => {
  test('is each network once, codes, the number, the address and the hours, as guests read them', () => {
    expect(essentialsIn().map(({ of: _, ...each }) => each)).toEqual([
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
        address: 'welcome.checkInHour',
        texts: ['15:00', '11:00'],
        said: ['welcome.checkInHour', 'welcome.checkOutHour'],
      },
    ])
  })

  test('is nothing where nothing is said', () => {
    expect(
      essentialsIn({ welcome: { propertyName: 'Casa' }, wifiTech: {}, localGuide: {} }),
    ).toEqual([])
  })

  test('is not what guests do not see: contact that is off, a section that is off', () => {
    const welcome = { ...home.welcome, contactInfoEnabled: false }
    const off = { isActive: false, items: [] }
    const on = { isActive: true, items: [] }
    const sections = {
      ...{ welcome: on, house_manual: on, emergency: on, house_rules: on, checkout: on },
      ...{ local_guide: off, wifi_tech: off },
    }
    const kinds = essentialsIn({ ...home, welcome, sections }).map(({ kind }) => kind)
    expect(kinds).toEqual(['wifi', 'code', 'hours'])
  })

  test('is known again by its value, wherever it stands, and is another when anything of it is', () => {
    const network = { id: 'n9', ssid: 'Casa_5G', password: 'girasol-7' }
    const moved = { ...home, wifiTech: {}, welcome: { ...home.welcome, wifiNetworks: [network] } }
    expect(hashesOf(moved)).toEqual(hashesOf(home))
    const called = { ...home, welcome: { ...home.welcome, hostPhoneType: 'phone' } }
    const differing = hashesOf(called).filter((of) => !hashesOf(home).includes(of))
    expect(differing).toHaveLength(1)
  })
})

test('as many as 200 of them are said right at once, and no more', () => {
  const said = (count: number) => sentRight.safeParse(Array(count).fill('a')).success
  expect([said(200), said(201)]).toEqual([true, false])
})

function essentialsIn(form: object = home) {
  return essentialsOf(formToStored(guidebookFormSchema.parse(form)))
}

function hashesOf(form: object) {
  return essentialsIn(form).map(({ of }) => of)
}
