import { defineCopy } from '#web/copy/define-copy.ts'

/** What guests ask most, tab by tab. */
export const hintsCopy = defineCopy({
  title: ['Lo que más preguntan tus huéspedes', 'What guests ask most'],
  welcome: [
    ['¿Cuál es la contraseña del Wi-Fi?', 'What is the Wi-Fi password?'],
    ['¿A qué hora puedo entrar?', 'When can I come in?'],
    ['¿A quién llamo si algo pasa?', 'Who do I call if something happens?'],
  ],
  house_manual: [
    ['¿Dónde me estaciono?', 'Where do I park?'],
    ['¿Cómo se prende el boiler o el aire?', 'How do I turn on the hot water or the air?'],
    ['¿Dónde hay más toallas y cobijas?', 'Where are more towels and blankets?'],
  ],
  local_guide: [
    ['¿Cómo llego y por dónde entro?', 'How do I get there, and which door?'],
    ['¿Dónde desayuno cerca?', 'Where is breakfast nearby?'],
    ['¿Dónde compro agua y lo básico?', 'Where do I buy water and basics?'],
  ],
  wifi_tech: [
    ['¿Cómo pongo Netflix?', 'How do I watch Netflix?'],
    ['¿Por qué no llega el internet a la recámara?', 'Why is the Wi-Fi weak in the bedroom?'],
    ['¿Cómo se usa la cafetera?', 'How does the coffee maker work?'],
  ],
  emergency: [
    ['¿Dónde está el botiquín?', 'Where is the first-aid kit?'],
    ['¿Cuál es el hospital más cercano?', 'Which hospital is closest?'],
    ['¿Dónde se cierra el agua o el gas?', 'Where do I shut off the water or gas?'],
  ],
  house_rules: [
    ['¿Puedo recibir visitas?', 'May I have visitors?'],
    ['¿Se puede fumar en la terraza?', 'Can I smoke on the terrace?'],
    ['¿Aceptan mascotas?', 'Are pets welcome?'],
  ],
  checkout: [
    ['¿Dónde dejo las llaves?', 'Where do I leave the keys?'],
    ['¿Tengo que lavar los platos?', 'Do I have to wash the dishes?'],
    ['¿Puedo dejar las maletas unas horas?', 'Can I leave my bags for a few hours?'],
  ],
})
