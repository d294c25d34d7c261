import type { Locale } from '#domain/values/locale.ts'

/** What a host types over a template: about 250 words, spread over all seven tabs, by the name of each field. */
export type FirstGuide = {
  welcome: {
    name: string
    greeting: string
    note: string
    network: string
    password: string
    phone: string
    support: string
  }
  house: { parking: string; feature: string }
  local: { address: string; directions: string; places: { name: string; why: string }[] }
  wifi: { device: string; use: string }
  emergency: { police: string; medical: string; item: string; what: string }
  rules: { rule: string; why: string }
  checkout: { step: string; detail: string }
}

export const firstGuides: Record<Locale, FirstGuide> = {
  es: {
    welcome: {
      name: 'Casa Jacaranda',
      greeting: 'Bienvenidos a su casa, ya llegaron.',
      note: 'Soy Lucía y crecí en este departamento. Hay agua fría en el refrigerador, pan de ayer en la mesa y café de Coatepec junto a la estufa. Abran las ventanas por la mañana: el patio huele a jazmín y se oye la fuente.',
      network: 'CasaJacaranda_5G',
      password: 'buganvilia-2O7l',
      phone: '55 5555 0142',
      support: 'Escríbanme a cualquier hora. Vivo a cuatro calles y llego caminando.',
    },
    house: {
      parking:
        'Cajón 14 del sótano 1, pegado al elevador. El control está en el cajón de la entrada; no lo dejen en el coche.',
      feature: 'El ventilador se prende con el control blanco del buró',
    },
    local: {
      address: 'Orizaba 87, interior 3, Roma Norte, 06700 Ciudad de México',
      directions:
        'Portón verde junto a la panadería. Toquen el timbre 3 y empujen con fuerza: se atora.',
      places: [
        {
          name: 'Panadería Renata',
          why: 'El rol de guayaba se acaba a las diez. Vayan temprano y siéntense en la banqueta.',
        },
        {
          name: 'Mercado Medellín',
          why: 'Fruta, flores y una comida corrida honesta. Pregunten por doña Mari, la de los tlacoyos.',
        },
      ],
    },
    wifi: {
      device: 'Cafetera italiana',
      use: 'Agua abajo hasta la válvula, café sin apretar, fuego bajo. Cuando cante, apáguenla.',
    },
    emergency: {
      police: '55 5208 9898',
      medical: 'Hospital Santa Amalia, a seis calles: 55 5555 0198',
      item: 'Llave del gas',
      what: 'En el patio, tubo amarillo. Un cuarto de vuelta la cierra.',
    },
    rules: {
      rule: 'Zapatos junto a la puerta',
      why: 'El piso es de madera vieja y los vecinos de abajo lo oyen todo. Hay pantuflas limpias.',
    },
    checkout: {
      step: 'Rieguen la jacaranda',
      detail:
        'Media jarra basta. Es la única tarea de verdad; lo demás lo hacemos nosotros. ¡Vuelvan!',
    },
  },
  en: {
    welcome: {
      name: 'Jacaranda House',
      greeting: 'Welcome home, you made it.',
      note: 'I am Lucía and I grew up in this flat. There is cold water in the fridge, bread on the table and coffee from Coatepec by the stove. Open the windows in the morning: the patio smells of jasmine and you can hear the fountain.',
      network: 'CasaJacaranda_5G',
      password: 'buganvilia-2O7l',
      phone: '+52 55 5555 0142',
      support: 'Write to me at any hour. I live four streets away and can walk over.',
    },
    house: {
      parking:
        'Space 14 on level minus one, right by the lift. The remote is in the drawer by the door; please do not leave it in the car.',
      feature: 'The fan starts with the white remote on the nightstand',
    },
    local: {
      address: 'Orizaba 87, apartment 3, Roma Norte, 06700 Mexico City',
      directions: 'Green gate next to the bakery. Ring bell 3 and push hard: it sticks.',
      places: [
        {
          name: 'Panadería Renata',
          why: 'The guava rolls are gone by ten. Come early and sit outside on the pavement.',
        },
        {
          name: 'Mercado Medellín',
          why: 'Fruit, flowers and an honest set lunch. Ask for doña Mari, who makes the tlacoyos.',
        },
      ],
    },
    wifi: {
      device: 'Moka pot',
      use: 'Water up to the valve, coffee not pressed down, low heat. When it sings, turn it off.',
    },
    emergency: {
      police: '+52 55 5208 9898',
      medical: 'Hospital Santa Amalia, six blocks away: +52 55 5555 0198',
      item: 'Gas valve',
      what: 'On the patio, yellow pipe. A quarter turn closes it.',
    },
    rules: {
      rule: 'Shoes by the door',
      why: 'The floor is old wood and the neighbours below hear everything. There are clean slippers.',
    },
    checkout: {
      step: 'Water the jacaranda',
      detail: 'Half a jug is enough. It is the only real task; we do the rest. Come back!',
    },
  },
}
