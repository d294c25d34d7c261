import { defineCopy } from '#web/copy/define-copy.ts'

/** What guests ask most, tab by tab. */
export const hintsCopy = defineCopy({
  es: {
    title: 'Lo que más preguntan tus huéspedes',
    welcome: [
      '¿Cuál es la contraseña del Wi-Fi?',
      '¿A qué hora puedo entrar?',
      '¿A quién llamo si algo pasa?',
    ],
    house_manual: [
      '¿Dónde me estaciono?',
      '¿Cómo se prende el boiler o el aire?',
      '¿Dónde hay más toallas y cobijas?',
    ],
    local_guide: [
      '¿Cómo llego y por dónde entro?',
      '¿Dónde desayuno cerca?',
      '¿Dónde compro agua y lo básico?',
    ],
    wifi_tech: [
      '¿Cómo pongo Netflix?',
      '¿Por qué no llega el internet a la recámara?',
      '¿Cómo se usa la cafetera?',
    ],
    emergency: [
      '¿Dónde está el botiquín?',
      '¿Cuál es el hospital más cercano?',
      '¿Dónde se cierra el agua o el gas?',
    ],
    house_rules: [
      '¿Puedo recibir visitas?',
      '¿Se puede fumar en la terraza?',
      '¿Aceptan mascotas?',
    ],
    checkout: [
      '¿Dónde dejo las llaves?',
      '¿Tengo que lavar los platos?',
      '¿Puedo dejar las maletas unas horas?',
    ],
  },
  en: {
    title: 'What guests ask most',
    welcome: [
      'What is the Wi-Fi password?',
      'When can I come in?',
      'Who do I call if something happens?',
    ],
    house_manual: [
      'Where do I park?',
      'How do I turn on the hot water or the air?',
      'Where are more towels and blankets?',
    ],
    local_guide: [
      'How do I get there, and which door?',
      'Where is breakfast nearby?',
      'Where do I buy water and basics?',
    ],
    wifi_tech: [
      'How do I watch Netflix?',
      'Why is the Wi-Fi weak in the bedroom?',
      'How does the coffee maker work?',
    ],
    emergency: [
      'Where is the first-aid kit?',
      'Which hospital is closest?',
      'Where do I shut off the water or gas?',
    ],
    house_rules: ['May I have visitors?', 'Can I smoke on the terrace?', 'Are pets welcome?'],
    checkout: [
      'Where do I leave the keys?',
      'Do I have to wash the dishes?',
      'Can I leave my bags for a few hours?',
    ],
  },
})
