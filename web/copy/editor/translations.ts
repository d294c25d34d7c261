import { counted, defineCopy } from '#web/copy/define-copy.ts'
import { toolWords } from './tools.ts'

type Count = { count: number; language: string }
type Done = { done: number; all: number }

/** What a guide says in other languages, in the editor: which there are, what is missing, text beside text. */
export const translationsCopy = defineCopy({
  open: toolWords.languages,
  lead: [
    'Tu guía está escrita {own}. Escríbela también en otro idioma: tus huéspedes leen el suyo en el mismo enlace, y lo que falte lo ven {own}.',
    'Your guide is written {own}. Write it in another language, too: your guests read theirs at the same link, and what is missing they see {own}.',
  ],
  names: {
    es: ['español', 'Spanish'],
    en: ['inglés', 'English'],
    fr: ['francés', 'French'],
    pt: ['portugués', 'Portuguese'],
    de: ['alemán', 'German'],
  },
  inLanguage: {
    es: ['en español', 'in Spanish'],
    en: ['en inglés', 'in English'],
    fr: ['en francés', 'in French'],
    pt: ['en portugués', 'in Portuguese'],
    de: ['en alemán', 'in German'],
  },
  none: ['Todavía no hay otro idioma.', 'There is no other language yet.'],
  addTitle: ['Agregar un idioma', 'Add a language'],
  add: ['Agregar {language}', 'Add {language}'],
  edit: ['Traducir al {language}', 'Translate into {language}'],
  remove: ['Quitar', 'Remove'],
  removeNamed: ['Quitar {language}', 'Remove {language}'],
  removeTitle: ['¿Quitar el {language}?', 'Remove {language}?'],
  removeWhy: [
    ({ count, language }: Count) =>
      count === 1
        ? `Se va 1 texto en ${language}. Si después restauras una versión anterior de la guía, vuelve con ella.`
        : `Se van ${count} textos en ${language}. Si después restauras una versión anterior de la guía, vuelven con ella.`,
    ({ count, language }: Count) =>
      count === 1
        ? `1 text in ${language} goes. If you bring back an earlier version of the guide, it comes with it.`
        : `${count} texts in ${language} go. If you bring back an earlier version of the guide, they come with it.`,
  ],
  keep: ['Conservar', 'Keep'],
  figures: {
    missing: counted(['falta 1', '1 missing'], ['faltan {count}', '{count} missing']),
    older: [
      (count: number, own: string) =>
        count === 1
          ? `1 más vieja que el original ${own}`
          : `${count} más viejas que el original ${own}`,
      (count: number, own: string) => `${count} older than the original ${own}`,
    ],
    machine: counted(
      ['1 por aceptar', '1 to accept'],
      ['{count} por aceptar', '{count} to accept'],
    ),
    done: ['Todo traducido', 'All translated'],
  },
  back: ['Todos los idiomas', 'All languages'],
  backToForm: ['Volver al formulario', 'Back to the form'],
  nothing: [
    'Tu guía aún no tiene textos. Escríbelos primero en el formulario.',
    'Your guide has no texts yet. Write them in the form first.',
  ],
  standing: {
    missing: ['Falta', 'Missing'],
    older: ['El original cambió', 'The original changed'],
    machine: ['De máquina', 'By machine'],
    good: ['Lista', 'Done'],
  },
  stillRight: ['Sigue bien', 'Still right'],
  accept: ['Aceptar', 'Accept'],
  acceptAll: ['Aceptar toda la sección', 'Accept the whole section'],
  sectionDone: [
    ({ done, all }: Done) => `${done} de ${all}`,
    ({ done, all }: Done) => `${done} of ${all}`,
  ],
  lines: {
    copy: ['Copiar todo para traducir', 'Copy everything to translate'],
    copied: ['Copiado', 'Copied'],
    failed: ['No se pudo copiar', 'Could not be copied'],
    ask: [
      'Traduce cada línea al {language}. Deja los números y los signos ¶ donde están.',
      'Translate each line into {language}. Leave the numbers and the ¶ signs where they are.',
    ],
    paste: ['Pegar la traducción', 'Paste the translation'],
    pasteHint: [
      'Líneas con su número, como las copiaste. Lo que ya tradujiste se queda como está.',
      'Lines with their numbers, as you copied them. What you have translated stays as it is.',
    ],
    take: ['Poner en su lugar', 'Put in place'],
    taken: counted(
      [
        'Se puso 1 texto. Léelo antes de guardar.',
        '1 text was put in place. Read it before you save.',
      ],
      [
        'Se pusieron {count} textos. Léelos antes de guardar.',
        '{count} texts were put in place. Read them before you save.',
      ],
    ),
    missing: ['No llegaron:', 'Did not come:'],
    andMore: ['y {count} más', 'and {count} more'],
    unknown: ['Estos números no existen:', 'These numbers do not exist:'],
    twice: ['Llegaron dos veces y no se pusieron:', 'Came twice and were not put in place:'],
    tooLong: ['Demasiado largos (máximo 10 000 letras):', 'Too long (10,000 letters at most):'],
    kept: [
      'Ya estaban traducidos y quedaron como estaban:',
      'Were translated already and stayed as they were:',
    ],
  },
  machine: {
    translate: ['Traducir lo que falta', 'Translate what is missing'],
    why: [
      'Un traductor automático hace borradores de lo que ya guardaste. No lee lo que está con candado, tus contactos ni tu Wi-Fi, y los números van tapados. Tus huéspedes ven que es de máquina hasta que lo aceptes.',
      'A machine drafts what you have saved already. It does not read what is locked, your contacts or your Wi-Fi, and numbers go masked. Your guests see that it is by machine until you accept it.',
    ],
    came: [
      (count: number) =>
        count === 0
          ? 'No había nada que mandar.'
          : count === 1
            ? 'Llegó 1 borrador. Léelo y acéptalo.'
            : `Llegaron ${count} borradores. Léelos y acéptalos.`,
      (count: number) =>
        count === 0
          ? 'There was nothing to send.'
          : count === 1
            ? '1 draft came. Read it and accept it.'
            : `${count} drafts came. Read them and accept them.`,
    ],
    left: counted(
      ['1 texto no llegó: escríbelo tú.', '1 text did not come: write it yourself.'],
      [
        '{count} textos no llegaron: escríbelos tú o pide otra vez.',
        '{count} texts did not come: write them yourself or ask again.',
      ],
    ),
    unreachable: [
      'No hay conexión con el servidor. Lo que escribiste sigue como estaba: intenta otra vez.',
      'The server cannot be reached. What you wrote is as it was: try again.',
    ],
  },
  swap: {
    title: ['¿Cambiar lugares con el {language}?', 'Swap with {language}?'],
    lead: [
      ({ count, language }: Count) =>
        count === 1
          ? `Ya tienes 1 texto en ${language}. Puede pasar a ser el original, y el de ahora quedar como su traducción.`
          : `Ya tienes ${count} textos en ${language}. Pueden pasar a ser los originales, y los de ahora quedar como su traducción.`,
      ({ count, language }: Count) =>
        count === 1
          ? `You have 1 text in ${language}. It can become the original, and the one of now its translation.`
          : `You have ${count} texts in ${language}. They can become the originals, and those of now their translations.`,
    ],
    left: counted(
      [
        '1 texto sin traducción se queda como está.',
        '1 text without a translation stays as it is.',
      ],
      [
        '{count} textos sin traducción se quedan como están.',
        '{count} texts without a translation stay as they are.',
      ],
    ),
    cancel: ['Cancelar', 'Cancel'],
    swap: ['Cambiar lugares', 'Swap'],
    onlyName: ['Solo cambiar el idioma', 'Only change the language'],
  },
})
