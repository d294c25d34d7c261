import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { asInOtherTab, haveOneListOfNetworks, withOneListOfNetworks } from './networks.ts'

const network = (id: string, ssid: string, password = '') => ({ id, ssid, password })
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => network(`${name}${at}`, `${name} ${at}`))

describe('the networks of the two tabs, as one list', () => {
  test('hold each once, by name and password, under the id it has in each tab', () => {
    const { welcome, wifiTech } = join(
      [network('a1', 'Casa', 'uno'), network('a2', '')],
      [network('b1', 'Patio', 'dos'), network('b2', ' Casa ', 'uno')],
    )
    expect(welcome).toEqual([network('a1', 'Casa', 'uno'), network('new1', 'Patio', 'dos')])
    expect(wifiTech).toEqual([network('b2', 'Casa', 'uno'), network('b1', 'Patio', 'dos')])
  })

  test('take a password that only one of them tells, and a lock that either has', () => {
    const locked = { ...network('b1', 'Casa', 'uno'), stayOnly: true }
    const { welcome, wifiTech } = join([network('a1', 'Casa')], [locked])
    expect(welcome).toEqual([{ ...network('a1', 'Casa', 'uno'), stayOnly: true }])
    expect(wifiTech).toEqual([locked])
  })

  test('keep two passwords of one name apart: their host sees both', () => {
    const { welcome } = join([network('a1', 'Casa', 'uno')], [network('b1', 'Casa', 'dos')])
    expect(welcome.map(({ password }) => password)).toEqual(['uno', 'dos'])
  })

  test('stay two lists where one would hold too many, and where nothing is said', () => {
    const lists = [many(15, 'a'), many(15, 'b')] as const
    expect(Object.values(join(...lists))).toEqual(lists)
    const blank = [[network('a1', '')], [network('b1', '')]] as const
    expect(Object.values(join(...blank))).toEqual(blank)
  })

  test('are one list unless they say something else', () => {
    const areOne = (wifiNetworks: Networks, inOther: Networks) =>
      haveOneListOfNetworks({ welcome: { wifiNetworks }, wifiTech: { wifiNetworks: inOther } })
    expect(areOne([network('a1', '')], [])).toBe(true)
    expect(areOne([network('a1', 'Casa', 'uno')], [network('b1', 'Casa', 'uno')])).toBe(true)
    expect(areOne([network('a1', 'Casa', 'uno')], [network('b1', 'Casa', 'dos')])).toBe(false)
    expect(areOne(many(15, 'a'), many(15, 'b'))).toBe(false)
  })
})

describe('a change in one tab', () => {
  test('is the same in the other: renamed, added, taken out and moved', () => {
    const there = [network('b1', 'Casa', 'uno'), network('b2', 'Patio')]
    const inOther = (networks: ReturnType<typeof network>[]) =>
      asInOtherTab(networks, there, () => 'new').map(({ id, ssid, password }) => [
        id,
        ssid,
        password,
      ])
    expect(inOther([network('a1', 'Casa 2', 'otra'), network('a2', 'Patio')])).toEqual([
      ['b1', 'Casa 2', 'otra'],
      ['b2', 'Patio', ''],
    ])
    expect(inOther([network('a2', 'Patio'), network('a1', 'Casa', 'uno')])).toEqual([
      ['b2', 'Patio', ''],
      ['b1', 'Casa', 'uno'],
    ])
    expect(inOther([...there, network('a3', 'Azotea')]).at(-1)).toEqual(['new', 'Azotea', ''])
    expect(inOther([network('a2', 'Patio')])).toEqual([['b2', 'Patio', '']])
  })
})

type Networks = readonly ReturnType<typeof network>[]

function join(welcome: Networks, wifiTech: Networks) {
  const form = emptyGuidebookForm()
  const made = [1, 2, 3]
  const joined = withOneListOfNetworks(
    {
      ...form,
      welcome: { ...form.welcome, wifiNetworks: [...welcome] },
      wifiTech: { ...form.wifiTech, wifiNetworks: [...wifiTech] },
    },
    () => `new${made.shift()}`,
  )
  return { welcome: joined.welcome.wifiNetworks, wifiTech: joined.wifiTech.wifiNetworks }
}
