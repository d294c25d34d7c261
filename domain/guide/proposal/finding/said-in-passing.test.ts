import { describe, expect, test } from 'vitest'
import type { Fact } from '#domain/guide/proposal/found.ts'
import { unitsOf } from '#domain/guide/proposal/reading/units.ts'
import { findAll } from './find-all.ts'

function found(text: string) {
  const { units, headings } = unitsOf(text, 0)
  return findAll(units, headings).map(({ fact }) => fact)
}

function of<Kind extends Fact['kind']>(text: string, kind: Kind) {
  return found(text).filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
}

describe('who a number belongs to', () => {
  test('is not the host where somebody else says that he is', () => {
    const text = 'Nacho cuida el jardín, 722 555 0131; yo soy Irene, la dueña, 55 5555 0142.'
    expect(of(text, 'phone').map((phone) => phone.of)).toEqual(['other', 'host'])
  })

  test('is of both hosts, where one follows the other', () => {
    const text = 'WhatsApp Iván 322 555 0103 / Caro 322 555 0104'
    expect(of(text, 'phone').map((phone) => phone.of)).toEqual(['host', 'host'])
  })

  test('is the host where nobody is named', () => {
    expect(of('Casa Luna\n\nGaby, 722 555 0131', 'phone').map((phone) => phone.of)).toEqual([
      'host',
    ])
  })
})

test.each([
  ['Six guests at most, four bedrooms.', 6],
  ['3 recámaras, 2 baños, 9 huéspedes', 9],
  ['Two bedrooms, one bath, fits 4.', 4],
  ['Es para 7 personas máximo: 3 recámaras, 2 baños.', 7],
])('%j: as many guests as %i', (text, most) => {
  const counts = of(text, 'count').filter((count) => count.of === 'maxGuests')
  expect(counts.map(({ count }) => count)).toEqual([most])
})

test.each([
  'Las camionetas se dejan bajo el tejado, caben cuatro.',
  'Caben tres camionetas en el patio.',
  'Máximo 2 vehículos por cabaña.',
])('%j counts cars, and tells where they are left', (text) => {
  expect(found(text).map(({ kind }) => kind)).toEqual(['parking'])
})

test('what is in a garage need not be a car', () => {
  expect(found('The fuse box is in the garage.').map(({ kind }) => kind)).toEqual(['emergency'])
  expect(of('There is a camera over the driveway.', 'parking')).toEqual([])
})

test.each([
  ['La clave del portón es 4410; en la pluma digan que van con la familia Ríos.', 'gate'],
  ['The door code is 7203, and if it blinks twice and is stuck wait a minute.', 'doesNotOpen'],
  ['Si aterrizan pasadas las once, avisen a Chucho al 222 555 0119.', 'late'],
] as const)('%j tells beside its number how to get in', (text, part) => {
  expect(of(text, 'arrival').map((arrival) => arrival.of)).toEqual([part])
})

test.each([
  ['Caja de llaves: 5519, junto al buzón 302', ['5519']],
  ['Con este pin llegan: 45120 Zapopan https://maps.app.goo.gl/AbcDefGh12345678', []],
  ['Key: in the box by the door, code 2290.', ['2290']],
  ['The code is 6604 - push hard', ['6604']],
  ['If it flashes red, the code 1290 was wrong.', ['1290']],
])('%j opens what it says', (text, codes) => {
  expect(of(text, 'code').map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['Wi-Fi\nBy the pond: HERON_2, password tide*44.', { network: 'HERON_2', password: 'tide*44' }],
  [
    'El internet es NopalCasa con clave tuna*88 y en el jardín NopalVerde con clave pera*99.',
    { network: 'NopalVerde', password: 'pera*99' },
  ],
])('%j: the name right before a password is its network', (text, wifi) => {
  expect(of(text, 'wifi')).toContainEqual({ kind: 'wifi', ...wifi })
})

test.each([
  'wifi TejonCasa / agua-77',
  'Internet hay en toda la casa, busquen TejonCasa y pongan agua-77 como contraseña.',
])('%j tells a network and its password', (text) => {
  expect(of(text, 'wifi')).toEqual([{ kind: 'wifi', network: 'TejonCasa', password: 'agua-77' }])
})

test('a sentence about the internet is no network', () => {
  expect(of('Wi-Fi\nCon lluvia se cae, calma.', 'wifi')).toEqual([])
})

test('each of several things to look for in a trouble is one, if each says where', () => {
  const three =
    'The fuse box is by the stairs, the stopcock is under the sink, and there is a fire blanket by the hob.'
  expect(of(three, 'emergency')).toHaveLength(3)
  expect(of('If the power goes out, the flashlights are in the hall.', 'emergency')).toHaveLength(1)
})

describe('the rooms of a home', () => {
  test.each([
    ['Rec. principal: cama king, tina', 'Rec. principal'],
    ['Casa Luna\n\nThe rooms\nBell Tower: two twins, desk', 'Bell Tower'],
    ['The blue room has a king bed and a crib.', 'Blue room'],
    ['La recámara de las visitas tiene litera y escritorio.', 'Recámara de las visitas'],
    ['Kitchen: glass jars, kettle (the tap is for washing only)', 'Kitchen'],
    ['Balcón: hamaca, plantas que se riegan solas', 'Balcón'],
  ])('%j has two things in one', (text, room) => {
    expect(of(text, 'feature').map((fact) => fact.room)).toEqual([room, room])
  })

  test('are open at hours, which are none of their things', () => {
    expect(found('Alberca: 9:00 a 20:00').map(({ kind }) => kind)).toEqual(['rule'])
  })
})

test.each([
  ['The iron gate is heavy, push it and turn the handle.', 'device'],
  ['Para el mezcal de las siete, la terraza.', 'place'],
  ['No, yo vivo al lado y llego en cinco minutos.', 'rule'],
  ['Casa Luna\n\nUpstairs is open plan and light.', 'device'],
] as const)('%j tells no %s', (text, kind) => {
  expect(of(text, kind)).toEqual([])
})

test('why a rule is one belongs to it', () => {
  const rules = of('Casa Luna\n\nReglas\n- Fiestas no. Abajo duerme un bebé', 'rule')
  expect(rules).toEqual([{ kind: 'rule', title: 'Fiestas no', notes: 'Abajo duerme un bebé' }])
})

test.each([
  ['Worth the trip: Fonda Rosa in town, great enchiladas, 12 min by car.', 'Fonda Rosa'],
  ['Casa Luna\n\nNearby\nMuseo de Arte: free on Mondays', 'Museo de Arte'],
  ['Casa Luna\n\nEat\nFonda Rosa: mole! 5 min en coche', 'Fonda Rosa'],
  ['Brambles: coffee and cake, 4 min walk', 'Brambles'],
])('%j names one place', (text, name) => {
  expect(of(text, 'place').map((place) => place.name)).toEqual([name])
})

test.each([
  ['MANUAL DE LA CABAÑA "EL TEJÓN"\n\nNo fumar', 'EL TEJÓN'],
  ['The Hayrick – arrival notes\n\nNo smoking', 'The Hayrick'],
  ['🌊 Arenas del Sur – Depto 4B\n\nNo fumar', 'Arenas del Sur'],
  ['WELCOME TO "THE PERCH"\n\nNo smoking', 'THE PERCH'],
])('%j says what the home is called', (text, name) => {
  expect(of(text, 'name')).toEqual([{ kind: 'name', name }])
})

test.each([
  ['Check-out: 10, please, the cleaners come early', 'checkOut', '10:00'],
  ['Se entra a las 3 y se sale a las 11', 'checkOut', '11:00'],
])('%j tells a time', (text, part, time) => {
  expect(of(text, 'time')).toContainEqual({ kind: 'time', of: part, time })
})

test('what is forbidden without a comma is forbidden one by one', () => {
  expect(of('no smoking no pets no parties', 'rule')).toHaveLength(3)
})

test('an address is what ends with its postal code', () => {
  const text = 'Whole house, 6 people in one place\n\nFind us at 41 Otter Bend, Vida OR 97488.'
  expect(of(text, 'address').map(({ address }) => address)).toEqual([
    '41 Otter Bend, Vida OR 97488',
  ])
})

test('a label that ends with a word for a room names one', () => {
  const rooms = of('Back bedroom - queen bed, desk', 'feature').map(({ room }) => room)
  expect(rooms).toEqual(['Back bedroom', 'Back bedroom'])
})

test.each([
  ['calle Morelos 12, centro', 'address'],
  ['llave debajo del tapete de la entrada', 'arrival'],
  ['coche adentro, caben dos apretados', 'parking'],
  ['Casa Luna\n\nagua fría\nextintor cajón de la tele', 'emergency'],
] as const)('%j, as one notes it down, tells the %s', (text, kind) => {
  expect(of(text, kind)).toHaveLength(1)
})

test('"notes" above a home is not part of its name', () => {
  expect(of('Notas casa Tejón\n\nno fumar', 'name')).toEqual([{ kind: 'name', name: 'casa Tejón' }])
})

test('what is asked for on the last day tells nobody how to get in', () => {
  expect(of('Leave the key under the mat by the door.', 'arrival')).toEqual([])
})

test('places that follow one another by what they are are one each', () => {
  const text = 'Les recomiendo los tacos El Grillo, el café Nube y el tianguis de la calle Tuxpan.'
  expect(of(text, 'place').map(({ name }) => name)).toEqual(['El Grillo', 'Nube'])
})

test('all but one thing is one thing', () => {
  expect(of('La cocina tiene todo, menos horno.', 'feature').map(({ words }) => words)).toEqual([
    'Todo, menos horno',
  ])
})

test('a row about coming late is of that, and of its code', () => {
  const text = 'Name | Casa Luna\nSleeps | 4\nIf you get in after 9 pm | Key in the lockbox, 4417'
  expect(of(text, 'code').map(({ code }) => code)).toEqual(['4417'])
})

test('where a car is left instead is told apart from that it cannot stay', () => {
  expect(of('No hay cochera. El coche se deja en la plaza.', 'parking')).toHaveLength(2)
})
