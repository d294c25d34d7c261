import { expect, test } from 'vitest'
import { mexicanZones } from '#domain/guide/time-zone.ts'
import { nameOfZone } from '#web/copy/formats/place-of-zone.ts'
import { findZoneOf, findZones, zonesFor } from './zone-choices.ts'

const home = { address: '', mapsLink: '', current: 'America/Mexico_City' }
const inSpanish = (zone: string) => nameOfZone(zone, 'es')

test.each([
  ['nothing', '', 'America/Cancun'],
  ['no country', 'Calle Orizaba 101, Roma Norte, 06700 CDMX', 'America/Cancun'],
  ['Mexico', 'Av. Tulum 5, 77500 Cancún, Q.R., México', 'America/Cancun'],
  ['no state of the USA', 'Col. Centro, CP 77500 Cancún', 'America/Cancun'],
  ['a street that is named after a country', 'Av. Colombia 5, Cancún, México', 'America/Cancun'],
  ['the USA', '12 Main St, Austin, TX 78701, USA', 'America/New_York'],
  ['the USA in other letters', 'Austin, Texas, E.U.A.', 'America/New_York'],
  ['the USA in words', 'Austin\nEstados Unidos', 'America/New_York'],
  ['the USA in short', 'Austin, EE. UU.', 'America/New_York'],
  ['a state of the USA', '4827 W Loon Point Dr, Baldwin, MI 49304', 'America/Denver'],
  ['another country', 'Calle 7, Bogotá, Colombia', 'America/Bogota'],
  ['another country in English', 'Gran Vía 1, Madrid, Spain.', 'Europe/Madrid'],
])('an address that says %s brings the zones of its country', (_, address, zone) => {
  expect(zonesFor({ ...home, address })).toContain(zone)
})

test.each([
  ['the only zone of its country', 'Calle 7, Bogotá, Colombia', 'America/Bogota'],
  ['the zone whose place it names', 'Gran Vía 1, 28013 Madrid, España', 'Europe/Madrid'],
  ['that of a city of Mexico', 'Av. Tulum 5, 77500 Cancún, Q.R., México', 'America/Cancun'],
  ['that of a state of Mexico', 'Calle 2, Tulum, Quintana Roo, México', 'America/Cancun'],
  ['none where its country has several', '12 Main St, Austin, USA', undefined],
  ['that of its state in the USA', '12 Main St, Austin, TX 78701, USA', 'America/Chicago'],
  ['none of a street that is called like a place', 'Av. Tijuana 5, Cuernavaca, México', undefined],
  ['a zone of Mexico where it names no country', 'Av. Tulum 5, 77500 Cancún', 'America/Cancun'],
  ['the zone of its state', 'Av. Gómez 418, 77580 Puerto Morelos, Quintana Roo', 'America/Cancun'],
  [
    'the zone of its state cut short',
    'Calle Rangel 47-B, 23300 Todos Santos, BCS',
    'America/Mazatlan',
  ],
  ['that of a state cut short with stops', 'Av. 5, 77710 Playa, Q. Roo, México', 'America/Cancun'],
  ['that of a state cut short that others have too', 'Ensenada, B.C., México', 'America/Tijuana'],
  ['none of that elsewhere', '123 Main St, Vancouver, BC', undefined],
  ['none of what only looks like one', 'Calle Sin Nombre, Sin, Cuernavaca, Morelos', undefined],
  ['none of Nayarit, which has two', 'Paseo 5, 63735 Nuevo Vallarta, Nayarit, México', undefined],
  ['none for the street of a state', 'Sinaloa 120, Roma Norte, 06700 CDMX', undefined],
  ['that of a state alone', '4827 W Loon Point Dr, Baldwin, MI 49304-1234', 'America/New_York'],
  ['none where it names neither', '12 Main St, Austin', undefined],
  ['none of letters that are no state', 'Calle 5, Centro, QR 77500', undefined],
  ['none of a state elsewhere', 'Calle 5, Morelia, MI 58000, México', undefined],
])('an address brings %s', (_, address, zone) => {
  expect(findZoneOf(address)).toBe(zone)
})

test('the maps link says the country where the address does not', () => {
  const mapsLink = 'https://www.google.com/maps/place/Gran+V%C3%ADa,+Madrid,+Espa%C3%B1a/@40.4,-3.7'
  expect(zonesFor({ ...home, mapsLink })).toContain('Europe/Madrid')
  expect(zonesFor({ ...home, mapsLink: 'https://maps.app.goo.gl/%E0%A4%A' })).toEqual(mexicanZones)
})

test('the chosen zone is always among them, once', () => {
  expect(zonesFor({ ...home, current: 'Asia/Tokyo' })).toEqual([...mexicanZones, 'Asia/Tokyo'])
  expect(zonesFor(home)).toEqual(mexicanZones)
})

test.each([
  ['madrid', 'Europe/Madrid'],
  ['España', 'Europe/Madrid'],
  ['cancun', 'America/Cancun'],
  ['Buenos Aires', 'America/Buenos_Aires'],
  ['los_angeles', 'America/Los_Angeles'],
])('%s finds its zone', (query, zone) => {
  expect(findZones(query, 'es')).toContain(zone)
})

test('a country is found whole, a few letters find a few', () => {
  expect(findZones('Australia', 'en')).toContain('Australia/Sydney')
  expect(findZones('an', 'en')).toHaveLength(8)
})

test('nothing is found for nothing', () => {
  expect(findZones('  ', 'es')).toEqual([])
  expect(findZones('xyzzy', 'es')).toEqual([])
})

test('zones are called as people call them', () => {
  expect(mexicanZones.map(inSpanish)).toEqual([
    'Ciudad de México',
    'Cancún (Quintana Roo)',
    'Hermosillo (Sonora)',
    'Mazatlán (Sinaloa, Nayarit, Baja California Sur)',
    'Chihuahua',
    'Ciudad Juárez',
    'Tijuana (Baja California)',
  ])
  expect(inSpanish('America/New_York')).toBe('New York (hora oriental)')
  expect(nameOfZone('America/New_York', 'en')).toBe('New York (Eastern Time)')
})
