import { defineCopy } from '#web/copy/define-copy.ts'
import { tabsCopy } from '#web/copy/guide/tabs.ts'

/** What leads from the form to a tool; the tool's own words come with it. */
export const toolWords = {
  paste: ['Ya lo tengo escrito', 'I already have it written'],
  pasteLead: [
    'Pega tu anuncio, tu manual o el mensaje que mandas. Lo acomodamos en tu guía y tú revisas.',
    'Paste your listing, your manual or the message you send. We sort it into your guide, and you check it.',
  ],
  questions: ['Preguntas: {answered} de {of}', 'Questions: {answered} of {of}'],
  languages: ['Idiomas', 'Languages'],
} as const

export const goOnReviewing = ['Seguir revisando', 'Continue reviewing'] as const

export const toolsCopy = defineCopy(toolWords)

export const editorCopy = defineCopy({
  createTitle: ['Crear guía', 'Create guide'],
  editTitle: ['Editar guía', 'Edit Guidebook'],
  tabs: tabsCopy,
  tabList: ['Secciones de la guía', 'Guide sections'],
  scrollLeft: ['Ver las secciones de la izquierda', 'Show the sections on the left'],
  scrollRight: ['Ver las secciones de la derecha', 'Show the sections on the right'],
  tabComplete: ['completa', 'complete'],
  tabIncomplete: ['incompleta', 'incomplete'],
  tabLacks: ['Falta «{what}»', '“{what}” is missing'],
  complete: ['{done} de {total} secciones completas', '{done} of {total} sections complete'],
  back: ['Atrás', 'Back'],
  next: ['Siguiente', 'Next'],
  save: ['Guardar', 'Save'],
  update: ['Actualizar', 'Update'],
  saving: ['Guardando guía...', 'Saving guidebook...'],
  draftSaved: ['Borrador guardado', 'Draft saved'],
  updating: ['Actualizando guía...', 'Updating guidebook...'],
  loading: ['Cargando tu guía…', 'Loading your guide…'],
  needsScript: [
    'Para escribir tu guía, activa JavaScript en el navegador.',
    'To write your guide, turn on JavaScript in the browser.',
  ],
  preview: ['Vista previa', 'Preview'],
  more: ['Más', 'More'],
  previewTitle: ['Así lo ven tus huéspedes', 'What your guests see'],
  previewFailed: [
    'La vista previa no se pudo mostrar. Lo que escribes sigue a salvo.',
    'The preview could not be shown. What you type is still safe.',
  ],
  backToForm: ['Volver al formulario', 'Back to the form'],
  textNearlyFull: [
    'Esta guía lleva {size} kB de texto, de {max} kB que caben. Los huéspedes leen mejor lo breve.',
    'This guide holds {size} kB of text, of {max} kB that fit. Guests read short texts best.',
  ],
  saidOpenly: [
    'La clave «{secret}» también está escrita en {tabs}, a la vista de todos: ahí o en sus traducciones la lee quien tenga el enlace general.',
    'The code “{secret}” also stands in {tabs}, open to all: whoever has the general link reads it there or in its translations.',
  ],
  savedWithoutPhoto: [
    'La guía se guardó sin foto: no pudimos subirla. Edita la guía para intentarlo otra vez.',
    'The guide was saved without its photo: we could not upload it. Edit the guide to try again.',
  ],
  savedWithoutBlockPhoto: [
    'La guía se guardó sin la foto de un bloque: no pudimos subirla. Edita la guía para intentarlo otra vez.',
    'The guide was saved without the photo of a block: we could not upload it. Edit the guide to try again.',
  ],
  savedWithoutFile: [
    '«{name}» ({tab}) no se guardó. {reason}',
    '“{name}” ({tab}) was not saved. {reason}',
  ],
  savedWithReview: [
    'Lo que falta revisar de tu texto sigue en este dispositivo: está en la guía cuando la edites.',
    'What is left to review of your text stays on this device: it is there when you edit the guide.',
  ],
  noCoverYet: [
    'Tu guía no tiene foto de portada, lo primero que ven tus huéspedes. Agrégala cuando puedas.',
    'Your guide has no cover photo, the first thing your guests see. Add one when you can.',
  ],
  night: {
    title: ['¿La salida es a las {time}?', 'Is check-out at {time}?'],
    lead: [
      'A esa hora casi nadie deja una casa. Si está bien, guarda así.',
      'Hardly anybody leaves a home at that hour. If it is right, save it like this.',
    ],
    change: ['Cambiar la hora', 'Change the time'],
    keep: ['Sí, guardar así', 'Yes, save it'],
  },
  missing: {
    title: ['Falta lo indispensable', 'Something essential is missing'],
    emptyTitle: ['Hay secciones vacías', 'Some sections are empty'],
    emptyLead: [
      'Puedes guardar así y completarlas después. Tus huéspedes las ven como están: apaga las que no deban ver todavía.',
      'You can save it like this and finish later. Guests see them as they are: switch off those they should not see yet.',
    ],
    goBack: ['Volver y completar', 'Go back and fill out'],
    saveAnyway: ['Guardar de todos modos', 'Save anyway'],
  },
  leave: {
    title: ['¿Salir sin guardar?', 'Leave without saving?'],
    lead: [
      'Tus cambios se quedan en este dispositivo. Puedes seguir después.',
      'Your changes stay on this device, so you can carry on later.',
    ],
    leadUnkept: [
      'Este navegador no conserva lo que no has guardado: si sales ahora, tus cambios se pierden.',
      'This browser does not keep what is not saved: if you leave now, your changes are lost.',
    ],
    withText: [
      'Si los descartas, se pierde también el texto que trajiste.',
      'If you discard them, the text you brought is lost, too.',
    ],
    stay: ['Seguir editando', 'Keep editing'],
    keep: ['Salir', 'Leave'],
    discard: ['Descartar', 'Discard'],
  },
})

/** Drafts on this device, the connection, the session, and somebody else's newer version. */
export const keepingCopy = defineCopy({
  reviewAtRisk: {
    title: ['¿Guardar sin terminar de revisar?', 'Save without finishing the review?'],
    lead: [
      'Este navegador no conserva lo que no has guardado: si guardas ahora, se pierde lo que falta revisar de tu texto.',
      'This browser does not keep what is not saved: if you save now, what is left to review of your text is lost.',
    ],
    goOn: goOnReviewing,
    saveAnyway: ['Guardar así', 'Save like this'],
  },
  draftKept: ['Tus cambios están en este dispositivo', 'Your changes are kept on this device'],
  draftUnkept: [
    'Este navegador no conserva lo que no has guardado: guarda seguido',
    'This browser does not keep what is not saved: save often',
  ],
  offer: {
    title: ['¿Seguir donde te quedaste?', 'Pick up where you left off?'],
    lead: [
      (name: string, when: string) =>
        name
          ? `Quedaron cambios sin guardar de «${name}». El último: ${when}.`
          : `Quedaron cambios sin guardar. El último: ${when}.`,
      (name: string, when: string) =>
        name
          ? `You left unsaved changes to “${name}”, last edited ${when}.`
          : `You left unsaved changes, last edited ${when}.`,
    ],
    newer: [
      'La guía cambió después en otro lugar; al guardar podrás comparar.',
      'The guide has changed somewhere else since; you can compare when you save.',
    ],
    withPhoto: ['También está la foto que elegiste.', 'The photo you chose is there too.'],
    withText: [
      'También está el texto que pegaste, con lo que falta revisar.',
      'The text you pasted is there too, with what you have not reviewed yet.',
    ],
    another: [
      'Hay otros cambios sin guardar: te preguntamos por ellos después.',
      'There are other unsaved changes: we ask about them next.',
    ],
    restore: ['Recuperar', 'Restore'],
    discard: ['Descartar', 'Discard'],
    later: ['Ahora no', 'Not now'],
  },
  offline: {
    title: ['Sin conexión', 'No connection'],
    lead: [
      'Lo que escribes se queda en este dispositivo. Deja esta página abierta: seguimos en cuanto vuelva la conexión.',
      'What you type stays on this device. Keep this page open: we carry on as soon as the connection is back.',
    ],
    typing: [
      'Sigue escribiendo: tus cambios se quedan en este dispositivo.',
      'Keep typing: your changes stay on this device.',
    ],
    retry: ['Intentar ahora', 'Try now'],
    stopWaiting: ['Dejar de esperar', 'Stop waiting'],
  },
  unreachable: {
    title: ['El servicio no responde', 'The service is not answering'],
    lead: [
      'No se perdió nada: tus cambios están en este dispositivo. Lo intentamos de nuevo cada pocos segundos.',
      'Nothing is lost: your changes are on this device. We try again every few seconds.',
    ],
  },
  conflict: {
    title: ['Esta guía cambió en otro lugar', 'This guide changed somewhere else'],
    lead: [
      'Alguien la guardó después de que la abriste aquí: otra pestaña u otro dispositivo. Nada de lo tuyo se perdió.',
      'It was saved after you opened it here: another tab or another device. Nothing of yours is lost.',
    ],
    same: ['Las dos versiones dicen lo mismo.', 'Both versions say the same.'],
    differences: ['{count} diferencia|diferencias', '{count} difference|differences'],
    mine: ['Lo tuyo', 'Yours'],
    theirs: ['Lo guardado', 'Saved'],
    blank: ['vacío', 'empty'],
    yes: ['Sí', 'Yes'],
    no: ['No', 'No'],
    order: ['Orden', 'Order'],
    overwrite: ['Guardar lo mío encima', 'Save mine over it'],
    reload: ['Quedarme con lo guardado', 'Take what is saved'],
    stay: ['Seguir editando', 'Keep editing'],
  },
  gone: [
    'Esta guía ya no existe: se eliminó en otro lugar. Tus cambios siguen en este dispositivo.',
    'This guide no longer exists: it was deleted somewhere else. Your changes are still on this device.',
  ],
  notMoved: [
    'No pudimos pasar tus cambios a una guía nueva. Siguen en este dispositivo: intenta otra vez.',
    'We could not move your changes to a new guide. They are still on this device: try again.',
  ],
  draftStays: ['Tus cambios siguen en este dispositivo.', 'Your changes are still on this device.'],
  draftOnlyHere: [
    'Este navegador no pudo conservar tus cambios: lo que escribiste está solo en esta ventana.',
    'This browser could not keep your changes: what you typed is only in this window.',
  ],
  continueAsNew: ['Continuar como guía nueva', 'Continue as a new guide'],
})

export const startCopy = defineCopy({
  title: ['Crear guía', 'Create guide'],
  lead: [
    'Empieza con una plantilla y cambia lo que no sea tuyo. Casi todo ya viene escrito.',
    'Start from a template and change what is different at your place. Most of it is filled in.',
  ],
  city: {
    title: ['Departamento en la ciudad', 'City apartment'],
    lead: [
      'Vecinos, elevador, qué hacer si tiembla.',
      'Neighbors, an elevator, what to do in an earthquake.',
    ],
  },
  beach: {
    title: ['Casa de playa', 'Beach house'],
    lead: ['Arena, alberca, mar y aire acondicionado.', 'Sand, pool, sea and air conditioning.'],
  },
  cabin: {
    title: ['Cabaña en la montaña', 'Mountain cabin'],
    lead: [
      'Chimenea, terracería, bosque y frío.',
      'A fireplace, a dirt road, woods and cold nights.',
    ],
  },
  empty: {
    title: ['Empezar en blanco', 'Start empty'],
    lead: [
      'Sin texto: solo los campos y sus ejemplos.',
      'No text: only the fields and their examples.',
    ],
  },
  bringIn: ['Importar una guía que descargaste', 'Import a guide that you downloaded'],
})

export const unconfirmedCopy = defineCopy({
  waits: ['Sin confirmar', 'Not confirmed'],
  hidden: [
    'Sin confirmar: tus huéspedes todavía no lo ven',
    'Not confirmed: your guests do not see it yet',
  ],
  confirm: ['Confirmar', 'Confirm'],
  confirmOf: ['Confirmar: {name}', 'Confirm: {name}'],
  confirmed: ['Confirmado.', 'Confirmed.'],
  undo: ['Deshacer', 'Undo'],
  tab: ['{count} dato|datos sin confirmar', '{count} fact|facts not confirmed'],
  tabHint: [
    'Corrige lo que lleve un punto, toca el punto si es cierto, o confirma la sección al final.',
    'Correct what has a dot, press the dot if it is right, or confirm the section at its end.',
  ],
  wholeTab: ['Confirmar esta sección', 'Confirm this section'],
  tabConfirmed: ['Quedó confirmado lo que viste.', 'What you looked at is confirmed.'],
})
