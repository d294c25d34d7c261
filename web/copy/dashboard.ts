import { defineCopy } from './define-copy.ts'

type SoonWords = { days: string; note: string }

function withNote(days: string, note: string) {
  return note ? `${days} — ${note}` : days
}

/** The host's desk: credits, the list of guides, and the dialogs around a guide. */
export const dashboardCopy = defineCopy({
  es: {
    title: 'Tus guías',
    create: 'Crear guía',
    credits: {
      label: 'Créditos',
      total: 'Créditos',
      published: 'Publicadas',
      available: 'Disponibles',
      courtesy: 'Plan de cortesía',
      courtesyLead: (left: number) =>
        left === 1
          ? 'Puedes publicar 1 guía más sin costo.'
          : `Puedes publicar ${left} guías más sin costo.`,
      covered: 'Tu plan',
      coveredLead: (left: number) =>
        left === 1
          ? 'Te queda 1 crédito para publicar.'
          : `Te quedan ${left} créditos para publicar.`,
      none: 'Sin créditos disponibles',
      regain: 'Despublica una guía para recuperar su crédito.',
      noneLead: 'No quedan créditos para publicar.',
      over: 'Más guías que créditos',
      overLead: (count: number) =>
        count === 1
          ? '1 guía publicada no tiene crédito. Despublica una o recupera tu plan.'
          : `${count} guías publicadas no tienen crédito. Despublica algunas o recupera tu plan.`,
      retry: 'Reintentar',
    },
    empty: {
      title: 'Todavía no hay guías.',
      lead: '¡Crea tu primera guía para empezar!',
    },
    listFailed: 'No pudimos cargar tus guías. No se perdió nada: vuelve a intentar en un momento.',
    retry: 'Reintentar',
    search: {
      label: 'Buscar guías',
      placeholder: 'Buscar por nombre o descripción',
      sort: 'Ordenar',
      orders: {
        newest: 'Más recientes',
        name: 'Por nombre',
        published: 'Publicadas primero',
        incomplete: 'Incompletas primero',
      },
      none: (query: string) => `Ninguna guía coincide con «${query}».`,
      clear: 'Quitar búsqueda',
      found: (shown: number, total: number) =>
        `${shown === total ? '' : `${shown} de `}${total === 1 ? '1 guía' : `${total} guías`}`,
    },
    card: {
      published: 'Publicada',
      publishedOn: (date: string) => `Publicada · ${date}`,
      draft: 'Borrador',
      suspended: 'Suspendida',
      suspendedNotOpen: 'Suspendida: por ahora nadie puede abrir su enlace',
      suspendedLead: 'Tus huéspedes no pueden abrirla. Motivo:',
      answer: 'Responder',
      answerSuspension: (name: string) => `Responder sobre ${name}`,
      noPhoto: 'Sin foto de portada',
      complete: (done: number, total: number) => `${done} de ${total} secciones completas`,
      sections: 'Secciones',
      sectionComplete: (name: string) => `${name}: completa`,
      sectionIncomplete: (name: string) => `${name}: falta`,
      publish: 'Publicar',
      unpublish: 'Despublicar',
      edit: (name: string) => `Editar ${name}`,
      editShort: 'Editar',
      remove: (name: string) => `Eliminar ${name}`,
      preview: (name: string) => `Vista previa de ${name}`,
      copyLink: 'Copiar enlace',
      sendToGuest: 'Enviar a un huésped',
      generalLink: 'El enlace general no muestra lo que pusiste solo para reservaciones.',
      stays: 'Reservaciones',
      copied: 'copiado',
      copyFailed: 'no se copió',
      open: (name: string) => `Abrir ${name} en otra pestaña`,
      publishFirst: 'Publica la guía primero para abrir su enlace',
      more: (name: string) => `Más acciones de ${name}`,
      duplicate: 'Duplicar',
      download: 'Descargar guía',
      downloadOpen: 'Descargar con claves a la vista',
      poster: 'Cartel con código QR',
      labels: 'Etiquetas y enlaces',
      versions: 'Versiones anteriores',
      messageEs: 'Copiar mensaje en español',
      messageEn: 'Copiar mensaje en inglés',
      whatsAppEs: 'Enviar por WhatsApp (español)',
      whatsAppEn: 'Enviar por WhatsApp (inglés)',
      messageCopied: 'Mensaje copiado. Pégalo en el chat con tu huésped.',
      messageFailed: 'No se pudo copiar el mensaje.',
    },
    remove: {
      title: (name: string) => `¿Eliminar «${name}»?`,
      lead: 'Se borra todo: secciones, bloques y fotos que nada más use. No se puede deshacer.',
      leadPublished:
        'Está publicada: tus huéspedes dejarán de verla al instante y recuperas 1 crédito.',
      confirm: 'Eliminar guía',
      cancel: 'Conservarla',
    },
    unpublish: {
      title: (name: string) => `¿Despublicar «${name}»?`,
      lead: 'Tus huéspedes dejarán de verla al instante. Recuperas 1 crédito y el enlace sigue siendo el mismo si la publicas otra vez.',
      confirm: 'Despublicar',
      cancel: 'Dejarla publicada',
    },
    soon: {
      inside: ({ days, note }: SoonWords) => `Hay alguien adentro: ${withNote(days, note)}`,
      today: ({ days, note }: SoonWords) => `Llega hoy: ${withNote(days, note)}`,
      soon: ({ days, note }: SoonWords) => `Llega pronto: ${withNote(days, note)}`,
      lead: 'Se queda sin su guía y sin sus claves.',
      leadMany: 'Se quedan sin su guía y sin sus claves.',
      loading: 'Buscando si hay alguien adentro…',
      failed: 'No pudimos ver si hay alguien adentro o por llegar. Revísalo antes de seguir.',
    },
    limit: {
      choose: 'Elige las guías que quieres despublicar. Cada una devuelve 1 crédito.',
      publishedOn: (date: string) => `Publicada el ${date}`,
      confirm: (count: number) =>
        count === 1 ? 'Despublicar 1 guía' : `Despublicar ${count} guías`,
      confirmNone: 'Despublicar',
      failedToLoad: 'No se pudo cargar la lista. Vuelve a intentar en un momento.',
    },
  },
  en: {
    title: 'Your guides',
    create: 'Create guide',
    credits: {
      label: 'Credits',
      total: 'Credits',
      published: 'Published',
      available: 'Available',
      courtesy: 'Courtesy plan',
      courtesyLead: (left: number) =>
        left === 1
          ? 'You can publish 1 more guide at no cost.'
          : `You can publish ${left} more guides at no cost.`,
      covered: 'Your plan',
      coveredLead: (left: number) =>
        left === 1
          ? 'You have 1 credit left to publish.'
          : `You have ${left} credits left to publish.`,
      none: 'No credits available',
      regain: 'Unpublish a guide to regain its credit.',
      noneLead: 'There are no credits left to publish with.',
      over: 'More guides than credits',
      overLead: (count: number) =>
        count === 1
          ? '1 published guide has no credit. Unpublish one or restore your plan.'
          : `${count} published guides have no credit. Unpublish some or restore your plan.`,
      retry: 'Try again',
    },
    empty: {
      title: 'No guidebooks yet.',
      lead: 'Create your first guidebook to get started!',
    },
    listFailed: 'We could not load your guides. Nothing is lost: try again in a moment.',
    retry: 'Try again',
    search: {
      label: 'Search guides',
      placeholder: 'Search by name or description',
      sort: 'Sort',
      orders: {
        newest: 'Newest first',
        name: 'By name',
        published: 'Published first',
        incomplete: 'Incomplete first',
      },
      none: (query: string) => `No guide matches “${query}”.`,
      clear: 'Clear search',
      found: (shown: number, total: number) =>
        `${shown === total ? '' : `${shown} of `}${total === 1 ? '1 guide' : `${total} guides`}`,
    },
    card: {
      published: 'Published',
      publishedOn: (date: string) => `Published · ${date}`,
      draft: 'Draft',
      suspended: 'Suspended',
      suspendedNotOpen: 'Suspended: for now nobody can open its link',
      suspendedLead: 'Your guests cannot open it. Reason:',
      answer: 'Answer',
      answerSuspension: (name: string) => `Answer about ${name}`,
      noPhoto: 'No cover photo',
      complete: (done: number, total: number) => `${done} of ${total} sections complete`,
      sections: 'Sections',
      sectionComplete: (name: string) => `${name}: complete`,
      sectionIncomplete: (name: string) => `${name}: missing`,
      publish: 'Publish',
      unpublish: 'Unpublish',
      edit: (name: string) => `Edit ${name}`,
      editShort: 'Edit',
      remove: (name: string) => `Delete ${name}`,
      preview: (name: string) => `Preview ${name}`,
      copyLink: 'Copy link',
      sendToGuest: 'Send to a guest',
      generalLink: 'The general link does not show what you keep for stays.',
      stays: 'Stays',
      copied: 'copied',
      copyFailed: 'failed',
      open: (name: string) => `Open ${name} in a new tab`,
      publishFirst: 'Publish the guide first to open its link',
      more: (name: string) => `More actions for ${name}`,
      duplicate: 'Duplicate',
      download: 'Download guide',
      downloadOpen: 'Download with codes in view',
      poster: 'Poster with QR code',
      labels: 'Labels and links',
      versions: 'Earlier versions',
      messageEs: 'Copy message in Spanish',
      messageEn: 'Copy message in English',
      whatsAppEs: 'Send by WhatsApp (Spanish)',
      whatsAppEn: 'Send by WhatsApp (English)',
      messageCopied: 'Message copied. Paste it into the chat with your guest.',
      messageFailed: 'The message could not be copied.',
    },
    remove: {
      title: (name: string) => `Delete “${name}”?`,
      lead: 'Everything goes: sections, blocks, and photos nothing else uses. It cannot be undone.',
      leadPublished: 'It is published: your guests stop seeing it at once, and 1 credit returns.',
      confirm: 'Delete guide',
      cancel: 'Keep it',
    },
    unpublish: {
      title: (name: string) => `Unpublish “${name}”?`,
      lead: 'Your guests stop seeing it at once. You get 1 credit back, and the link stays the same if you publish it again.',
      confirm: 'Unpublish',
      cancel: 'Leave it published',
    },
    soon: {
      inside: ({ days, note }: SoonWords) => `Somebody is inside: ${withNote(days, note)}`,
      today: ({ days, note }: SoonWords) => `Arriving today: ${withNote(days, note)}`,
      soon: ({ days, note }: SoonWords) => `Arriving soon: ${withNote(days, note)}`,
      lead: 'They are left without their guide and without their codes.',
      leadMany: 'They are left without their guides and without their codes.',
      loading: 'Looking whether somebody is inside…',
      failed:
        'We could not see whether somebody is inside or about to arrive. Check before you go on.',
    },
    limit: {
      choose: 'Choose the guides to unpublish. Each one gives 1 credit back.',
      publishedOn: (date: string) => `Published on ${date}`,
      confirm: (count: number) => (count === 1 ? 'Unpublish 1 guide' : `Unpublish ${count} guides`),
      confirmNone: 'Unpublish',
      failedToLoad: 'The list could not be loaded. Try again in a moment.',
    },
  },
})

/** What a host sends to guests, in the guest's language whatever the host's screen speaks. */
export const guestMessages = {
  es: ({ name, link }: { name: string; link: string }) =>
    `¡Hola! Esta es tu guía de ${name}: cómo llegar, Wi-Fi, reglas y salida. Ábrela cuando quieras: ${link}`,
  en: ({ name, link }: { name: string; link: string }) =>
    `Hi! This is your guide to ${name}: how to get there, Wi-Fi, house rules and checkout. Open it any time: ${link}`,
}
