import { defineCopy } from '#web/copy/define-copy.ts'

/** What guests ask most, and how much of it a guide answers. */
export const healthCopy = defineCopy({
  es: {
    title: 'Lo que preguntan los huéspedes',
    figure: (answered: number, of: number) => `responde ${answered} de ${of}`,
    short: (answered: number, of: number) => `${answered} de ${of}`,
    answers: (answered: number, of: number) => `Tu guía responde ${answered} de ${of}.`,
    states: {
      missing: 'Falta',
      waiting: 'Falta que lo confirmes',
      answered: 'Responde',
      not_applicable: 'No necesitan saberlo',
    },
    foundIn: (tab: string, title: string) => `Lo encuentran en: ${tab} › ${title}`,
    waitsIn: (tab: string, title: string) => `Está en: ${tab} › ${title}`,
    addIn: (tab: string) => `+ Agregar en: ${tab}`,
    say: 'Opciones',
    notAnswer: 'Esa no es la respuesta',
    lookAgain: 'Volver a buscarla',
    notApplicable: 'No necesitan saberlo',
    applies: 'Sí necesitan saberlo',
    findings: 'También revisa',
    found: {
      phone_country: 'Teléfono sin clave de país',
      maps_link: 'El enlace no abre un mapa',
      photo_words: 'Foto sin palabras',
    },
    longText: (words: number) => `Texto largo (palabras: ${words}): pocos lo leen completo`,
    untranslated: (count: number, language: string) =>
      count === 1
        ? `1 texto sin traducir al ${language}`
        : `${count} textos sin traducir al ${language}`,
    toLanguages: 'Idiomas',
  },
  en: {
    title: 'What guests ask',
    figure: (answered: number, of: number) => `answers ${answered} of ${of}`,
    short: (answered: number, of: number) => `${answered} of ${of}`,
    answers: (answered: number, of: number) => `Your guide answers ${answered} of ${of}.`,
    states: {
      missing: 'Missing',
      waiting: 'Waiting for your confirmation',
      answered: 'Answered',
      not_applicable: 'Guests need not know',
    },
    foundIn: (tab: string, title: string) => `They find it in: ${tab} › ${title}`,
    waitsIn: (tab: string, title: string) => `It is in: ${tab} › ${title}`,
    addIn: (tab: string) => `+ Add it in: ${tab}`,
    say: 'Options',
    notAnswer: 'That is not the answer',
    lookAgain: 'Look for it again',
    notApplicable: 'Guests need not know',
    applies: 'Guests do need to know',
    findings: 'Also look at',
    found: {
      phone_country: 'A phone without its country code',
      maps_link: 'The link opens no map',
      photo_words: 'A photo without words',
    },
    longText: (words: number) => `Long text (words: ${words}): few read to its end`,
    untranslated: (count: number, language: string) =>
      count === 1 ? `1 text not in ${language} yet` : `${count} texts not in ${language} yet`,
    toLanguages: 'Languages',
  },
})
