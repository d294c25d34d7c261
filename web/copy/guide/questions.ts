import type { Question } from '#domain/guide/health/questions.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'

/** What guests ask most, as they ask it. */
export const questionWords: Copy<Readonly<Record<Question, string>>> = defineCopy({
  wifi: ['¿Cuál es la contraseña del Wi-Fi?', 'What is the Wi-Fi password?'],
  door: ['¿Cómo abro la puerta?', 'How do I open the door?'],
  gate: ['¿Cómo paso el portón o la caseta?', 'How do I get through the gate?'],
  parking: ['¿Dónde me estaciono?', 'Where do I park?'],
  hot_water: ['¿Cómo sale el agua caliente?', 'How do I get hot water?'],
  climate: [
    '¿Cómo se prende el aire o la calefacción?',
    'How do I turn on the air or the heating?',
  ],
  drinking_water: ['¿Se puede tomar el agua de la llave?', 'Can I drink the tap water?'],
  rubbish: ['¿Dónde dejo la basura?', 'Where does the rubbish go?'],
  kitchen: ['¿Cómo funciona la cocina?', 'How does the kitchen work?'],
  outages: ['¿Y si se va la luz o el agua?', 'What if the power or the water goes?'],
  disasters: [
    '¿Qué hago si tiembla o viene un huracán?',
    'What do I do in an earthquake or a hurricane?',
  ],
  tv: ['¿Cómo se prende la tele?', 'How do I turn on the TV?'],
  washing: ['¿Dónde lavo la ropa?', 'Where do I wash my clothes?'],
  noise: ['¿Hasta qué hora puedo hacer ruido?', 'Until when can I make noise?'],
  pets: ['¿Puedo llevar a mi mascota?', 'May I bring my pet?'],
  smoking: ['¿Se puede fumar?', 'May I smoke?'],
  children: ['¿Pueden venir niños?', 'Are children welcome?'],
  extra_guests: ['¿Puedo recibir visitas?', 'May I have visitors?'],
  late_checkout: ['¿Puedo salir más tarde?', 'May I check out later?'],
  luggage: ['¿Dónde dejo las maletas?', 'Where can I leave my luggage?'],
  shop: ['¿Dónde hay una tienda cerca?', 'Where is the nearest shop?'],
  pharmacy: ['¿Dónde está la farmacia?', 'Where is a pharmacy?'],
  transport: ['¿Cómo me muevo por aquí?', 'How do I get around?'],
  emergency: ['¿A quién llamo en una emergencia?', 'Whom do I call in an emergency?'],
  contact: ['¿Cómo te localizo?', 'How do I reach you?'],
})
