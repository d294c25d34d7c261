import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wifiQrText } from '#domain/guest/guest-view.ts'

test('a network with a password is WPA', () => {
  expect(wifiQrText({ ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' })).toBe(
    'WIFI:T:WPA;S:CasaJacaranda_5G;P:buganvilia-2O7l;;',
  )
})

test.each([undefined, ''])('a network with password %j is open', (password) => {
  expect(wifiQrText({ ssid: 'Plaza', password })).toBe('WIFI:T:nopass;S:Plaza;;')
})

test('the five signs that mean something are escaped', () => {
  expect(wifiQrText({ ssid: 'a;b,c:d"e\\f', password: '\\;' })).toBe(
    'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\\\\\;;;',
  )
})

test('a reader gets back exactly the network and password that were written', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (ssid, password) => {
      expect(readBack(wifiQrText({ ssid, password }))).toEqual({ T: 'WPA', S: ssid, P: password })
    }),
  )
})

/** Reads as phones do: fields end at a bare semicolon, a backslash makes the next sign plain. */
function readBack(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const body = text.slice('WIFI:'.length)
  let at = 0
  while (body[at] !== ';') {
    const key = body[at] ?? ''
    let value = ''
    for (at += 2; body[at] !== ';'; at += 1) {
      if (body[at] === '\\') at += 1
      value += body[at]
    }
    fields[key] = value
    at += 1
  }
  return fields
}
