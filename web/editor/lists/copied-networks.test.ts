import { describe, expect, test } from 'vitest'
import { copiedNetworks } from './copied-networks.ts'

const network = (ssid: string, password = '') => ({ ssid, password })
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => network(`${name} ${at}`))

describe('copying networks from one tab to the other', () => {
  test('takes those the list lacks, by their names', () => {
    const { kept, added } = copiedNetworks(
      [network('Casa', 'uno'), network('')],
      [network(' Casa ', 'dos'), network('Patio'), network(' ')],
    )
    expect(kept).toEqual([network('Casa', 'uno')])
    expect(added).toEqual([network('Patio')])
  })

  test('never fills a list past its twenty', () => {
    expect(copiedNetworks(many(15, 'Casa'), many(15, 'Patio')).added).toHaveLength(5)
    expect(copiedNetworks(many(20, 'Casa'), many(1, 'Patio')).added).toEqual([])
  })

  test('keeps a password whose network has no name yet', () => {
    expect(copiedNetworks([network('', 'jazmín')], [network('Patio')]).kept).toEqual([
      network('', 'jazmín'),
    ])
  })
})
