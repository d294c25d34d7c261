import { type Cases, describeCases } from '#tests/guides/guide-saying.ts'
import type { rulesOfLiving } from './rules-living.ts'

const cases: Readonly<
  Record<
    Exclude<
      keyof typeof rulesOfLiving,
      'late_checkout' | 'luggage' | 'shop' | 'pharmacy' | 'transport'
    >,
    Cases
  >
> = {
  noise: {
    es: {
      answered: [
        'rule: Silencio de 22 a 8 h',
        'rule: Sin fiestas',
        'rule: Música bajita',
        'rule: De 10 de la noche a 8 de la mañana, bajito | Los vecinos madrugan.',
      ],
      thin: ['rule: Ruido', 'rule: Fiestas'],
      not: [
        'arrival: Es una calle tranquila donde se oye el silencio.',
        'bar: La Noche | Música en vivo y fiesta hasta las tres',
      ],
    },
    en: {
      answered: [
        'rule: Quiet hours from 10 pm',
        'rule: No parties',
        'rule: Keep music low',
        'rule: Keep it down after 10 pm | The neighbours get up early.',
      ],
      thin: ['rule: Noise', 'rule: Parties'],
      not: [
        'arrival: A quiet street with trees and little traffic.',
        'bar: The Night | Loud music and a party every day',
        'device: White noise machine | Press the moon button',
      ],
    },
  },
  pets: {
    es: {
      answered: [
        'rule: Sin mascotas, porque nuestro perro vive en el patio',
        'rule: Nuestro perro es celoso: otros perros, no, por favor',

        'rule: No mascotas',
        'rule: Tu perrito es bienvenido | Hasta 10 kilos.',
        'rule: Mascotas bienvenidas',
        'rule: Animales | Perros sí, con correa',
      ],
      thin: ['rule: Mascotas', 'rule: Perros'],
      not: [
        'rule: Nuestro perro Toby vive en el patio',
        'rule: Toby | Tenemos un perro muy tranquilo en el jardín',
        'rule: Cuidado con el perro',

        'rule: Vecinos | El perro del vecino ladra, pero no muerde',
        'bar: El Gato Negro | Mezcal y cervezas de la región',
      ],
    },
    en: {
      answered: [
        'rule: Our cat lives here, so no dogs please',

        'rule: No pets',
        'rule: Pets are welcome',
        'rule: Animals | Dogs on a leash are fine',
      ],
      thin: ['rule: Pets', 'rule: Dogs'],
      not: [
        'rule: Our dog Toby lives in the yard',
        'rule: Toby | We have a cat who sleeps in the shed',

        'rule: Neighbours | The neighbour’s dog barks but does not bite',
        'rule: Food | The hot dog stand closes at midnight, hurry',
      ],
    },
  },
  smoking: {
    es: {
      answered: ['rule: No fumar', 'rule: Fumar, solo en el patio'],
      thin: ['rule: Cigarros', 'rule: Fumar'],
      not: [
        'item: Detector de humo | Si suena, abre las ventanas y sal',
        'rule: Chimenea | Abre el tiro para que salga el humo',
      ],
    },
    en: {
      answered: ['rule: No smoking', 'rule: Smoke only in the courtyard'],
      thin: ['rule: Smoking', 'rule: Vaping'],
      not: [
        'rule: Smoke detector | Never cover it or take its battery out',
        'rule: Kitchen | Open the window when you cook, please',
      ],
    },
  },
  children: {
    es: {
      answered: [
        'rule: Niños bienvenidos',
        'room: Recámara | Cuna de viaje en el clóset, con sábanas',
      ],
      thin: ['rule: Niños', 'room: Recámara | Cuna'],
      not: [
        'other: Museo del Niño | Abre de martes a domingo de diez a cinco',
        'rule: Gas | La perilla es a prueba de niños',
      ],
    },
    en: {
      answered: [
        'rule: Children are welcome',
        'room: Bedroom | Travel cot in the closet, with sheets',
      ],
      thin: ['rule: Children', 'room: Bedroom | Crib'],
      not: [
        'other: Children’s Museum | Open Tuesday to Sunday from ten to five',
        'rule: Gas | Every knob is childproof, press and turn it',
      ],
    },
  },
  extra_guests: {
    es: {
      answered: [
        'rule: Prohibido meter gente que no esté en la reserva',

        'rule: Solo los huéspedes de la reservación pueden dormir aquí',
        'rule: Nadie más puede quedarse a dormir',
        'rule: Únicamente personas registradas en la reserva',
        'rule: No más de 4 personas',
        'rule: Prohibido el ingreso de terceros',

        'rule: Sin visitas',
        'rule: Solo quienes reservaron',
        'rule: Las visitas, hasta las once',
        'rule: Máximo 4 personas',
      ],
      thin: ['rule: Acompañantes', 'rule: Visitas', 'rule: Invitados'],
      not: [
        'rule: Llegada | El código de la reservación abre la aplicación',
        'rule: Limpieza | Los huéspedes lavan sus platos antes de salir',

        'note: Bienvenidos, queridos invitados, esta es su casa.',
        'parking: El edificio no tiene cajón para visitas.',
      ],
    },
    en: {
      answered: [
        'rule: Only people on the reservation may stay overnight',
        'rule: Registered guests only',
        'rule: No sleepovers',
        'rule: No more than 4 people',
        'rule: Anyone not on the booking leaves by ten',

        'rule: No visitors',
        'rule: Only those who booked',
        'rule: Visitors until eleven',
        'rule: Maximum 4 guests',
      ],
      thin: ['rule: Sleepovers', 'rule: Visitors', 'rule: Unregistered'],
      not: [
        'rule: Arrival | The name on the booking is asked at the gate',

        'note: Dear guests, this is your home for some days.',
        'rule: Cars | Use the visitor parking by the main entrance',
      ],
    },
  },
}

describeCases(cases)
