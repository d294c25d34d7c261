import { counted, defineCopy } from '#web/copy/define-copy.ts'
import { languagesIn } from '#web/copy/formats/format.ts'
import { toolWords } from './editor.ts'

export const translationsCopy = defineCopy({
  open: toolWords.languages,
  lead: [
    'Tu guía está escrita {own}. Escríbela también en otro idioma: tus huéspedes leen el suyo en el mismo enlace, y lo que falte lo ven {own}.',
    'Your guide is written {own}. Write it in another language, too: your guests read theirs at the same link, and see whatever is missing {own}.',
  ],
  names: { es: languagesIn('es'), en: languagesIn('en') },
  inLanguage: ['en {language}', 'in {language}'],
  none: ['Todavía no hay otro idioma.', 'There is no other language yet.'],
  addTitle: ['Agregar un idioma', 'Add a language'],
  add: ['Agregar {language}', 'Add {language}'],
  edit: ['Traducir al {language}', 'Translate into {language}'],
  remove: ['Quitar', 'Remove'],
  removeNamed: ['Quitar {language}', 'Remove {language}'],
  removeTitle: ['¿Quitar el {language}?', 'Remove {language}?'],
  removeWhy: [
    'Se va|van {count} texto|textos en {language}. Si después restauras una versión anterior de la guía, vuelve|vuelven con ella.',
    '{count} text|texts in {language} goes|go. If you bring back an earlier version of the guide, it_comes|they_come with it.',
  ],
  removeUnsaved: [
    'Se va|van {count} texto|textos en {language} sin guardar: no se podrá|podrán recuperar.',
    '{count} unsaved text|texts in {language} goes|go and cannot be brought back.',
  ],
  keep: ['Conservar', 'Keep'],
  figures: {
    missing: ['falta|faltan {count}', '{count} missing'],
    older: [
      '{count} más vieja|viejas que el original {own}',
      '{count} older than the original {own}',
    ],
    machine: ['{count} por aceptar', '{count} to accept'],
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
  strange: ['No está en el original: {strange}', 'Not in the original: {strange}'],
  stillRight: ['Sigue bien', 'Still right'],
  accept: ['Aceptar', 'Accept'],
  acceptAll: ['Aceptar toda la sección', 'Accept the whole section'],
  sectionDone: ['{done} de {all}', '{done} of {all}'],
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
    taken: [
      'Se puso|pusieron {count} texto|textos. Léelo|Léelos antes de guardar.',
      '{count} text|texts was|were put in place. Read it|them before you save.',
    ],
    same: [
      'Pegaste el mismo texto que copiaste: no se puso nada.',
      'You pasted the very text that you copied: nothing was put in place.',
    ],
    untranslated: [
      'No se pusieron porque dicen lo mismo que el original; si así está bien, escríbelos tú:',
      'Not put in place, because they say the same as the original; if that is right, write them yourself:',
    ],
    missing: ['Faltan en tu texto:', 'Missing from your text:'],
    andMore: ['y {count} más', 'and {count} more'],
    altered: [
      'No se pusieron porque sus números o sus líneas no son los del original:',
      'Not put in place, because their numbers or their lines differ from the original:',
    ],
    unknown: ['Estos números no existen:', 'These numbers do not exist:'],
    changed: [
      'No se pusieron porque el original ya no es el que copiaste:',
      'Not put in place, because the original is no longer the one you copied:',
    ],
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
      'Un traductor automático hace borradores de lo que ya guardaste. No lee lo que es solo con reservación, tus contactos ni tu Wi-Fi, y los números van tapados. Tus huéspedes ven que es de máquina hasta que lo aceptes.',
      'A machine drafts what you have saved already. It does not read what is only with a stay, your contacts or your Wi-Fi, and numbers go masked. Your guests see that it is by machine until you accept it.',
    ],
    came: counted({
      none: ['No hay borradores nuevos.', 'There are no new drafts.'],
      many: [
        'Se puso|pusieron {count} borrador|borradores. Léelo|Léelos y acéptalo|acéptalos.',
        '{count} draft|drafts was|were put in place. Read it|them and accept it|them.',
      ],
    }),
    left: counted({
      one: ['1 texto no llegó: escríbelo tú.', '1 text did not come: write it yourself.'],
      many: [
        '{count} textos no llegaron: escríbelos tú o pide otra vez.',
        '{count} texts did not come: write them yourself or ask again.',
      ],
    }),
    unreachable: [
      'No hay conexión con el servidor. Lo que escribiste sigue como estaba: intenta otra vez.',
      'The server cannot be reached. What you wrote is as it was: try again.',
    ],
  },
  swap: {
    title: ['¿Cambiar lugares con el {language}?', 'Swap with {language}?'],
    lead: [
      'Ya tienes {count} texto|textos en {language}. Puede_pasar_a_ser_el_original|Pueden_pasar_a_ser_los_originales, y el|los que tienes ahora quedar como su traducción.',
      'You have {count} text|texts in {language}. It|They can become the original|originals, and what you have now its_translation|their_translations.',
    ],
    left: [
      '{count} texto|textos sin traducción, o con una que no has aceptado o que no cabe en su campo, se queda|quedan como está|están.',
      '{count} text|texts without a translation, or with one that you have not accepted or that does not fit its field, stays|stay as it|they is|are.',
    ],
    swap: ['Cambiar lugares', 'Swap'],
    onlyName: ['Solo cambiar el idioma', 'Only change the language'],
  },
})
