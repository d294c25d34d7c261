import { counted, defineCopy } from './define-copy.ts'

export const importCopy = defineCopy({
  title: ['Importar una guía', 'Import a guide'],
  lead: [
    'Elige el zip que descargaste de una guía. Primero ves qué se va a crear; después decides.',
    'Choose the zip that you downloaded of a guide. First you see what will be made; then you decide.',
  ],
  choose: ['Elegir zip', 'Choose zip'],
  chooseOther: ['Elegir otro zip', 'Choose another zip'],
  drop: ['También puedes soltarlo aquí.', 'You can also drop it here.'],
  sending: ['Enviando el zip', 'Sending the zip'],
  checking: ['Revisando lo que hay en el zip', 'Looking at what is in the zip'],
  looked: ['Esto es lo que se va a crear', 'This is what will be made'],
  draft: [
    'Un borrador con enlace nuevo. Nadie más lo ve hasta que lo publiques.',
    'A draft with a new link. Nobody else sees it until you publish it.',
  ],
  languages: ['Idiomas', 'Languages'],
  sections: ['Secciones', 'Sections'],
  entries: counted({
    none: ['con texto', 'with text'],
    many: ['{count} entrada|entradas', '{count} entry|entries'],
  }),
  photos: ['Fotos', 'Photos'],
  photoCount: counted({
    none: ['Ninguna', 'None'],
    many: ['{count} foto|fotos', '{count} photo|photos'],
  }),
  missing: [
    '{count} foto|fotos no está|están en el zip: no viene|vienen.',
    '{count} photo|photos is|are not in the zip: it|they does|do not come.',
  ],
  leftOut: ['Lo que no viene', 'What does not come'],
  leftOutList: [
    'Reservaciones, versiones anteriores, cifras y el enlace de la guía original.',
    'Stays, earlier versions, figures and the link of the original guide.',
  ],
  make: ['Crear borrador', 'Create draft'],
  making: ['Creando el borrador', 'Creating the draft'],
  makingLead: [
    'Con muchas fotos tarda un minuto o dos. Deja esta página abierta.',
    'With many photos it takes a minute or two. Keep this page open.',
  ],
  notSent: [
    'El zip no llegó y no se creó nada. Revisa tu conexión y vuelve a intentar.',
    'The zip did not arrive and nothing was made. Check your connection and try again.',
  ],
  notAnswered: [
    'No llegó la respuesta. Vuelve a intentar: si el borrador ya está, no se crea otro.',
    'No answer came. Try again: if the draft is there already, no other is made.',
  ],
})
