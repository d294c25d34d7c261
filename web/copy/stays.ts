import { defineCopy } from './define-copy.ts'
import { languagesIn } from './formats/format.ts'

export const staysCopy = defineCopy({
  title: ['Reservaciones', 'Stays'],
  titleOf: ['Reservaciones de {name}', 'Stays at {name}'],
  draft: [
    'Esta guía es un borrador. Puedes preparar los enlaces desde ahora: se abren cuando la publiques.',
    'This guide is a draft. You can prepare the links from now on: they open once you publish it.',
  ],
  nothingLocked: [
    'En esta guía nada es solo para reservaciones: por ahora estos enlaces muestran lo mismo que el general.',
    'Nothing in this guide is for stays only: for now these links show the same as the general one.',
  ],
  chooseLocked: ['Elegir qué mostrar solo con estos enlaces', 'Choose what only these links show'],
  failed: [
    'No pudimos cargar las reservaciones. No se perdió nada: vuelve a intentar en un momento.',
    'We could not load the stays. Nothing is lost: try again in a moment.',
  ],
  empty: {
    title: ['Todavía no hay reservaciones', 'No stays yet'],
    others: ['Todavía no hay otras reservaciones', 'No other stays yet'],
    lead: [
      'Cada reservación tiene un enlace propio. Lo que es solo con reservación, como una clave, se ve en él desde poco antes de la llegada hasta después de la salida. A tus huéspedes no se les pide nada: ni cuenta, ni aplicación, ni datos.',
      'Each stay has its own link. What you show only with a stay, such as a code, appears on it from shortly before check-in until after check-out. Your guests need no account and no app, and give no details.',
    ],
  },
  form: {
    title: ['Nueva reservación', 'New stay'],
    from: ['Entrada', 'Check-in'],
    until: ['Salida', 'Check-out'],
    days: [
      'Son días y horas de la casa (hora de {place}).',
      'Days and hours at the house ({place} time).',
    ],
    language: ['Idioma de tus huéspedes', 'Language of your guests'],
    note: ['Nota (opcional)', 'Note (optional)'],
    noteHint: ['Solo tú la ves.', 'Only you see it.'],
    more: ['Otra hora de salida', 'A different check-out time'],
    leavesAt: ['Hora de salida', 'Check-out time'],
    leavesAtHint: ['Si la dejas vacía, salen a las {hour}.', 'Left empty, they leave at {hour}.'],
    submit: ['Crear enlace', 'Create link'],
  },
  made: {
    title: ['El enlace está listo', 'The link is ready'],
    another: ['Crear otra reservación', 'Create another stay'],
  },
  share: {
    copyLink: ['Copiar enlace', 'Copy link'],
    copied: ['Enlace copiado', 'Link copied'],
    failed: ['No se copió', 'Not copied'],
    sendBy: ['Enviar por', 'Send on'],
    whatsApp: ['WhatsApp', 'WhatsApp'],
  },
  list: {
    now: ['Ahora', 'Now'],
    next: ['Próximas', 'Upcoming'],
    past: ['Anteriores ({count})', 'Past ({count})'],
    nothingNext: ['No hay próximas reservaciones.', 'No upcoming stays.'],
  },
  stay: {
    nights: ['{count} noche|noches', '{count} night|nights'],
    weekdays: ['De {from} a {until}', '{from} to {until}'],
    languages: { es: languagesIn('es', 'En '), en: languagesIn('en', 'In ') },
    leavesAt: ['Salen a las {hour}', 'They leave at {hour}'],
    note: ['Nota tuya', 'Your note'],
    overlaps: ['Se cruza con otra reservación', 'Overlaps another stay'],
    opens: [
      'Tus huéspedes verán las claves desde el {day} a las {hour}, hora de {place}.',
      'Your guests will see the codes from {day} at {hour}, {place} time.',
    ],
    open: [
      'Tus huéspedes ven las claves hasta el {day} a las {hour}, hora de {place}.',
      'Your guests see the codes until {day} at {hour}, {place} time.',
    ],
    ended: ['El enlace muestra la guía general.', 'The link shows the general guide.'],
    badges: {
      opens: ['Abre el {day}', 'Opens {day}'],
      open: ['Abierta', 'Open'],
      arriving: ['Llega hoy', 'Arriving today'],
      staying: ['Adentro', 'Inside'],
      leaving: ['Sale hoy', 'Leaving today'],
      ended: ['Terminó', 'Ended'],
    },
  },
  menu: {
    more: ['Más acciones del {days}', 'More actions for {days}'],
    change: ['Cambiar', 'Change'],
    open: ['Mostrar las claves ya', 'Show the codes now'],
    renew: ['Dar otro enlace', 'Make a new link'],
    end: ['Terminar', 'End'],
    remove: ['Eliminar', 'Delete'],
  },
  change: {
    title: ['Cambiar la reservación', 'Change the stay'],
    lead: ['Su enlace sigue siendo el mismo.', 'Its link stays the same.'],
    submit: ['Guardar cambios', 'Save changes'],
  },
  renew: {
    title: [
      '¿Dar otro enlace a la reservación del {days}?',
      'Make a new link for the stay of {days}?',
    ],
    lead: [
      'El enlace de antes deja de mostrar las claves al instante: quien lo tenga verá la guía general. Después envía el nuevo a tus huéspedes.',
      'The old link stops showing the codes at once: whoever has it sees the general guide. Then send the new one to your guests.',
    ],
    confirm: ['Dar otro enlace', 'Make a new link'],
    cancel: ['Conservar el de antes', 'Keep the old one'],
    done: [
      'Este es el enlace nuevo. El de antes ya no muestra las claves.',
      'This is the new link. The old one no longer shows the codes.',
    ],
  },
  end: {
    title: ['¿Terminar la reservación del {days}?', 'End the stay of {days}?'],
    lead: [
      'Su enlace deja de mostrar las claves al instante y muestra la guía general.',
      'Its link stops showing the codes at once and shows the general guide.',
    ],
    confirm: ['Terminar', 'End'],
    cancel: ['Dejarla como está', 'Leave it as it is'],
    done: [
      'Terminó. El enlace muestra la guía general.',
      'It has ended. The link shows the general guide.',
    ],
  },
  remove: {
    title: ['¿Eliminar la reservación del {days}?', 'Delete the stay of {days}?'],
    lead: [
      'Se borran sus días, tu nota y su enlace, que deja de mostrar las claves al instante. No se puede deshacer.',
      'Its days, your note and its link go; the link stops showing the codes at once. It cannot be undone.',
    ],
    confirm: ['Eliminar reservación', 'Delete stay'],
    cancel: ['Conservarla', 'Keep it'],
    done: ['La reservación se eliminó.', 'The stay was deleted.'],
  },
})

/** What a host sends with a stay's link, in its guests' language whatever the host's screen speaks. */
export const stayMessages = {
  es: ({ name, link }: { name: string; link: string }) =>
    `¡Hola! Esta es tu guía de ${name}, con todo para llegar y entrar: ${link}`,
  en: ({ name, link }: { name: string; link: string }) =>
    `Hi! This is your guide to ${name}, with everything to get there and get in: ${link}`,
  fr: ({ name, link }: { name: string; link: string }) =>
    `Bonjour ! Voici votre guide de ${name}, avec tout pour venir et entrer : ${link}`,
  pt: ({ name, link }: { name: string; link: string }) =>
    `Olá! Este é o seu guia de ${name}, com tudo para chegar e entrar: ${link}`,
  de: ({ name, link }: { name: string; link: string }) =>
    `Hallo! Das ist dein Guide für ${name}, mit allem für Anfahrt und Einlass: ${link}`,
}
