import type { SectionType } from '#domain/guide/section-names.ts'
import type { Locale } from '#domain/values/locale.ts'
import { defineCopy } from '#web/copy/define-copy.ts'

const tabLabels: Record<Locale, Record<SectionType, string>> = {
  es: {
    welcome: 'Bienvenida',
    house_manual: 'Casa',
    local_guide: 'Local',
    wifi_tech: 'WiFi',
    emergency: 'Emergencia',
    house_rules: 'Reglas',
    checkout: 'Salida',
  },
  en: {
    welcome: 'Welcome',
    house_manual: 'House',
    local_guide: 'Local',
    wifi_tech: 'WiFi',
    emergency: 'Emergency',
    house_rules: 'Rules',
    checkout: 'Checkout',
  },
}

/** The editor around its tabs: frame, saving, leaving, and what is missing. */
export const editorCopy = defineCopy({
  es: {
    createTitle: 'Crear guía',
    editTitle: 'Editar guía',
    tabs: tabLabels.es,
    tabList: 'Secciones de la guía',
    scrollLeft: 'Ver las pestañas de la izquierda',
    scrollRight: 'Ver las pestañas de la derecha',
    tabComplete: 'completa',
    tabIncomplete: 'incompleta',
    complete: (done: number, total: number) => `${done} de ${total} secciones completas`,
    close: 'Cerrar',
    cancel: 'Cancelar',
    back: 'Atrás',
    next: 'Siguiente',
    save: 'Guardar',
    update: 'Actualizar',
    saving: 'Guardando guía...',
    updating: 'Actualizando guía...',
    loading: 'Cargando tu guía…',
    needsScript: 'Para escribir tu guía, activa JavaScript en el navegador.',
    preview: 'Vista previa',
    previewTitle: 'Así lo ven tus huéspedes',
    previewFailed: 'La vista previa no se pudo mostrar. Lo que escribes sigue a salvo.',
    backToForm: 'Volver al formulario',
    textNearlyFull: (size: number, max: number) =>
      `Esta guía lleva ${size} kB de texto, de ${max} kB que caben. Los huéspedes leen mejor lo breve.`,
    saidOpenly: (secret: string, tabs: string) =>
      `La clave «${secret}» también está escrita en ${tabs}, sin candado: ahí la lee quien tenga el enlace general.`,
    savedWithoutPhoto:
      'La guía se guardó sin foto: no pudimos subirla. Edita la guía para intentarlo otra vez.',
    savedWithoutBlockPhoto:
      'La guía se guardó sin la foto de un bloque: no pudimos subirla. Edita la guía para intentarlo otra vez.',
    savedWithReview:
      'Lo que falta revisar de tu texto sigue en este equipo: está en la guía cuando la edites.',
    noCoverYet:
      'Tu guía no tiene foto de portada, lo primero que ven tus huéspedes. Agrégala cuando puedas.',
    night: {
      title: (time: string) => `¿La salida es a las ${time}?`,
      lead: 'A esa hora casi nadie deja una casa. Si está bien, guarda así.',
      change: 'Cambiar la hora',
      keep: 'Sí, guardar así',
    },
    missing: {
      title: 'Falta lo indispensable',
      emptyTitle: 'Hay secciones vacías',
      emptyLead: 'Puedes guardar así y completarlas después. Tus huéspedes no las verán vacías.',
      goBack: 'Volver y completar',
      saveAnyway: 'Guardar de todos modos',
    },
    leave: {
      title: '¿Salir sin guardar?',
      lead: 'Tus cambios se quedan como borrador en este equipo. Puedes seguir después.',
      leadUnkept:
        'Este navegador no puede conservar un borrador: si sales ahora, tus cambios se pierden.',
      withText: 'Al descartar se va también el texto que trajiste.',
      stay: 'Seguir editando',
      keep: 'Salir',
      discard: 'Descartar',
    },
  },
  en: {
    createTitle: 'Create Guidebook',
    editTitle: 'Edit Guidebook',
    tabs: tabLabels.en,
    tabList: 'Guidebook sections',
    scrollLeft: 'Show the tabs on the left',
    scrollRight: 'Show the tabs on the right',
    tabComplete: 'complete',
    tabIncomplete: 'incomplete',
    complete: (done: number, total: number) => `${done} of ${total} sections complete`,
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
    next: 'Next',
    save: 'Save',
    update: 'Update',
    saving: 'Saving guidebook...',
    updating: 'Updating guidebook...',
    loading: 'Loading your guide…',
    needsScript: 'To write your guide, turn on JavaScript in the browser.',
    preview: 'Preview',
    previewTitle: 'What your guests see',
    previewFailed: 'The preview could not be shown. What you type is still safe.',
    backToForm: 'Back to the form',
    textNearlyFull: (size: number, max: number) =>
      `This guidebook holds ${size} kB of text, of ${max} kB that fit. Guests read short texts best.`,
    saidOpenly: (secret: string, tabs: string) =>
      `The code “${secret}” also stands in ${tabs} without a lock: whoever has the general link reads it there.`,
    savedWithoutPhoto:
      'The guide was saved without its photo: we could not upload it. Edit the guide to try again.',
    savedWithoutBlockPhoto:
      'The guide was saved without the photo of a block: we could not upload it. Edit the guide to try again.',
    savedWithReview:
      'What is left to review of your text stays on this device: it is there when you edit the guide.',
    noCoverYet:
      'Your guide has no cover photo, the first thing your guests see. Add one when you can.',
    night: {
      title: (time: string) => `Is check-out at ${time}?`,
      lead: 'Hardly anybody leaves a home at that hour. If it is right, save it like this.',
      change: 'Change the time',
      keep: 'Yes, save it',
    },
    missing: {
      title: 'Something essential is missing',
      emptyTitle: 'Some sections are empty',
      emptyLead: 'You can save it like this and finish later. Guests never see an empty section.',
      goBack: 'Go back and fill out',
      saveAnyway: 'Save anyway',
    },
    leave: {
      title: 'Leave without saving?',
      lead: 'Your changes stay on this device as a draft. You can go on later.',
      leadUnkept: 'This browser cannot keep a draft: if you leave now, your changes are lost.',
      withText: 'If you discard them, the text you brought goes, too.',
      stay: 'Keep editing',
      keep: 'Leave',
      discard: 'Discard',
    },
  },
})

/** Drafts on this device, the connection, the session, and somebody else's newer version. */
export const keepingCopy = defineCopy({
  es: {
    draftKept: 'Borrador guardado en este equipo',
    draftUnkept: 'Este navegador no conserva borradores: guarda seguido',
    offer: {
      title: '¿Seguir donde te quedaste?',
      lead: (name: string, when: string) =>
        name
          ? `Quedaron cambios sin guardar de «${name}», ${when}.`
          : `Quedaron cambios sin guardar, ${when}.`,
      newer: 'La guía cambió después en otro lugar; al guardar podrás comparar.',
      withPhoto: 'También está la foto que elegiste.',
      withText: 'También está el texto que trajiste, con lo que falta revisar.',
      restore: 'Recuperar',
      discard: 'Descartar',
      later: 'Ahora no',
    },
    offline: {
      title: 'Sin conexión',
      lead: 'Lo que escribes se queda en este equipo. Se guardará en cuanto vuelva la conexión.',
      typing: 'Sigue escribiendo: tu borrador se queda en este equipo.',
      retry: 'Intentar ahora',
      stopWaiting: 'Dejar de esperar',
    },
    unreachable: {
      title: 'El servicio no responde',
      lead: 'No se perdió nada: tu borrador está en este equipo. Lo intentamos de nuevo cada pocos segundos.',
    },
    conflict: {
      title: 'Esta guía cambió en otro lugar',
      lead: 'Alguien la guardó después de que la abriste aquí: otra pestaña u otro equipo. Nada de lo tuyo se perdió.',
      same: 'Las dos versiones dicen lo mismo.',
      differences: (count: number) => (count === 1 ? '1 diferencia' : `${count} diferencias`),
      mine: 'Lo tuyo',
      theirs: 'Lo guardado',
      blank: 'vacío',
      yes: 'Sí',
      no: 'No',
      order: 'Orden',
      overwrite: 'Guardar lo mío encima',
      reload: 'Quedarme con lo guardado',
      stay: 'Seguir editando',
    },
    gone: 'Esta guía ya no existe: se eliminó en otro lugar. Tu borrador sigue en este equipo.',
    draftStays: 'Tu borrador sigue en este equipo.',
    draftOnlyHere:
      'Este navegador no pudo conservar tu borrador: lo que escribiste está solo en esta ventana.',
    continueAsNew: 'Continuar como guía nueva',
  },
  en: {
    draftKept: 'Draft kept on this device',
    draftUnkept: 'This browser keeps no drafts: save often',
    offer: {
      title: 'Go on where you left off?',
      lead: (name: string, when: string) =>
        name
          ? `There are unsaved changes to “${name}”, ${when}.`
          : `There are unsaved changes, ${when}.`,
      newer: 'The guide has changed somewhere else since; you can compare when you save.',
      withPhoto: 'The photo you chose is there too.',
      withText: 'The text you brought is there too, with what is left to review.',
      restore: 'Restore',
      discard: 'Discard',
      later: 'Not now',
    },
    offline: {
      title: 'No connection',
      lead: 'What you type stays on this device. It will be saved as soon as the connection is back.',
      typing: 'Keep typing: your draft stays on this device.',
      retry: 'Try now',
      stopWaiting: 'Stop waiting',
    },
    unreachable: {
      title: 'The service is not answering',
      lead: 'Nothing is lost: your draft is on this device. We try again every few seconds.',
    },
    conflict: {
      title: 'This guide changed somewhere else',
      lead: 'It was saved after you opened it here: another tab or another device. Nothing of yours is lost.',
      same: 'Both versions say the same.',
      differences: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
      mine: 'Yours',
      theirs: 'Saved',
      blank: 'empty',
      yes: 'Yes',
      no: 'No',
      order: 'Order',
      overwrite: 'Save mine over it',
      reload: 'Take what is saved',
      stay: 'Keep editing',
    },
    gone: 'This guide no longer exists: it was deleted somewhere else. Your draft is still on this device.',
    draftStays: 'Your draft is still on this device.',
    draftOnlyHere: 'This browser could not keep your draft: what you typed is only in this window.',
    continueAsNew: 'Continue as a new guide',
  },
})

/** How a new guide starts. */
export const startCopy = defineCopy({
  es: {
    title: 'Crear guía',
    lead: 'Empieza con una plantilla y cambia lo que no sea tuyo. Casi todo ya viene escrito.',
    city: { title: 'Departamento en la ciudad', lead: 'Vecinos, elevador, qué hacer si tiembla.' },
    beach: { title: 'Casa de playa', lead: 'Arena, alberca, mar y aire acondicionado.' },
    cabin: { title: 'Cabaña en la montaña', lead: 'Chimenea, terracería, bosque y frío.' },
    empty: { title: 'Empezar en blanco', lead: 'Sin texto: solo los campos y sus ejemplos.' },
    bringIn: 'Importar una guía que descargaste',
  },
  en: {
    title: 'Create Guidebook',
    lead: 'Start from a template and change what is not yours. Almost everything is written already.',
    city: { title: 'City flat', lead: 'Neighbours, a lift, what to do in an earthquake.' },
    beach: { title: 'Beach house', lead: 'Sand, pool, sea and air conditioning.' },
    cabin: { title: 'Mountain cabin', lead: 'Fireplace, dirt road, forest and cold.' },
    empty: { title: 'Start empty', lead: 'No text: only the fields and their examples.' },
    bringIn: 'Import a guide that you downloaded',
  },
})

/** Signing out while drafts are on the device. */
export const signOutCopy = defineCopy({
  es: {
    title: '¿Salir y borrar los borradores?',
    lead: (count: number) =>
      count === 1
        ? 'En este equipo hay 1 borrador sin guardar. Al salir se borra, para que nadie más lo vea.'
        : `En este equipo hay ${count} borradores sin guardar. Al salir se borran, para que nadie más los vea.`,
    stay: 'Quedarme',
    leave: 'Salir y borrar',
  },
  en: {
    title: 'Log out and delete the drafts?',
    lead: (count: number) =>
      count === 1
        ? 'There is 1 unsaved draft on this device. Logging out deletes it, so that nobody else sees it.'
        : `There are ${count} unsaved drafts on this device. Logging out deletes them, so that nobody else sees them.`,
    stay: 'Stay',
    leave: 'Log out and delete',
  },
})
