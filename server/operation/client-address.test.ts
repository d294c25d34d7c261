import { expect, test } from 'vitest'
import { openAddressReader } from './client-address.ts'

function openReader(trustedProxies: number) {
  const told: string[] = []
  const read = openAddressReader({ trustedProxies, warn: (line) => told.push(line) })
  const socket = { remoteAddress: '10.0.0.5' }
  return {
    told,
    // Of a request only the other end is looked at.
    addressOf: (forwarded?: string) =>
      read({
        headers: new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
        incoming: { socket } as never,
      }),
  }
}

test.each([
  { proxies: 0, forwarded: '192.0.2.1', address: '10.0.0.5' },
  { proxies: 1, forwarded: '198.51.100.7', address: '198.51.100.7' },
  { proxies: 1, forwarded: '192.0.2.1, 198.51.100.7', address: '198.51.100.7' },
  { proxies: 2, forwarded: '198.51.100.7, 10.0.0.9', address: '198.51.100.7' },
  { proxies: 2, forwarded: '192.0.2.1, , 198.51.100.7, 10.0.0.9', address: '198.51.100.7' },
])(
  'with $proxies proxies, “$forwarded” comes from $address, whatever a visitor says of himself',
  ({ proxies, forwarded, address }) => {
    const { addressOf, told } = openReader(proxies)
    expect([addressOf(forwarded), told]).toEqual([address, []])
  },
)

test('a header that is shorter than the proxies that are counted keeps visitors apart, and is told once', () => {
  const { addressOf, told } = openReader(2)
  expect(addressOf('198.51.100.7')).toBe('198.51.100.7')
  expect(addressOf(' , 198.51.100.8')).toBe('198.51.100.8')
  expect(addressOf()).toBe('10.0.0.5')
  expect(told).toEqual([expect.stringMatching(/^X-Forwarded-For names 1 of the 2 .*TRUST_PROXY/)])
})
