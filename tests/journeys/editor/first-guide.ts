/** What a host types over a template: about 250 words, spread over all seven tabs, by the name of each field. */
export const firstGuide = {
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
}
