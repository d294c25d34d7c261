import type { RefusalMessage } from './messages.ts'

/** Texts that a host brings: what cannot be read, and why. */
export const readingRefusals = {
  reading_nothing: {
    es: 'No llegó ningún texto. Pega uno o elige un archivo.',
    en: 'No text arrived. Paste one, or choose a file.',
  },
  reading_too_many_files: {
    es: 'Son demasiados archivos a la vez. Elige hasta {files}.',
    en: 'These are too many files at once. Choose up to {files}.',
  },
  reading_too_large: {
    status: 413,
    es: 'Los archivos juntos pesan más de 20 MB. Quita alguno y vuelve a intentar.',
    en: 'The files together are larger than 20 MB. Remove one and try again.',
  },
  reading_too_long: {
    es: 'El texto es demasiado largo: caben hasta {letters} letras. Quita lo que no sea para tus huéspedes.',
    en: 'The text is too long: up to {letters} letters fit. Remove what is not for your guests.',
    one: {
      es: 'El texto es demasiado largo: cabe {letters} letra.',
      en: 'The text is too long: {letters} letter fits.',
    },
  },
  reading_failed: {
    status: 503,
    es: 'No pudimos revisar tu texto a tiempo. Sigue aquí: intenta con una parte.',
    en: 'We could not go through your text in time. It is still here: try with a part of it.',
  },
  reading_busy: {
    status: 503,
    es: 'Hay muchos textos en espera. Vuelve a intentar en un momento.',
    en: 'Many texts are waiting. Try again in a moment.',
  },
  reading_limit: {
    status: 429,
    es: 'Revisamos muchos textos tuyos en la última hora. Vuelve a intentar más tarde.',
    en: 'We went through many texts of yours in the last hour. Try again later.',
  },
  file_too_large: {
    es: 'Este archivo pesa más de 10 MB. Copia su texto y pégalo.',
    en: 'This file is larger than 10 MB. Copy its text and paste it.',
  },
  file_too_long: {
    es: 'Este archivo tiene demasiado texto. Pega solo lo que sea para tus huéspedes.',
    en: 'This file has too much text. Paste only what is for your guests.',
  },
  file_too_much: {
    es: 'Este archivo se lleva demasiado tiempo o memoria. Copia su texto y pégalo.',
    en: 'This file takes too much time or memory. Copy its text and paste it.',
  },
  file_without_words: {
    es: 'Este archivo está vacío.',
    en: 'This file is empty.',
  },
  file_of_pictures: {
    es: 'Este PDF no tiene texto: son imágenes. Busca el documento original o escribe lo que dice.',
    en: 'This PDF has no text: it is pictures. Look for the original document, or type what it says.',
  },
  file_pages_without_text: {
    es: 'No encontramos texto en las páginas {pages}. Si son imágenes, escribe lo que dicen.',
    en: 'We found no text on pages {pages}. If they are pictures, type what they say.',
    one: {
      es: 'No encontramos texto en la página {pages}. Si es una imagen, escribe lo que dice.',
      en: 'We found no text on page {pages}. If it is a picture, type what it says.',
    },
  },
  file_pages_left: {
    es: 'Leímos hasta la página {read} de {all}. Copia el texto de las demás y pégalo.',
    en: 'We read as far as page {read} of {all}. Copy the text of the others and paste it.',
  },
  file_with_password: {
    es: 'Este archivo tiene contraseña. Guárdalo sin ella y vuelve a elegirlo.',
    en: 'This file is protected by a password. Save it without one and choose it again.',
  },
  file_unknown: {
    es: 'No leemos archivos de este tipo. Usa .txt, .md, .docx, .pdf o .html, o pega el texto.',
    en: 'We do not read files of this kind. Use .txt, .md, .docx, .pdf or .html, or paste the text.',
  },
  file_damaged: {
    es: 'Este archivo está dañado o incompleto. Copia su texto y pégalo.',
    en: 'This file is damaged or incomplete. Copy its text and paste it.',
  },
} as const satisfies Record<string, RefusalMessage>
