import { expect, test } from 'vitest'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { propose } from './propose.ts'

function leftOver(text: string) {
  let made = 0
  const proposal = propose([text], { makeId: () => derivedId(`made ${made++}`) })
  return proposal.leftOver.map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['Check in a las 3pm, pero los lunes es a las 5.', ['pero los lunes es a las 5']],
  ['Checkout 11 am on weekdays, 1 pm on Sundays', ['1 pm on Sundays']],
  [
    'Red de atrás: Patio, contraseña: patio2024, llega hasta la alberca pero de noche se apaga sola.',
    ['llega hasta la alberca', 'de noche se apaga sola'],
  ],
  [
    'Mapa: https://maps.app.goo.gl/abc123 (entren por la calle de atrás)',
    ['entren por la calle de atrás'],
  ],
  [
    'The house sleeps 8 but the max is 6 guests per city permit',
    ['the max is 6 guests per city permit'],
  ],
  [
    'Salimos a las 7 de la mañana al trabajo, no hagan ruido.',
    ['Salimos a las 7 de la mañana al trabajo'],
  ],
])('%j: what stands beside the facts of a sentence stays in view', (text, rest) => {
  expect(leftOver(text).map((words) => words.replace(/\.$/, ''))).toEqual(rest)
})

test.each([
  'Check-in from 3 pm, check-out by 11.',
  'La red es Sol y la clave es azul2024.',
  'Estamos en Calle 62 No. 481 entre 57 y 59, Col. Centro, Mérida',
  'Soy Inés, escríbanme al 967 555 0127.',
])('%j: what a sentence’s facts tell is not shown a second time', (text) => {
  expect(leftOver(text)).toEqual([])
})
