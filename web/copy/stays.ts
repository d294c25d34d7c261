import { defineCopy } from './define-copy.ts'

type Moment = { day: string; hour: string; place: string }

/** The host's page of a guide's stays: each has days and a link of its own. */
export const staysCopy = defineCopy({
  es: {
    title: 'Reservaciones',
    titleOf: (name: string) => `Reservaciones de ${name}`,
    back: 'Volver a tus guías',
    suspended:
      'Suspendimos esta guía: tus huéspedes no pueden abrirla. El motivo está en tu panel.',
    draft:
      'Esta guía es un borrador. Puedes preparar los enlaces desde ahora: se abren cuando la publiques.',
    nothingLocked:
      'En esta guía nada es solo para reservaciones: por ahora estos enlaces muestran lo mismo que el general.',
    chooseLocked: 'Elegir qué mostrar solo con estos enlaces',
    failed:
      'No pudimos cargar las reservaciones. No se perdió nada: vuelve a intentar en un momento.',
    retry: 'Reintentar',
    empty: {
      title: 'Todavía no hay reservaciones',
      lead: 'Cada reservación tiene un enlace propio, que muestra las claves y el Wi-Fi desde poco antes de la llegada hasta después de la salida. A tus huéspedes no se les pide nada: ni cuenta, ni aplicación, ni datos.',
    },
    form: {
      title: 'Nueva reservación',
      from: 'Llegada',
      until: 'Salida',
      days: ({ place }: { place: string }) => `Días de la casa, hora de ${place}.`,
      language: 'Idioma de tus huéspedes',
      note: 'Nota (opcional)',
      noteHint: 'Solo tú la ves.',
      more: 'Otra hora de salida',
      leavesAt: 'Hora de salida',
      leavesAtHint: ({ hour }: { hour: string }) => `Si la dejas vacía, salen a las ${hour}.`,
      submit: 'Crear enlace',
    },
    made: {
      title: 'El enlace está listo',
      another: 'Crear otra reservación',
    },
    share: {
      copyLink: 'Copiar enlace',
      copied: 'Enlace copiado',
      failed: 'No se copió',
      sendBy: 'Enviar por',
      whatsApp: 'WhatsApp',
    },
    list: {
      now: 'Ahora',
      next: 'Próximas',
      past: (count: number) => `Anteriores (${count})`,
      nothingNext: 'No hay reservaciones por venir.',
    },
    stay: {
      nights: (count: number) => (count === 1 ? '1 noche' : `${count} noches`),
      weekdays: (from: string, until: string) => `De ${from} a ${until}`,
      languages: {
        es: 'En español',
        en: 'En inglés',
        fr: 'En francés',
        pt: 'En portugués',
        de: 'En alemán',
      },
      leavesAt: ({ hour }: { hour: string }) => `Salen a las ${hour}`,
      note: 'Nota tuya',
      overlaps: 'Se cruza con otra reservación',
      opens: ({ day, hour, place }: Moment) =>
        `Las claves se abren el ${day} a las ${hour}, hora de ${place}.`,
      open: ({ day, hour, place }: Moment) =>
        `Las claves están abiertas hasta el ${day} a las ${hour}, hora de ${place}.`,
      ended: 'El enlace muestra la guía general.',
      badges: {
        opens: (day: string) => `Abre el ${day}`,
        open: 'Abierta',
        arriving: 'Llega hoy',
        staying: 'Adentro',
        leaving: 'Sale hoy',
        ended: 'Terminó',
      },
    },
    menu: {
      more: (days: string) => `Más acciones del ${days}`,
      change: 'Cambiar',
      leavesLater: 'Cambiar hora de salida',
      open: 'Mostrar las claves ya',
      renew: 'Dar otro enlace',
      end: 'Terminar',
      remove: 'Eliminar',
    },
    change: {
      title: 'Cambiar la reservación',
      lead: 'Su enlace sigue siendo el mismo.',
      submit: 'Guardar cambios',
      cancel: 'Cancelar',
      close: 'Cerrar',
    },
    renew: {
      title: (days: string) => `¿Dar otro enlace a la reservación del ${days}?`,
      lead: 'El enlace de antes deja de mostrar las claves al instante: quien lo tenga verá la guía general. Después envía el nuevo a tus huéspedes.',
      confirm: 'Dar otro enlace',
      cancel: 'Conservar el de antes',
      done: 'Este es el enlace nuevo. El de antes ya no muestra las claves.',
      close: 'Cerrar',
    },
    end: {
      title: (days: string) => `¿Terminar la reservación del ${days}?`,
      lead: 'Su enlace deja de mostrar las claves al instante y muestra la guía general.',
      confirm: 'Terminar',
      cancel: 'Dejarla como está',
      done: 'Terminó. El enlace muestra la guía general.',
    },
    remove: {
      title: (days: string) => `¿Eliminar la reservación del ${days}?`,
      lead: 'Se borran sus días, tu nota y su enlace, que deja de mostrar las claves al instante. No se puede deshacer.',
      confirm: 'Eliminar reservación',
      cancel: 'Conservarla',
      done: 'La reservación se eliminó.',
    },
  },
  en: {
    title: 'Stays',
    titleOf: (name: string) => `Stays at ${name}`,
    back: 'Back to your guides',
    suspended:
      'We suspended this guide: your guests cannot open it. The reason is on your dashboard.',
    draft:
      'This guide is a draft. You can prepare the links from now on: they open once you publish it.',
    nothingLocked:
      'Nothing in this guide is for stays only: for now these links show the same as the general one.',
    chooseLocked: 'Choose what only these links show',
    failed: 'We could not load the stays. Nothing is lost: try again in a moment.',
    retry: 'Try again',
    empty: {
      title: 'No stays yet',
      lead: 'Each stay has a link of its own, which shows codes and Wi-Fi from shortly before check-in until after check-out. Nothing is asked of your guests: no account, no app, no details.',
    },
    form: {
      title: 'New stay',
      from: 'Check-in',
      until: 'Check-out',
      days: ({ place }: { place: string }) => `Days at the house, ${place} time.`,
      language: 'Language of your guests',
      note: 'Note (optional)',
      noteHint: 'Only you see it.',
      more: 'Another check-out time',
      leavesAt: 'Check-out time',
      leavesAtHint: ({ hour }: { hour: string }) => `Left empty, they leave at ${hour}.`,
      submit: 'Create link',
    },
    made: {
      title: 'The link is ready',
      another: 'Create another stay',
    },
    share: {
      copyLink: 'Copy link',
      copied: 'Link copied',
      failed: 'Not copied',
      sendBy: 'Send by',
      whatsApp: 'WhatsApp',
    },
    list: {
      now: 'Now',
      next: 'Next',
      past: (count: number) => `Past (${count})`,
      nothingNext: 'There are no stays to come.',
    },
    stay: {
      nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
      weekdays: (from: string, until: string) => `${from} to ${until}`,
      languages: {
        es: 'In Spanish',
        en: 'In English',
        fr: 'In French',
        pt: 'In Portuguese',
        de: 'In German',
      },
      leavesAt: ({ hour }: { hour: string }) => `They leave at ${hour}`,
      note: 'Your note',
      overlaps: 'Overlaps another stay',
      opens: ({ day, hour, place }: Moment) =>
        `The codes open on ${day} at ${hour}, ${place} time.`,
      open: ({ day, hour, place }: Moment) =>
        `The codes are open until ${day} at ${hour}, ${place} time.`,
      ended: 'The link shows the general guide.',
      badges: {
        opens: (day: string) => `Opens ${day}`,
        open: 'Open',
        arriving: 'Arriving today',
        staying: 'Inside',
        leaving: 'Leaving today',
        ended: 'Ended',
      },
    },
    menu: {
      more: (days: string) => `More actions for ${days}`,
      change: 'Change',
      leavesLater: 'Change check-out time',
      open: 'Show the codes now',
      renew: 'Give another link',
      end: 'End',
      remove: 'Delete',
    },
    change: {
      title: 'Change the stay',
      lead: 'Its link stays the same.',
      submit: 'Save changes',
      cancel: 'Cancel',
      close: 'Close',
    },
    renew: {
      title: (days: string) => `Give the stay of ${days} another link?`,
      lead: 'The link before stops showing the codes at once: whoever has it sees the general guide. Then send the new one to your guests.',
      confirm: 'Give another link',
      cancel: 'Keep the one before',
      done: 'This is the new link. The one before no longer shows the codes.',
      close: 'Close',
    },
    end: {
      title: (days: string) => `End the stay of ${days}?`,
      lead: 'Its link stops showing the codes at once and shows the general guide.',
      confirm: 'End',
      cancel: 'Leave it as it is',
      done: 'It has ended. The link shows the general guide.',
    },
    remove: {
      title: (days: string) => `Delete the stay of ${days}?`,
      lead: 'Its days, your note and its link go; the link stops showing the codes at once. It cannot be undone.',
      confirm: 'Delete stay',
      cancel: 'Keep it',
      done: 'The stay was deleted.',
    },
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
