import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMapsLink } from './maps-link.ts'

test.each([
  'https://www.google.com/maps/place/Plaza+R%C3%ADo+de+Janeiro/@19.4197,-99.1587,17z',
  'https://google.com/maps/place/Roma+Norte',
  'http://www.google.com/maps/@19.4,-99.1,15z',
  'https://www.google.com/maps/search/?api=1&query=Mercado+Medell%C3%ADn',
  'https://www.google.com/maps/dir/?api=1&destination=19.4,-99.1',
  'https://www.google.com/maps/',
  'https://www.google.com.mx/maps/place/Roma',
  'https://google.es/maps/place/Madrid',
  'https://www.google.co.uk/maps/place/London',
  'https://www.google.cat/maps/place/Barcelona',
  'HTTPS://WWW.GOOGLE.COM/maps/place/Roma',
  'https://maps.app.goo.gl/Ab3dEf6hJk9',
  'https://maps.app.goo.gl/Ab3dEf6hJk9?g_st=ic',
  'https://goo.gl/maps/Ab3dEf6hJk9',
  'http://goo.gl/maps/Ab3dEf6hJk9',
])('%s is a Google Maps link', (link) => {
  expect(isMapsLink(link)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['words', 'Plaza Río de Janeiro'],
  ['no scheme', 'www.google.com/maps/place/Roma'],
  ['no scheme, but slashes', '//www.google.com/maps/place/Roma'],
  ['Google, but not its maps', 'https://www.google.com/search?q=maps'],
  ['a page whose name begins with maps', 'https://www.google.com/mapsandmore/x'],
  ['maps without a place', 'https://www.google.com/maps'],
  ['maps only in the query', 'https://www.google.com/?q=/maps/'],
  ['maps only after the hash', 'https://www.google.com/#/maps/'],
  ['maps deeper in the path', 'https://www.google.com/url/maps/place'],
  ['another host that begins like Google', 'https://www.google.com.evil.io/maps/place'],
  ['a country ending that is not Google', 'https://www.google.com.io/maps/place'],
  ['an unknown ending', 'https://google.evil/maps/place'],
  ['an ending with an extra dot', 'https://google.com./maps/place'],
  ['no ending', 'https://google./maps/place'],
  ['a host that ends like Google', 'https://evilgoogle.com/maps/place'],
  ['a subdomain of another host', 'https://google.com.maps.evil.io/maps/place'],
  ['another subdomain of Google', 'https://docs.google.com/maps/place'],
  ['a user part', 'https://www.google.com@evil.io/maps/place'],
  [
    'a user part with a path',
    'https://www.google.com/maps/@evil'.replace('/maps/@', ':x@evil.io/maps/'),
  ],
  ['a user part before the short host', 'https://maps.app.goo.gl@evil.io/Ab3d'],
  ['a port', 'https://www.google.com:8443/maps/place'],
  ['a backslash', 'https://www.google.com\\@evil.io/maps/place'],
  ['a backslash in the path', 'https://www.google.com/maps/\\evil.io'],
  ['a script', 'javascript:alert(1)//www.google.com/maps/place'],
  ['data', 'data:text/html,https://www.google.com/maps/place'],
  ['another scheme', 'ftp://www.google.com/maps/place'],
  ['an app scheme', 'geo:19.4,-99.1'],
  ['a climb out of the map', 'https://www.google.com/maps/../url?q=https://evil.io'],
  ['an encoded climb', 'https://www.google.com/maps/%2e%2E/url?q=https://evil.io'],
  ['a half encoded climb', 'https://www.google.com/maps/place/.%2e/../url?q=evil'],
  ['a climb out of the short link', 'https://goo.gl/maps/x/../../abc'],
  ['a short link with no place', 'https://goo.gl/maps/'],
  ['another short link of the same host', 'https://goo.gl/Ab3dEf'],
  ['a look-alike short host', 'https://maps.app.goo.gl.evil.io/Ab3d'],
  ['another short host', 'https://maps.app.g00.gl/Ab3d'],
  ['a space', 'https://www.google.com/maps/place/ evil'],
  ['a line end', 'https://www.google.com/maps/place\nhttps://evil.io'],
  ['a leading space', ' https://www.google.com/maps/place'],
  ['a hidden mark', 'https://www.google.com/maps/place\u200b/x'],
  ['a look-alike letter', 'https://www.gооgle.com/maps/place'],
])('%s is refused', (_, link) => {
  expect(isMapsLink(link)).toBe(false)
})

test('what passes always has a browser go to Google or to its short links', () => {
  const piece = fc.constantFrom(
    ...[
      'https://',
      'http://',
      'www.',
      'google',
      '.com',
      '.com.mx',
      '.evil.io',
      '/maps/',
      '/',
      '..',
    ],
    ...[
      '@',
      ':',
      '\\',
      '?',
      '#',
      '%2e',
      'maps.app.goo.gl',
      'goo.gl',
      'javascript:',
      'x',
      '.',
      '//',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const link = pieces.join('')
      if (!isMapsLink(link)) return
      const { hostname, pathname, username, port, protocol } = new URL(link)
      expect(protocol).toMatch(/^https?:$/)
      expect(username + port).toBe('')
      expect(['google.com', 'google.com.mx', 'maps.app.goo.gl', 'goo.gl']).toContain(
        hostname.replace(/^www\./, ''),
      )
      if (hostname !== 'maps.app.goo.gl') expect(pathname).toMatch(/^\/maps\//)
    }),
    { numRuns: 20_000 },
  )
})
