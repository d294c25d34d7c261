import { expect, test } from 'vitest'
import { limitAt } from '#domain/guide/guidebook.ts'
import { copyName } from './copy-name.ts'

test('a long name makes room for what it is, and is cut between two characters', () => {
  const { max = 0 } = limitAt('welcome.propertyName')
  const letters = 'a'.repeat(max - ' (copia)'.length - 1)
  const named = (name: string) => copyName({ name, language: 'es' }, 'copied', [])
  expect(named(`${letters}🏠🏠🏠🏠🏠`)).toBe(`${letters} (copia)`)
  expect(named(`${letters}bcdefghij`)).toBe(`${letters}b (copia)`)
})

test('a name that is taken already is numbered, in each language', () => {
  const taken = ['Casa (copia)', 'Casa (copia 2)', 'Casa (copy)', 'Otra (copia 3)']
  const named = (language: 'es' | 'en' | 'de') =>
    copyName({ name: 'Casa', language }, 'copied', taken)
  expect(named('es')).toBe('Casa (copia 3)')
  expect(named('en')).toBe('Casa (copy 2)')
  expect(named('de')).toBe('Casa (Kopie)')
})
