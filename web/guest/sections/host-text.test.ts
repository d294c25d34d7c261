import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTextParts } from './host-text.tsx'

const linksIn = (text: string) => findTextParts(text).flatMap(({ href }) => href ?? [])

describe('in a host’s text', () => {
  test.each([
    ['Ask at https://example.com/keys?a=1.', ['https://example.com/keys?a=1']],
    ['(see http://example.com/a)', ['http://example.com/a']],
    ['«https://example.com»', ['https://example.com']],
    ['https://example.com/wiki/Roma_(barrio).', ['https://example.com/wiki/Roma_(barrio)']],
    ['(en https://example.com/Roma_(barrio))', ['https://example.com/Roma_(barrio)']],
    ['https://example.com/a(b', ['https://example.com/a(b']],
    ['Write to lucia@example.com please', ['mailto:lucia@example.com']],
    ['Call +52 55 5555 0142, any hour', ['tel:+525555550142']],
    ['Or 55 5555 0142.', ['tel:+525555550142']],
    ['(55) 5555-0142', ['tel:+525555550142']],
  ])('%j can be tapped where it should', (text, links) => {
    expect(linksIn(text)).toEqual(links)
  })

  test('a bracket around a number is no part of it', () => {
    const parts = findTextParts('Filled by Suburban (845-555-0138).', '1')
    expect(parts.map(({ text }) => text)).toContain('845-555-0138')
  })

  test.each([
    'The door code is 4821#.',
    'Built in 1920-1940, 06700 Ciudad de México',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://user:pass@example.com/',
    'https://example.com\\@evil.example',
    'http://localhost/admin',
    '15:00 - 16:00',
  ])('%j stays as it is', (text) => {
    expect(linksIn(text)).toEqual([])
  })

  test.each([
    ['55555 55555lucia@example.com', ['tel:+525555555555', 'mailto:lucia@example.com']],
    ['5555550142@example.com', ['mailto:5555550142@example.com']],
    ['lucia5555550142.x+y@casa-1.com.mx', ['mailto:lucia5555550142.x+y@casa-1.com.mx']],
    ['5555550142@casa', ['tel:+525555550142']],
    ['HTTPS://example.com/a.', ['HTTPS://example.com/a']],
    ['a@b@example.com', ['mailto:b@example.com']],
    [`${'a'.repeat(65)}@example.com`, []],
  ])('in %j what begins first counts', (text, links) => {
    expect(linksIn(text)).toEqual(links)
  })

  test('of more links than anybody writes the first ones act, and all stay to be read', () => {
    const text = 'a@b.mx '.repeat(700)
    expect(linksIn(text)).toHaveLength(60)
    const parts = findTextParts(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  test('nothing is lost, added or given another scheme', () => {
    const bits = fc.constantFrom(
      'https://a.mx/',
      'javascript:',
      'a@b.mx',
      '+52 55 5555 0142',
      ' ',
      '<b>',
    )
    const texts = fc.array(fc.oneof(bits, fc.string({ unit: 'binary' }))).map((all) => all.join(''))
    fc.assert(
      fc.property(texts, (text) => {
        const parts = findTextParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { href } of parts) expect(href ?? 'tel:').toMatch(/^(https?:\/\/|mailto:|tel:)/)
      }),
    )
  })
})
