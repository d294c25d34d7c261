import { expect, test } from 'vitest'
import { splitTitle } from './split-title.ts'

test.each([
  ['Farmacia Guadalajara en av. Juárez 97', 'Farmacia Guadalajara en av. Juárez 97', ''],
  ['Tacos El Güero, esq. Pino Suárez 4', 'Tacos El Güero', 'esq. Pino Suárez 4'],
  ['No fumar. La azotea es la excepción', 'No fumar', 'La azotea es la excepción'],
  ['Aquí no. En la azotea sí', 'Aquí no', 'En la azotea sí'],
])('a street that is cut short ends no title: %s', (words, title, notes) => {
  expect(splitTitle(words)).toEqual({ title, notes })
})
