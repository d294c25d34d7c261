import { describe, expect, test } from 'vitest'
import { findHits, findNearest } from './find-hits.ts'
import { foldText } from './fold-text.ts'
import { wantedIn } from './wanted-words.ts'

const guide = [
  entry('', 'Entrada', '15:00'),
  entry('', 'Salida', '11:00'),
  entry('WiFi y aparatos', 'Televisión', 'Prendan la pantalla con el control negro.'),
  entry('WiFi y aparatos', 'Boiler', 'Prendan el piloto de noche.'),
  entry('WiFi y aparatos', 'Wi-Fi', 'Red CasaJacaranda'),
  entry('La casa', 'Huéspedes', '4'),
  entry('La casa', 'Dónde estás', 'Calle Orizaba 12. Abrir el mapa'),
  entry('Reglas', 'Mascotas bienvenidas', 'Avísenme antes: $150 por mascota.'),
  entry('Reglas', 'Se fue la luz', 'Las pastillas están en la entrada.'),
  entry('Salida', 'Lleven las llaves', 'Y dejen todo en la mesa.'),
]

function entry(section: string, title: string, text: string) {
  return { title, section, folded: foldText(`${title}\n${section}\n${text}`) }
}

function nearest(query: string) {
  return findNearest(guide, wantedIn(query)).map(({ title }) => title)
}

describe('a guest who asks as people speak', () => {
  test.each([
    ['a que hora salgo', 'Salida'],
    ['hora de salida', 'Salida'],
    ['a qué hora salimos', 'Salida'],
    ['checkout time', 'Salida'],
    ['hora de llegada', 'Entrada'],
    ['horario de entrada', 'Entrada'],
    ['llegamos tarde', 'Entrada'],
    ['direccion', 'Dónde estás'],
    ['como llego', 'Dónde estás'],
    ['how do I get there', 'Dónde estás'],
    ['no hay luz', 'Se fue la luz'],
    ['puedo llevar a mi perro', 'Mascotas bienvenidas'],
    ['can I bring my dog', 'Mascotas bienvenidas'],
    ['how do I turn on the TV', 'Televisión'],
    ['how many people', 'Huéspedes'],
    ['cuántas personas', 'Huéspedes'],
    ['wifi', 'Wi-Fi'],
  ])('%s: finds «%s»', (query, title) => {
    expect(nearest(query)).toContain(title)
  })
})

describe('where no entry has every word', () => {
  test('the word that stands in fewer entries tells more', () => {
    expect(nearest('prendan pantalla piloto')).toEqual(['Televisión', 'Boiler'])
    expect(nearest('prendan piloto helicóptero')[0]).toBe('Boiler')
  })

  test('an entry with two of the words comes before those with one, and each comes once', () => {
    expect(nearest('avísenme mascota salida')[0]).toBe('Mascotas bienvenidas')
    const found = nearest('avísenme mascota pantalla helicóptero')
    expect(new Set(found).size).toBe(found.length)
  })

  test('one or two letters tell nothing alone, unless they are the name of a thing', () => {
    expect(nearest('no helicóptero')).toEqual([])
    expect(nearest('tv helicóptero')).toEqual(['Televisión'])
  })

  test('health finds no answer in half of the words', () => {
    expect(findHits(guide, wantedIn('llevar perro'))).toEqual([])
    expect(findHits(guide, wantedIn('prendan pantalla'))).toHaveLength(1)
  })
})

test('what has all the words is shown alone', () => {
  expect(nearest('prendan piloto')).toEqual(['Boiler'])
})

test('what is called so comes before what only stands in a section that is called so', () => {
  expect(nearest('wifi')).toEqual(['Wi-Fi', 'Televisión', 'Boiler'])
})

test('what is called so in other words comes before what only says the word', () => {
  const [tub, own] = [
    entry('', 'Hot tub', 'Not while the heating is on'),
    entry('', 'Thermostat', '66 at night'),
  ]
  expect(findHits([tub, own], wantedIn('heating')).map(({ title }) => title)).toEqual([
    'Thermostat',
    'Hot tub',
  ])
})
