import { defineCopy } from '#web/copy/define-copy.ts'
import { goOnReviewing, toolWords } from './tools.ts'

/** Texts that a host has already: brought, read, and reviewed before they go into the guide. */
export const pasteCopy = defineCopy({
  open: toolWords.paste,
  lead: toolWords.pasteLead,
  why: [
    'Lo lee este servidor: nada sale de aquí ni se guarda, y nada se publica sin ti.',
    'This server reads it: nothing leaves it or is stored, and nothing is published without you.',
  ],
  whyWithModel: [
    'Nada se guarda, y nada se publica sin ti.',
    'Nothing is stored, and nothing is published without you.',
  ],
  askModel: [
    ({ name, host }: { name: string; host: string }) => `Preguntar también a ${name}, en ${host}`,
    ({ name, host }: { name: string; host: string }) => `Ask ${name} too, at ${host}`,
  ],
  askModelWhat: [
    'Le mandamos las partes de tu texto que no entendemos bien, con lo que está junto a ellas. Puede ir ahí una clave.',
    'We send it the parts of your text we are not sure of, with what stands beside them. A password may be among it.',
  ],
  text: ['Tu texto', 'Your text'],
  textExample: [
    'Pega aquí lo que ya tengas: anuncio, manual, mensajes…',
    'Paste what you have: listing, manual, messages…',
  ],
  drop: [
    'O suelta aquí tus archivos: .txt, .md, .docx, .pdf o .html',
    'Or drop your files here: .txt, .md, .docx, .pdf or .html',
  ],
  choose: ['Elegir archivos', 'Choose files'],
  removeFile: [(name: string) => `Quitar ${name}`, (name: string) => `Remove ${name}`],
  read: ['Acomodar mi texto', 'Put my text in place'],
  reading: ['Leyendo tu texto…', 'Reading your text…'],
  unreachable: [
    'No hay conexión con el servidor. Tu texto sigue aquí y en este dispositivo: intenta otra vez.',
    'The server cannot be reached. Your text is still here and on this device: try again.',
  ],
  backToForm: ['Volver al formulario', 'Back to the form'],
  backToReview: ['Volver a la revisión', 'Back to the review'],
  again: ['Pegar más texto', 'Paste more text'],
  nothingFound: [
    'No reconocimos nada en este texto. Abajo está completo: di qué es cada parte.',
    'We recognised nothing in this text. All of it is below: say what each part is.',
  ],
  reviewTitle: ['Revisa lo que encontramos', 'Review what we found'],
  unread: ['No pudimos leer', 'We could not read'],
  readInPart: ['Leímos solo una parte', 'We read only a part'],
  placed: [
    (count: number) =>
      count === 1 ? '1 cosa ya está en su lugar' : `${count} cosas ya están en su lugar`,
    (count: number) =>
      count === 1 ? '1 thing is in its place' : `${count} things are in their place`,
  ],
  undo: ['Deshacer lo último', 'Undo the last answer'],
  putBack: ['Volver a poner', 'Put back'],
  of: [
    (deed: string, what: string) => `${deed}: ${what}`,
    (deed: string, what: string) => `${deed}: ${what}`,
  ],
  ask: [
    (count: number) => (count === 1 ? '1 cosa por revisar' : `${count} cosas por revisar`),
    (count: number) => (count === 1 ? '1 thing to review' : `${count} things to review`),
  ],
  either: [
    (one: string, other: string) => `¿${one} o ${other}?`,
    (one: string, other: string) => `${one} or ${other}?`,
  ],
  other: ['Otra cosa', 'Something else'],
  whatIsIt: ['¿Qué es?', 'What is it?'],
  choosePiece: ['Elegir', 'Choose'],
  chosen: [
    (count: number) => (count === 1 ? '1 elegida' : `${count} elegidas`),
    (count: number) => `${count} chosen`,
  ],
  unchoose: ['Quitar la selección', 'Clear the selection'],
  cut: ['Cortar en partes', 'Cut into parts'],
  cutLead: [
    'Toca entre dos palabras para cortar ahí; toca otra vez para volver a unir.',
    'Tap between two words to cut there; tap again to join them.',
  ],
  cutBetween: [
    (before: string, after: string) => `Cortar entre «${before}» y «${after}»`,
    (before: string, after: string) => `Cut between “${before}” and “${after}”`,
  ],
  nothingToAsk: ['Nada más que preguntar', 'Nothing more to ask'],
  progress: [
    (done: number, total: number) => `Revisado: ${done} de ${total}`,
    (done: number, total: number) => `Reviewed: ${done} of ${total}`,
  ],
  progressShort: [
    (done: number, total: number) => `${done} de ${total}`,
    (done: number, total: number) => `${done} of ${total}`,
  ],
  careful: ['Revisa bien', 'Check this'],
  accept: ['Aceptar', 'Accept'],
  acceptAll: [
    (count: number, tab: string) => `Aceptar todo de ${tab} (${count})`,
    (count: number, tab: string) => `Accept all of ${tab} (${count})`,
  ],
  leaveOut: ['Dejar fuera', 'Leave out'],
  edit: ['Editar', 'Edit'],
  edited: ['Listo', 'Done'],
  moveToBlock: [(tab: string) => `Texto en ${tab}`, (tab: string) => `Text in ${tab}`],
  newRoom: ['Otro cuarto…', 'Another room…'],
  accepted: ['Aceptada', 'Accepted'],
  inTheWay: [
    (count: number) =>
      count === 1 ? 'Tu guía ya dice otra cosa' : `Tu guía ya dice otra cosa (${count})`,
    (count: number) =>
      count === 1
        ? 'Your guide already says something else'
        : `Your guide already says something else (${count})`,
  ],
  inTheWayLead: [
    'Lo que escribiste se queda como está. Di qué es esto o déjalo fuera.',
    'What you typed stays as it is. Say what this is, or leave it out.',
  ],
  guideSays: ['Tu guía dice:', 'Your guide says:'],
  textSays: ['Tu texto dice:', 'Your text says:'],
  noRoom: ['Ya no cabe en ese lugar.', 'There is no room left for it there.'],
  left: [
    (count: number) => (count === 1 ? 'No entendimos esto' : `No entendimos estas ${count}`),
    (count: number) =>
      count === 1 ? 'We did not understand this' : `We did not understand these ${count}`,
  ],
  leftLead: [
    'Di qué es cada una. Puedes elegir varias y decirlo una sola vez.',
    'Say what each one is. You can choose several and say it once.',
  ],
  leaveOutAll: [
    (count: number) => `Dejar fuera estas ${count}`,
    (count: number) => `Leave out these ${count}`,
  ],
  out: [(count: number) => `Quedó fuera (${count})`, (count: number) => `Left out (${count})`],
  look: [
    (count: number) =>
      count === 1 ? 'Ver 1 que falta por ver' : `Ver ${count} que faltan por ver`,
    (count: number) => (count === 1 ? 'See 1 not seen yet' : `See ${count} not seen yet`),
  ],
  goOn: goOnReviewing,
  go: ['Ir a la guía', 'Go to the guide'],
  goWithOpen: [
    (count: number) => `Ir a la guía (${count} sin revisar)`,
    (count: number) => `Go to the guide (${count} left)`,
  ],
  stillOpen: [
    (count: number) => (count === 1 ? 'Queda 1 sin revisar' : `Quedan ${count} sin revisar`),
    (count: number) => `${count} left to review`,
  ],
  notInGuide: ['Tu texto todavía no está en la guía', 'Your text is not in the guide yet'],
  goOnWithText: ['Seguir con mi texto', 'Go on with my text'],
  discard: ['Descartar este texto', 'Discard this text'],
  discardTitle: ['¿Descartar este texto?', 'Discard this text?'],
  discardLead: [
    'Se borran de este dispositivo tu texto y todo lo de esta revisión. Tu guía no cambia.',
    'Your text and everything in this review is deleted from this device. Your guide does not change.',
  ],
  discardSurely: ['Descartar', 'Discard'],
  from: [(name: string) => `De ${name}`, (name: string) => `From ${name}`],
  kinds: {
    name: ['Nombre', 'Name'],
    address: ['Dirección', 'Address'],
    mapsLink: ['Mapa', 'Map'],
    welcome: ['Nota de bienvenida', 'Welcome note'],
    wifi: ['Wi-Fi', 'Wi-Fi'],
    email: ['Correo', 'Email'],
    code: ['Código', 'Code'],
    parking: ['Estacionamiento', 'Parking'],
    feature: ['Cuarto', 'Room'],
    device: ['Aparato', 'Device'],
    rule: ['Regla', 'Rule'],
    step: ['Al salir', 'When leaving'],
    place: ['Lugar', 'Place'],
    firstAid: ['Botiquín', 'First aid'],
    emergency: ['Emergencia', 'Emergency'],
    block: ['Texto', 'Text'],
  },
  parts: {
    checkIn: ['Entrada', 'Check-in'],
    checkOut: ['Salida', 'Check-out'],
    bedrooms: ['Recámaras', 'Bedrooms'],
    bathrooms: ['Baños', 'Bathrooms'],
    maxGuests: ['Huéspedes', 'Guests'],
    phone: {
      host: ['Tu teléfono', 'Your phone'],
      police: ['Policía', 'Police'],
      fire: ['Bomberos', 'Fire brigade'],
      medical: ['Médico', 'Medical'],
      gate: ['Caseta', 'Gatehouse'],
      other: ['Teléfono', 'Phone'],
    },
    arrival: {
      byPlane: ['Llegar en avión', 'Coming by plane'],
      byBus: ['Llegar en autobús', 'Coming by bus'],
      byCar: ['Llegar en coche', 'Coming by car'],
      gate: ['En la caseta', 'At the gate'],
      steps: ['Paso para entrar', 'Step to get in'],
      late: ['Si llegan tarde', 'Arriving late'],
      doesNotOpen: ['Si no abre', 'If it does not open'],
    },
  },
  texts: {
    name: ['Nombre', 'Name'],
    time: ['Hora', 'Time'],
    address: ['Dirección', 'Address'],
    link: ['Enlace', 'Link'],
    words: ['Texto', 'Text'],
    network: ['Red', 'Network'],
    password: ['Contraseña', 'Password'],
    number: ['Número', 'Number'],
    email: ['Correo', 'Email'],
    code: ['Código', 'Code'],
    label: ['De qué es', 'What it opens'],
    notes: ['Notas', 'Notes'],
    room: ['Cuarto', 'Room'],
    title: ['Título', 'Title'],
    description: ['Por qué', 'Why'],
    mapsLink: ['Mapa', 'Map'],
    body: ['Texto', 'Text'],
  },
})

export type PasteWords = (typeof pasteCopy)['es']
