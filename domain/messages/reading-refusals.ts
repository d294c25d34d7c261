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
    es: 'El texto es demasiado largo: cabe|caben hasta {letters} letra|letras. Quita lo que no sea para tus huéspedes.',
    en: 'The text is too long: up to {letters} letter|letters fits|fit. Remove what is not for your guests.',
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
  no_model: {
    es: 'Aquí no hay un modelo conectado. Manda tu texto sin él.',
    en: 'No model is connected here. Send your text without one.',
  },
  model_failed: {
    es: 'El modelo no respondió bien. Esto es lo que leímos sin él.',
    en: 'The model gave no good answer. This is what we read without it.',
  },
  model_limit: {
    es: 'Hoy ya preguntamos mucho al modelo por ti. Esto es lo que leímos sin él.',
    en: 'We have asked the model a lot for you today. This is what we read without it.',
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
    es: 'No encontramos texto en la|las página|páginas {pages}. Si es_una_imagen|son_imágenes, escribe lo que dice|dicen.',
    en: 'We found no text on page|pages {pages}. If it_is_a_picture|they_are_pictures, type what it_says|they_say.',
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
