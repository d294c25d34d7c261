import { type Cases, describeCases } from '#tests/guides/guide-saying.ts'
import type { rulesOfArriving } from './rules-arriving.ts'

const cases: Readonly<Record<keyof typeof rulesOfArriving, Cases>> = {
  wifi: {
    es: {
      answered: [
        'note: Te paso la clave del wifi: buganvilia.',

        'note: La clave del wifi está pegada en el refri.',
        'device: Wi-Fi | Clave buganvilia. Si falla, te doy la del vecino',

        'network: CasaRosa | buganvilia',
        'device: Wi-Fi | La red es CasaRosa y la contraseña, buganvilia',
        'note: Aquí no hay internet: es un lugar para descansar.',
        'note: No tenemos wifi.',
      ],
      thin: [
        'note: Me escriben y les paso la clave del wifi.',

        'note: La clave del wifi te la doy al llegar.',
        'device: Wi-Fi | Red CasaRosa. La clave: pendiente',
        'network: CasaRosa | te la paso al llegar',
        'note: ¿La clave del wifi? Se la mando el día que lleguen.',
        'network: CasaRosa',
        'note: El Wi-Fi llega a toda la casa y al jardín.',
      ],
      not: ['network:  | buganvilia', 'device: Televisión | Se prende con el control negro'],
    },
    en: {
      answered: [
        'note: The wifi password is on the fridge.',
        'network: CasaRosa | pink',
        'device: Wi-Fi | CasaRosa, password pink-2026',
      ],
      thin: [
        'note: Ask us for the wifi password.',

        'note: We will send you the wifi password on the day.',
        'device: Internet | Ask me for the password',
        'network: CasaRosa',
        'device: Internet | The modem is in the living room.',
      ],
      not: ['device: Wires | Every cable is in the drawer of the desk'],
    },
  },
  door: {
    es: {
      answered: [
        'step: El anfitrión los espera en la casa.',

        'note: El código de la puerta te lo mando un día antes de llegar.',

        'doorCode: Puerta | 2907',
        'boxCode: Caja de llaves | 2907',
        'otherCode: Entrada del edificio | 2907',
        'boxCode: Caja fuerte de llaves | 2907',
        'step: La llave larga abre la calle; la corta, la casa.',
        'step: Marca el 2907 y empuja.',
        'step: Los espero en el lobby con todo listo.',
        'step: Toquen el timbre y les abre doña Meche.',
        'step: Se entra con la tarjeta que está en el sobre.',
        'step: Dale tu nombre al portero y sube al cuarto piso.',
        'arrival: La puerta del edificio se abre con la llave grande.',
        'device: Cerradura | Marca el código y gira la perilla',
      ],
      thin: [
        'note: No olviden cerrar la puerta con llave al salir.',
        'step: Puerta verde',
        'doorCode: Puerta | ',
        'note: Llave: recepción.',
      ],
      not: [
        'gateCode: Caseta | 1122',
        'otherCode: Caja fuerte del clóset | 1234',
        'boxCode: Caja fuerte | 1234',
        'otherCode: Alarma de la casa | 1234',
        'otherCode: Candado de las bicis | 1234',
        'step: Toma un taxi del aeropuerto a la casa',
        'step: El taxi los deja en la puerta de la casa',
        'step: Da vuelta a la derecha en la panadería azul',
        'step: Abre la app y pide un taxi a la terminal',
        'note: La llave del agua está en el jardín, junto al árbol.',
        'device: Lavadora | Deja la puerta abierta al terminar el ciclo',
        'arrival: Junto a la puerta de la iglesia hay un mural.',
      ],
    },
    en: {
      answered: [
        'doorCode: Front door | 2907',
        'otherCode: Building entrance | 2907',
        'otherCode: Key safe | 2907',
        'step: Punch in 2907 and push.',
        'step: We will meet you there and let you in.',
        'step: Ring the bell and wait for the buzz.',
        'step: Your code is the last four digits of your phone.',
        'step: The key box is on the right, at hand height.',
        'device: Smart lock | Type the code and press the tick',
      ],
      thin: [
        'note: Don’t leave the front door open at night, please.',
        'step: Green door',
        'arrival: Lockbox.',
      ],
      not: [
        'arrival: The bakery next door opens at seven.',
        'device: Oven | Keep its door closed',
        'otherCode: Closet safe | 1234',
        'otherCode: Bike shed | 1234',
        'step: Take a taxi from the airport to the house',
        'step: The shuttle brings you to the door in an hour',
        'step: Pull over at the gas station to buy ice',
        'step: Turn left at the second set of lights',
      ],
    },
  },
  gate: {
    es: {
      answered: [
        'arrival: El guardia de la entrada les pide una identificación.',

        'gate: En la caseta den su nombre y el número de casa.',
        'gateCode: Pluma | 1122',
        'arrival: El portón se abre con el control que está en la guantera.',
      ],
      thin: ['gate: Caseta', 'arrival: Portón negro.'],
      not: [
        'arrival: El guardia de la tienda es amable',
        'arrival: El guardia del banco les puede dar indicaciones.',

        'doorCode: Puerta | 2907',
        'arrival: En la caseta de cobro tengan cambio a la mano.',
        'rule: Guarda silencio | Los vecinos madrugan todos los días',
      ],
    },
    en: {
      answered: [
        'gate: Tell the guard your name and the house number.',
        'gateCode: Gate | 1122',
        'arrival: The gate opens inwards, push it with both hands.',
      ],
      thin: ['gate: Guard', 'arrival: Black gate.'],
      not: [
        'arrival: The guard at the store is friendly and speaks English.',
        'doorCode: Door | 2907',
        'bar: The Gate | A pub with a hundred beers on tap',
      ],
    },
  },
  parking: {
    es: {
      answered: [
        'parking: Enfrente, gratis',

        'parking: Calle, gratis',
        'parking: Cochera techada para dos autos',

        'parking: Un lugar en el patio, del lado izquierdo.',
        'parking: No hay',
        'arrival: Pueden estacionarse enfrente sin pagar nada.',
      ],
      thin: [
        'parking: Les asignamos un cajón cuando lleguen',

        'parking: Estacionamiento gratis',

        'parking: Dos lugares',

        'parking: Te digo dónde estacionarte cuando llegues',
        'parking: No se estacionen frente al portón del vecino',
        'parking: Sí',
        'parking: En la calle',
      ],
      not: [
        'arrival: El parque está a dos cuadras de la casa.',
        'room: Cocina | Los cubiertos están en el cajón de la estufa',
      ],
    },
    en: {
      answered: [
        'parking: Street parking, free',

        'parking: Free street parking',
        'parking: Paid street parking',

        'parking: One space in the courtyard, on the left.',
        'parking: No parking',
        'arrival: Street parking is free after eight in the evening.',
      ],
      thin: [
        'parking: Private parking',

        'parking: Two spaces',

        'parking: Please do not park in front of the gate.',
        'parking: Available',
        'parking: Street parking',
      ],
      not: [
        'arrival: The park is two blocks from the house.',
        'arrival: You are near a national park with many trails.',
      ],
    },
  },
  emergency: {
    es: {
      answered: [
        '911: 911',
        '911: Marca el 9-1-1',
        '911: 15',
        'police: Policía: 55 5555 0110',
        'item: Hospital | Clínica Roma, abierta las 24 horas',
      ],
      thin: ['item: Hospital', '911: El de siempre', 'police: Patrulla'],
      not: ['note: El hospital más cercano ya es un museo muy bonito.'],
    },
    en: {
      answered: [
        '911: 911',
        '911: 999 or 112',
        'police: 020 7946 0110',
        'item: Hospital | Clínica Roma, open all day and night',
      ],
      thin: ['item: Hospital', '911: The usual'],
      not: ['note: The old hospital is a lovely museum nowadays.'],
    },
  },
  contact: {
    es: {
      answered: [
        'phone: 55 1234 5678',
        'phone: wa.me/5215512345678',
        'mail: lucia@example.com',
        'help: Escríbanme a lucia@example.com a cualquier hora.',
        'help: Escríbeme al 55 1234 5678 a cualquier hora.',
        'note: Cualquier cosa, mi celular es 55 1234 5678.',
      ],
      thin: [
        'help: Escríbeme por lo que sea, contesto hasta las diez.',
        'phone: por la app donde reservaron',
        'phone: 55 XXXX XXXX',
        'mail: lucia',
      ],
      not: ['note: Hay 120 escalones hasta la terraza de arriba.'],
    },
    en: {
      answered: [
        'phone: 55 1234 5678',
        'phone: +44 20 7946 0958',
        'mail: lucy@example.co.uk',
        'mail: x@example.com',
        'help: Write to me at +1 415 555 0100 at any hour.',
        'note: Anything at all: call me on +1 415 555 0100.',
      ],
      thin: [
        'help: Write to me about anything, I answer until ten.',
        'phone: Message me in the app',
        'help: I am @casarosa, write to me there.',
      ],
      not: ['note: There are 120 steps up to the roof terrace.'],
    },
  },
}

describeCases(cases)
