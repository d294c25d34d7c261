import { describe, expect, test } from 'vitest'
import { saysDanger, saysParking } from '#domain/guide/unconfirmed/says-danger.ts'

describe('how a fire is lit, or water heated with one', () => {
  test.for([
    'Boiler: para prenderlo abran la perilla y acerquen la flama',
    'Water heater: hold the red button for 30 seconds to light it',
    'Fireplace: open the flue before lighting',
    'The wood stove: open the damper before you start',
    'Light the stove with a match',
    'Prendan el boiler veinte minutos antes',
    'Para encender el calefón, girá la perilla y apretá el botón',
    'Enciende el calentador con un fósforo',
    'Calentador de paso: abran la llave y esperen el chispazo',
    'Para prender la hornalla usen el chispero',
    'La garrafa está afuera; cerrala al salir',
    'Abran el tiro de la chimenea',
    'Chimenea: pongan leña seca y usen un cerillo',
    'No dejen cenizas calientes en la cubeta',
    'Enciendan la estufa con una cerilla',
    'Log burner: open both vents and light the kindling',
    'The hob needs a match: turn the knob and light the burner',
    'To relight the boiler, press and hold the button',
    'If the pilot light goes out, wait five minutes',
    'Fire pit: use the lighter on the shelf',
    'Only burn dry wood in the fireplace',
    'The oven must be lit by hand',
    'Hot ashes go into the metal bucket',
    'Turn the knob on the grill and press the igniter',
    'La flama debe ser azul',
    'Abre el termotanque y mantén oprimido el botón',
  ])('%s', (text) => {
    expect(saysDanger(text)).toBe(true)
  })

  test.for([
    'Light the candles on the terrace',
    'Prende las velas de la terraza',
    'The TV remote: press the red button for 3 seconds',
    'Leave the keys on the table',
    'Stove, oven and dishwasher',
    'Estufa, horno y lavavajillas',
    'Chimenea en la sala',
    'Cozy fireplace and a wood-burning stove',
    'Firewood is in the shed',
    'La leña está en el patio',
    'Turn off the lights and the stove when you leave',
    'Apaga las luces y la estufa al salir',
    'The water heater is in the closet',
    'Hay boiler y lavadora',
    'Induction hob: press the power button first',
    'Horno eléctrico: enciende con el botón de la derecha',
    'Football matches are shown at the bar',
    'Llama a Tomás si algo falta',
    'The traffic light is by the door',
    'Prende la tele con el control',
  ])('not: %s', (text) => {
    expect(saysDanger(text)).toBe(false)
  })

  test('the title says what, and its notes how', () => {
    const whole = 'Boiler\nAbran la perilla y esperen un minuto.'
    expect(whole.split('\n').some((text) => saysDanger(text, whole))).toBe(true)
    expect(whole.split('\n').some((text) => saysDanger(text))).toBe(false)
  })
})

describe('water one drinks', () => {
  test.for([
    'Sale limpia, pueden tomarla directo de la llave',
    'Se puede tomar directo del grifo',
    'Tómenla de la llave sin miedo',
    'Llenen sus botellas del filtro de la cocina',
    'Hiérvanla antes de tomarla',
    'El agua de la canilla es buena',
    'It is safe to drink',
    'You can drink it straight from the tap',
    'Boil it for a minute before you drink it',
    'Please do not drink it',
    'Beban solo del garrafón',
    'Refill your bottle at the tap',
  ])('%s', (text) => {
    expect(saysDanger(text)).toBe(true)
  })

  test.for([
    'Toma la llave de la mesa',
    'Toma el autobús de la esquina',
    'Tomen fotos de la terraza',
    'The drinks in the fridge are yours',
    'Boil the eggs for four minutes',
    'Llena la tina despacio',
  ])('not: %s', (text) => {
    expect(saysDanger(text)).toBe(false)
  })
})

describe('an emergency', () => {
  test.for([
    'En caso de fuego salgan por la ventana',
    'Si hay humo, bajen por la escalera',
    'Si huelen a humo, salgan',
    'In case of fire leave by the window',
    'If there is a fire, go to the garden',
    'If you smell smoke, get out',
    'The fire escape is behind the kitchen',
    'Urgencias está en Av. Juárez',
    'En una urgencia, llamen a Lupe',
    'The ER is on Main St',
    'Nearest ER: St. Luke',
    'A&E is ten minutes away',
    'Urgent care is open until ten',
    'La clínica abre a las ocho',
    'Sanatorio Durango, a tres calles',
    'Llamen al 112',
    'Call 999',
    'Si se prende fuego la cocina, salgan',
    'Doctor de guardia: 55 5555 0142',
    'Casualty is at St Mary',
    'La salida de incendios está al fondo',
  ])('%s', (text) => {
    expect(saysDanger(text)).toBe(true)
  })

  test.for([
    'Fuegos artificiales el sábado',
    'Cocinar a fuego lento',
    'No smoking',
    'Prohibido fumar',
    'The first door on the left',
    'Llamen al 300 555 0142 por la mañana',
    'Farmacia a dos cuadras',
    'Er ist nett',
  ])('not: %s', (text) => {
    expect(saysDanger(text)).toBe(false)
  })
})

describe('a code told without the word', () => {
  test.for([
    'Marquen 4821 y empujen',
    'Digiten 4821 y empujen',
    'Pongan 4821 y empujen',
    'Tecleen 4821',
    'Ingresen 4821',
    'Introduce 4821 y espera el pitido',
    'Presionen 4821',
    'Key in 4821#',
    'Poné 4821',
    'Push 4821',
    'Enter 4-8-2-1',
    'Marquen 4 8 2 1',
    'Marca asterisco 4821',
    'Punch in 4821',
    'Tap in 4821 and push',
    'Put in 4821 and turn the handle',
    'Use 4821 to get in',
    'Usen el 4821 para entrar',
    'Se abre con 4821',
    'It opens with 4821',
    '4821 y empujen',
    '4821#',
    'El elevador pide 4821',
  ])('%s', (text) => {
    expect(saysDanger(text)).toBe(true)
  })

  test('the title says what it opens, and its notes are digits alone', () => {
    expect(saysDanger('4821', 'Puerta principal\n4821')).toBe(true)
    expect(saysDanger('4821', 'Habitaciones\n4821')).toBe(false)
  })

  test.for([
    'Pongan 2000 pesos en el frasco',
    'Usa 1500 watts como máximo',
    'Put 500 ml of soap in',
    'Marquen el 9 para recepción',
    'Calle 1204 #5-60',
    'Built in 1985',
    'Ingresen por la izquierda',
    'Channel 1204 shows films',
  ])('not: %s', (text) => {
    expect(saysDanger(text)).toBe(false)
  })
})

describe('where a car may stand, said without the word parking', () => {
  test.for([
    'Dejen el coche enfrente',
    'You can leave it on the street overnight, no tickets',
    'Pueden dejarlo en la calle toda la noche',
    'Metan la camioneta hasta el fondo',
    'Guarden los carros en el patio',
    'Poné el auto detrás de la casa',
    'Pueden parquear al frente',
    'El parqueadero está abajo',
    'Caben dos coches',
    'Hay lugar para dos autos',
    'There is room for two cars',
    'The car stays outside the gate',
    'Leave cars along the wall',
    'Cars go in the back',
    'Pull into the drive',
    'Aparquen detrás',
    'Zona azul de lunes a viernes',
    'Si lo dejan en la banqueta los multan',
    'Pensión de autos a la vuelta',
    'The street is free at night',
    'The bays in front are for permit holders',
    "Residents' permit zone on weekdays",
    'Never on the double yellow lines',
    'En la franja amarilla no',
  ])('%s', (text) => {
    expect([saysParking(text), saysDanger(text)]).toEqual([true, true])
  })

  test.for([
    'Dejen las llaves en la mesa',
    'Leave it on the table',
    'Leave the bins on the street on Tuesday night',
    'The trash: leave it on the street overnight',
    'La basura: el bote hay que dejarlo en la calle los martes',
    'Rent a car at the airport',
    'By car it takes ten minutes',
    'En coche son diez minutos',
    'Take a taxi from the bus station',
    'Guarda la moto acuática',
    'El parque está a dos calles',
    'Room for two guests',
    'Bus tickets are sold on the street',
    'Entry to the street is free',
    'The street is quiet at night',
    'Take the yellow line to the centre',
    'La línea roja del metro llega al centro',
  ])('not: %s', (text) => {
    expect([saysParking(text), saysDanger(text)]).toEqual([false, false])
  })
})

describe('what can hurt, in few words', () => {
  test.for([
    'NIP de la entrada: 4321',
    'Passcode 2580',
    'Número de acceso: 2580',
    'Password for the entrance: 2580',
    'La cerradura es 1-2-3-4',
    'Puerta: 47 11',
    'Tu cajón es el 14',
    'Cajón B-12',
    'Usa el espacio 12',
    'Space 12 in the basement',
    'Use bottled water to brush your teeth',
    'El agua no es apta para consumo',
    'Purificador\nUsa la palanca azul, la roja no',
    'Llave de paso: bajo el fregadero',
    'Main shutoff under the sink',
    'Salida de escape por la azotea',
    'Si suena la sirena, sube a la azotea',
    'There is a defibrillator (AED) in the lobby',
    'Médico: Dr. Ramírez 55 5555 0142',
    'Estufa\nAbre la llave roja primero y luego gira la perilla a la izquierda.',
    'Stove\nOpen the red valve first, then turn the knob to the left.',
    'El cilindro está en el patio, ciérralo al salir',
  ])('%s', (text) => {
    expect(saysDanger(text)).toBe(true)
  })

  test.for([
    'Stove\nTurn it off when you leave',
    'Estufa eléctrica: abre la puerta al terminar',
    'Space for 12 guests on the terrace',
    'Doctor Vértiz 55, Narvarte',
    'Abre la llave de la regadera despacio',
    'Puerta de la terraza: se cierra sola',
    'The siren song bar has live music',
  ])('not: %s', (text) => {
    expect(saysDanger(text)).toBe(false)
  })
})
