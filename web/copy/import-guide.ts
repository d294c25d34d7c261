import { defineCopy } from './define-copy.ts'

/** A guide that comes in from its zip: what it will be, and then the draft. */
export const importCopy = defineCopy({
  es: {
    title: 'Importar una guía',
    lead: 'Elige el zip que descargaste de una guía. Primero ves qué se va a crear; después decides.',
    back: 'Volver a tus guías',
    choose: 'Elegir zip',
    chooseOther: 'Elegir otro zip',
    drop: 'También puedes soltarlo aquí.',
    sending: 'Enviando el zip',
    checking: 'Revisando lo que hay en el zip',
    looked: 'Esto es lo que se va a crear',
    draft: 'Un borrador con enlace nuevo. Nadie más lo ve hasta que lo publiques.',
    languages: 'Idiomas',
    sections: 'Secciones',
    entries: (count: number) =>
      count === 0 ? 'con texto' : count === 1 ? '1 entrada' : `${count} entradas`,
    photos: 'Fotos',
    photoCount: (count: number) =>
      count === 0 ? 'Ninguna' : count === 1 ? '1 foto' : `${count} fotos`,
    missing: (count: number) =>
      count === 1
        ? '1 foto no está en el zip: no viene.'
        : `${count} fotos no están en el zip: no vienen.`,
    leftOut: 'Lo que no viene',
    leftOutList: 'Reservaciones, versiones anteriores, cifras y el enlace de la guía original.',
    make: 'Crear borrador',
    making: 'Creando el borrador',
    makingLead: 'Con muchas fotos tarda un minuto o dos. Deja esta página abierta.',
    notSent: 'El zip no llegó y no se creó nada. Revisa tu conexión y vuelve a intentar.',
    notAnswered:
      'No llegó la respuesta. Vuelve a intentar: si el borrador ya está, no se crea otro.',
    retry: 'Reintentar',
  },
  en: {
    title: 'Import a guide',
    lead: 'Choose the zip that you downloaded of a guide. First you see what will be made; then you decide.',
    back: 'Back to your guides',
    choose: 'Choose zip',
    chooseOther: 'Choose another zip',
    drop: 'You can also drop it here.',
    sending: 'Sending the zip',
    checking: 'Looking at what is in the zip',
    looked: 'This is what will be made',
    draft: 'A draft with a new link. Nobody else sees it until you publish it.',
    languages: 'Languages',
    sections: 'Sections',
    entries: (count: number) =>
      count === 0 ? 'with text' : count === 1 ? '1 entry' : `${count} entries`,
    photos: 'Photos',
    photoCount: (count: number) =>
      count === 0 ? 'None' : count === 1 ? '1 photo' : `${count} photos`,
    missing: (count: number) =>
      count === 1
        ? '1 photo is not in the zip: it does not come.'
        : `${count} photos are not in the zip: they do not come.`,
    leftOut: 'What does not come',
    leftOutList: 'Stays, earlier versions, figures and the link of the original guide.',
    make: 'Create draft',
    making: 'Creating the draft',
    makingLead: 'With many photos it takes a minute or two. Keep this page open.',
    notSent: 'The zip did not arrive and nothing was made. Check your connection and try again.',
    notAnswered: 'No answer came. Try again: if the draft is there already, no other is made.',
    retry: 'Try again',
  },
})
