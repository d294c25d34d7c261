import { defineCopy } from './define-copy.ts'

export const deskCopy = defineCopy({
  title: ['Tus guías', 'Your guides'],
  create: ['Crear guía', 'Create guide'],
  credits: {
    label: ['Créditos', 'Credits'],
    published: ['Publicadas', 'Published'],
    available: ['Disponibles', 'Available'],
    courtesy: ['Plan de cortesía', 'Courtesy plan'],
    courtesyLead: [
      'Puedes publicar {left} guía|guías más sin costo.',
      'You can publish {left} more guide|guides at no cost.',
    ],
    covered: ['Tu plan', 'Your plan'],
    coveredLead: [
      'Te queda|quedan {left} crédito|créditos para publicar.',
      'You have {left} credit|credits left to publish.',
    ],
    none: ['Sin créditos disponibles', 'No credits available'],
    regain: [
      'Despublica una guía para recuperar su crédito.',
      'Unpublish a guide to regain its credit.',
    ],
    noneLead: ['No quedan créditos para publicar.', 'There are no credits left to publish with.'],
    over: ['Más guías que créditos', 'More guides than credits'],
    overLead: [
      '{count} guía|guías publicada|publicadas no tiene|tienen crédito. Despublica una|algunas o recupera tu plan.',
      '{count} published guide|guides has|have no credit. Unpublish one|some or restore your plan.',
    ],
  },
  empty: {
    title: ['Todavía no hay guías.', 'No guidebooks yet.'],
    lead: ['¡Crea tu primera guía para empezar!', 'Create your first guidebook to get started!'],
  },
  listFailed: [
    'No pudimos cargar tus guías. No se perdió nada: vuelve a intentar en un momento.',
    'We could not load your guides. Nothing is lost: try again in a moment.',
  ],
  search: {
    label: ['Buscar guías', 'Search guides'],
    placeholder: ['Buscar por nombre o descripción', 'Search by name or description'],
    sort: ['Ordenar', 'Sort'],
    orders: {
      newest: ['Más recientes', 'Newest first'],
      name: ['Por nombre', 'By name'],
      published: ['Publicadas primero', 'Published first'],
      incomplete: ['Incompletas primero', 'Incomplete first'],
    },
    none: ['Ninguna guía coincide con «{query}».', 'No guide matches “{query}”.'],
    clear: ['Quitar búsqueda', 'Clear search'],
    found: [
      (shown: number, total: number) =>
        `${shown === total ? '' : `${shown} de `}${total === 1 ? '1 guía' : `${total} guías`}`,
      (shown: number, total: number) =>
        `${shown === total ? '' : `${shown} of `}${total === 1 ? '1 guide' : `${total} guides`}`,
    ],
  },
  card: {
    published: ['Publicada', 'Published'],
    publishedOn: ['Publicada · {date}', 'Published · {date}'],
    draft: ['Borrador', 'Draft'],
    suspended: ['Suspendida', 'Suspended'],
    suspendedNotOpen: [
      'Suspendida: por ahora nadie puede abrir su enlace',
      'Suspended: for now nobody can open its link',
    ],
    suspendedLead: [
      'Tus huéspedes no pueden abrirla. Motivo:',
      'Your guests cannot open it. Reason:',
    ],
    answer: ['Responder', 'Answer'],
    answerSuspension: ['Responder sobre {name}', 'Answer about {name}'],
    noPhoto: ['Sin foto de portada', 'No cover photo'],
    complete: ['{done} de {total} secciones completas', '{done} of {total} sections complete'],
    sections: ['Secciones', 'Sections'],
    sectionComplete: ['{name}: completa', '{name}: complete'],
    sectionIncomplete: ['{name}: falta «{what}»', '{name}: “{what}” is missing'],
    toComplete: ['Por completar: {what}', 'To complete: {what}'],
    publish: ['Publicar', 'Publish'],
    goOnPublishing: ['Seguir con la publicación', 'Continue publishing'],
    unpublish: ['Despublicar', 'Unpublish'],
    edit: ['Editar {name}', 'Edit {name}'],
    editShort: ['Editar', 'Edit'],
    remove: ['Eliminar {name}', 'Delete {name}'],
    preview: ['Vista previa de {name}', 'Preview {name}'],
    copyLink: ['Copiar enlace', 'Copy link'],
    sendToGuest: ['Enviar a un huésped', 'Send to a guest'],
    generalLink: [
      'El enlace general no muestra lo que pusiste solo para reservaciones.',
      'The general link does not show what is only for guests with a stay.',
    ],
    stays: ['Reservaciones', 'Stays'],
    copied: ['copiado', 'copied'],
    copyFailed: ['no se copió', 'failed'],
    open: ['Abrir {name} en otra pestaña', 'Open {name} in a new tab'],
    publishFirst: [
      'Publica la guía primero para abrir su enlace',
      'Publish the guide first to open its link',
    ],
    more: ['Más acciones de {name}', 'More actions for {name}'],
    duplicate: ['Duplicar', 'Duplicate'],
    download: [
      'Descargar guía (sus datos llevan tus claves)',
      'Download guide (its data holds your codes)',
    ],
    downloadOpen: ['Descargar guía con claves a la vista', 'Download guide with codes showing'],
    poster: ['Cartel con código QR', 'Poster with QR code'],
    labels: ['Etiquetas y enlaces', 'Labels and links'],
    versions: ['Versiones anteriores', 'Earlier versions'],
    sendMessage: ['Enviar un mensaje con el enlace', 'Send a message with the link'],
    messageEs: ['Copiar mensaje en español', 'Copy message in Spanish'],
    messageEn: ['Copiar mensaje en inglés', 'Copy message in English'],
    whatsApp: ['Enviar por WhatsApp', 'Send on WhatsApp'],
    whatsAppEs: ['Enviar por WhatsApp (español)', 'Send on WhatsApp (Spanish)'],
    whatsAppEn: ['Enviar por WhatsApp (inglés)', 'Send on WhatsApp (English)'],
    messageCopied: [
      'Mensaje copiado. Pégalo en el chat con tu huésped.',
      'Message copied. Paste it into the chat with your guest.',
    ],
    messageFailed: ['No se pudo copiar el mensaje.', 'The message could not be copied.'],
  },
  remove: {
    title: ['¿Eliminar «{name}»?', 'Delete “{name}”?'],
    lead: [
      'Se borra todo: secciones, bloques, las fotos que solo esta guía usa y lo que no guardaste de ella en este dispositivo. No se puede deshacer.',
      'Everything goes: sections, blocks, photos nothing else uses, and what you have not saved of it on this device. It cannot be undone.',
    ],
    leadPublished: [
      'Está publicada: tus huéspedes dejarán de verla al instante y recuperas 1 crédito.',
      'It is published: your guests stop seeing it at once, and 1 credit returns.',
    ],
    confirm: ['Eliminar guía', 'Delete guide'],
    cancel: ['Conservarla', 'Keep it'],
  },
  unpublish: {
    title: ['¿Despublicar «{name}»?', 'Unpublish “{name}”?'],
    lead: [
      'Tus huéspedes dejarán de verla al instante. Recuperas 1 crédito y el enlace sigue siendo el mismo si la publicas otra vez.',
      'Your guests stop seeing it at once. You get 1 credit back, and the link stays the same if you publish it again.',
    ],
    confirm: ['Despublicar', 'Unpublish'],
    cancel: ['Dejarla publicada', 'Leave it published'],
  },
  soon: {
    inside: ['Hay alguien adentro: {stay}', 'Somebody is inside: {stay}'],
    today: ['Llega hoy: {stay}', 'Arriving today: {stay}'],
    soon: ['Llega pronto: {stay}', 'Arriving soon: {stay}'],
    lead: ['Se queda sin su guía y sin sus claves.', 'They will have no guide and no codes.'],
    leadMany: [
      'Se quedan sin su guía y sin sus claves.',
      'None of them will have a guide or codes.',
    ],
    later: ['Más adelante: {count} reservación|reservaciones', 'Later: {count} stay|stays'],
    loading: ['Buscando si hay alguien adentro…', 'Looking whether somebody is inside…'],
    failed: [
      'No pudimos ver si hay alguien adentro o por llegar. Revísalo antes de seguir.',
      'We could not see whether somebody is inside or about to arrive. Check before you continue.',
    ],
  },
  limit: {
    choose: [
      'Elige las guías que quieres despublicar. Cada una devuelve 1 crédito.',
      'Choose the guides to unpublish. Each one gives 1 credit back.',
    ],
    publishedOn: ['Publicada el {date}', 'Published on {date}'],
    confirm: ['Despublicar {count} guía|guías', 'Unpublish {count} guide|guides'],
    failedToLoad: [
      'No se pudo cargar la lista. Vuelve a intentar en un momento.',
      'The list could not be loaded. Try again in a moment.',
    ],
  },
})

/** What a host sends to guests, in the guest's language whatever the host's screen speaks. */
export const guestMessages = {
  es: ({ name, link }: { name: string; link: string }) =>
    `¡Hola! Esta es tu guía de ${name}: cómo llegar, Wi-Fi, reglas y salida. Ábrela cuando quieras: ${link}`,
  en: ({ name, link }: { name: string; link: string }) =>
    `Hi! This is your guide to ${name}: how to get there, Wi-Fi, house rules and checkout. Open it any time: ${link}`,
}
