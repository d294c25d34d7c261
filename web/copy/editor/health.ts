import { defineCopy } from '#web/copy/define-copy.ts'

export const healthCopy = defineCopy({
  title: ['Lo que preguntan los huéspedes', 'What guests ask'],
  answers: ['Tu guía responde {answered} de {of}.', 'Your guide answers {answered} of {of}.'],
  states: {
    missing: ['Falta', 'Missing'],
    waiting: ['Falta que lo confirmes', 'Waiting for your confirmation'],
    answered: ['Responde', 'Answered'],
    not_applicable: ['No necesitan saberlo', 'Guests need not know'],
  },
  foundIn: ['Lo encuentran en: {tab} › {title}', 'They find it in: {tab} › {title}'],
  waitsIn: ['Está en: {tab} › {title}', 'It is in: {tab} › {title}'],
  addIn: ['+ Agregar en: {tab}', '+ Add it in: {tab}'],
  say: ['Opciones', 'Options'],
  notAnswer: ['Esa no es la respuesta', 'That is not the answer'],
  lookAgain: ['Volver a buscarla', 'Look for it again'],
  notApplicable: ['No necesitan saberlo', 'Guests need not know'],
  applies: ['Sí necesitan saberlo', 'Guests do need to know'],
  findings: ['También revisa', 'Also look at'],
  found: {
    phone_country: ['Teléfono sin clave de país', 'A phone without its country code'],
    maps_link: ['El enlace no abre un mapa', 'The link opens no map'],
    photo_words: ['Foto sin palabras', 'A photo without words'],
  },
  longText: [
    'Texto largo (palabras: {words}): pocos lo leen completo',
    'Long text (words: {words}): few read to its end',
  ],
  untranslated: [
    '{count} texto|textos sin traducir al {language}',
    '{count} text|texts not in {language} yet',
  ],
  toLanguages: ['Idiomas', 'Languages'],
})
