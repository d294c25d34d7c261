import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeLink, isWebAddress } from './links.ts'

test.each([
  'https://example.com',
  'http://example.com/',
  'https://www.ejemplo.mx/recibos/agua?mes=11#pago',
  'https://sub.dominio.ejemplo.mx:8443/a',
  'https://ejemplo.mx?x=1',
  'https://ejemplo.mx#arriba',
  'https://málaga.es/guía',
  'https://xn--mlaga-vta.es/',
  'HTTPS://EJEMPLO.MX/A',
  'https://192.0.2.7/camara',
  'https://ejemplo.mx/@usuario',
  'https://ejemplo.mx/a;b=(c)',
])('%s may become a link', (link) => {
  expect(isSafeLink(link)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a word', 'ejemplo'],
  ['no scheme', 'www.ejemplo.mx'],
  ['slashes without a scheme', '//ejemplo.mx'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['a script behind a tab', 'java\tscript:alert(1)'],
  ['data', 'data:text/html;base64,PHNjcmlwdD4='],
  ['a file', 'file:///etc/passwd'],
  ['another scheme', 'vbscript:msgbox'],
  ['a phone', 'tel:911'],
  ['a user', 'https://yo@ejemplo.mx/'],
  ['a user and password', 'https://yo:clave@ejemplo.mx/'],
  ['a host dressed as a user', 'https://banco.mx@evil.io'],
  ['a backslash', 'https:\\\\ejemplo.mx'],
  ['a backslash in the path', 'https://ejemplo.mx\\@evil.io'],
  ['one slash', 'https:/ejemplo.mx'],
  ['three slashes', 'https:///ejemplo.mx'],
  ['no dot in the host', 'http://localhost/admin'],
  ['an empty label', 'https://ejemplo..mx'],
  ['a leading dot', 'https://.ejemplo.mx'],
  ['a space', 'https://ejemplo.mx/a b'],
  ['a line end', 'https://ejemplo.mx/\nx'],
  ['a NUL', 'https://ejemplo.mx/\u0000'],
  ['a mark that turns the reading direction', 'https://ejemplo.mx/\u202egpj.exe'],
  ['a hidden mark', 'https://ejemplo\u200b.mx'],
  ['a long port', 'https://ejemplo.mx:123456/'],
])('%s is refused', (_, link) => {
  expect(isSafeLink(link)).toBe(false)
})

test.each([
  'http://a.com:99999/x',
  'https://ejemplo.mx:65536/',
  'https://1.2.3.4.5/',
  'https://256.1.1.1/',
  'https://\ufdfa.mx/',
])('%s looks like a web address, and no browser opens it', (link) => {
  expect([isWebAddress(link), isSafeLink(link)]).toEqual([true, false])
})

test('whatever passes is read by a browser as a web address without a user', () => {
  const piece = fc.constantFrom(
    ...['https://', 'http://', 'ejemplo', '.mx', '@', ':', '\\', '/', '?', '#', '..', '%00', 'ñ'],
    ...['javascript:', 'data:', ' ', '\t', '[', ']', '-', '_', '1', '.1', '<', '>', '"'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const link = pieces.join('')
      if (!isSafeLink(link)) return
      const url = new URL(link)
      expect(url.protocol).toMatch(/^https?:$/)
      expect(url.username + url.password).toBe('')
    }),
    { numRuns: 20_000 },
  )
})
