import { defineCopy } from '#web/copy/define-copy.ts'

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

export const goOnReviewing = ['Seguir revisando', 'Go on reviewing'] as const

export const toolsCopy = defineCopy(toolWords)
