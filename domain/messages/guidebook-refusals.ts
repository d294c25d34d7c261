import type { RefusalMessage } from './messages.ts'

/** Guidebooks: reading, writing, publishing, and what is said when it cannot be done. */
export const guidebookRefusals = {
  guidebook_not_found: {
    es: 'La guía no existe o todavía no está publicada',
    en: 'Guidebook not found or not published yet',
    spec: 'en',
  },
  guidebook_load_failed: {
    es: 'No se pudo cargar la guía',
    en: 'Failed to load guidebook',
    spec: 'en',
  },
  guide_suspended: {
    status: 403,
    es: 'Esta guía está suspendida y no se puede publicar ni copiar. El motivo está en tu panel; escríbenos si crees que es un error.',
    en: 'This guidebook is suspended and cannot be published or copied. The reason is on your dashboard; write to us if you think it is a mistake.',
  },
  stale: {
    status: 409,
    es: 'Esta guía cambió en otro lugar desde que la abriste. Lo que escribiste sigue aquí: compara, sobrescribe o vuelve a cargar.',
    en: 'This guidebook changed somewhere else since you opened it. What you typed is still here: compare, overwrite or reload.',
  },
  save_id_reused: {
    status: 409,
    es: 'Este intento de guardar ya se usó con otro contenido. Lo que escribiste sigue aquí: compara, sobrescribe o vuelve a cargar.',
    en: 'This save was already used with other content. What you typed is still here: compare, overwrite or reload.',
  },
  photo_required: {
    es: 'Se requiere una foto de la propiedad para crear la guía.',
    en: 'A photo of the property is required to create the guidebook.',
  },
  required_missing: {
    es: 'Debes completar estos campos requeridos antes de poder guardar la guía.',
    en: 'You must fill out these required fields before you can save the guidebook.',
  },
  guidebook_limit: {
    status: 403,
    es: 'Llegaste al máximo de {max} guía|guías en una cuenta. Elimínala|Elimina_alguna para crear otra.',
    en: 'You have reached the maximum of {max} guidebook|guidebooks in one account. Delete it|one to create another.',
  },
  too_many_stays: {
    status: 403,
    es: 'Esta guía ya tiene {max} reservación|reservaciones por venir. Elimínala|Elimina_alguna para agregar otra.',
    en: 'This guidebook already has {max} stay|stays to come. Delete it|one to add another.',
  },
  guide_text_limit: {
    es: 'Esta guía lleva {size} kB de texto y caben {max} kB. Acorta o quita algo y vuelve a guardar.',
    en: 'This guidebook holds {size} kB of text and {max} kB fit. Shorten or remove something and save again.',
  },
  guide_translations_limit: {
    es: 'Las traducciones de esta guía llevan {size} kB y caben {max} kB. Acorta alguna o quita un idioma y vuelve a guardar.',
    en: 'The translations of this guidebook hold {size} kB and {max} kB fit. Shorten one or remove a language and save again.',
  },
  no_translator: {
    es: 'Aquí no hay un traductor conectado. Escribe la traducción tú.',
    en: 'No translator is connected here. Write the translation yourself.',
  },
  same_language: {
    es: 'La guía ya está escrita en ese idioma.',
    en: 'The guidebook is written in that language already.',
  },
  translator_failed: {
    status: 503,
    es: 'El traductor no respondió. Lo que escribiste sigue como estaba: intenta otra vez en un momento o escríbelo tú.',
    en: 'The translator did not answer. What you wrote is as it was: try again in a moment or write it yourself.',
  },
  text_storage_limit: {
    status: 403,
    es: 'Tus guías juntas llegaron al máximo de {max} MB de texto. Acorta o elimina alguna para guardar más.',
    en: 'Your guidebooks together have reached the maximum of {max} MB of text. Shorten or delete one to save more.',
  },
  copy_changed_there: {
    es: 'Ahí se cambió: dice otra cosa y se queda como está.',
    en: 'It was changed there: it says something else and stays as it is.',
  },
  copy_guide_changed: {
    es: 'Esa guía se guardó mientras mirabas: no se tocó.',
    en: 'That guide was saved while you were looking: it was left alone.',
  },
  copy_guide_gone: { es: 'Esa guía ya no está.', en: 'That guide is gone.' },
  copy_entry_gone: { es: 'Esa entrada ya no está ahí.', en: 'That entry is not there any more.' },
  copy_already_there: { es: 'Ya está ahí.', en: 'It is there already.' },
  copy_there_otherwise: {
    es: 'Ya está ahí, con otro texto: no se tocó.',
    en: 'It is there already and says something else: it was left alone.',
  },
  copy_id_taken: {
    es: 'Esa guía ya tiene otra entrada con el mismo enlace: no se tocó.',
    en: 'That guide already has another entry with the same link: it was left alone.',
  },
  copy_list_full: {
    es: 'Esa lista ya está llena: caben {max}.',
    en: 'That list is full: it holds {max}.',
  },
  copy_says_secret: {
    es: 'Menciona un código o una contraseña de esta casa: no se lleva a otras.',
    en: 'It mentions a code or a password of this home: it is not taken to others.',
  },
  copy_not_done: {
    es: 'La primera vez no se aplicó. Abre esa guía y cámbiala ahí.',
    en: 'It was not applied the first time. Open that guide and change it there.',
  },
  error_creating: { es: 'Error al crear la guía', en: 'The guidebook could not be created' },
  error_updating: { es: 'Error al actualizar la guía', en: 'The guidebook could not be updated' },
  error_deleting: { es: 'Error al eliminar la guía', en: 'The guidebook could not be deleted' },
  error_publishing: { es: 'Error al publicar la guía', en: 'The guidebook could not be published' },
  error_unpublishing: {
    es: 'Error al despublicar la guía',
    en: 'The guidebook could not be unpublished',
  },
  error_loading_guidebook: {
    es: 'Error al cargar la guía: {reason}',
    en: 'Error loading guidebook: {reason}',
    spec: 'en',
  },
  error_updating_guidebook: {
    es: 'Error al actualizar la guía: {reason}',
    en: 'Error updating guidebook: {reason}',
    spec: 'en',
  },
  error_deleting_guidebook: {
    es: 'Error al eliminar la guía: {reason}',
    en: 'Error deleting guidebook: {reason}',
    spec: 'en',
  },
  error_creating_guidebook: {
    es: 'Error al crear la guía: {message}',
    en: 'Error creating guidebook: {message}',
    spec: 'en',
  },
  could_not_load_guidebook: {
    es: 'No pudimos cargar la guía',
    en: 'Could not load guidebook',
    spec: 'en',
  },
  could_not_load_guidebook_content: {
    es: 'No pudimos cargar el contenido de la guía',
    en: 'Could not load guidebook content',
    spec: 'en',
  },
} as const satisfies Record<string, RefusalMessage>

/** Credits: the last one, the missing one, and the way to get one back. */
export const creditRefusals = {
  no_credit: {
    status: 403,
    es: 'No tienes suficientes créditos para publicar esta guía',
    en: 'You do not have enough credits to publish this guidebook',
  },
  over_limit: {
    status: 403,
    es: 'Tienes más guías publicadas que créditos. Despublica {count} o recupera tu plan antes de publicar otra.',
    en: 'You have more published guides than credits. Unpublish {count} or restore your plan before publishing another.',
  },
  facts_to_confirm: {
    status: 409,
    es: 'Nadie ha confirmado {count} dato|datos que tus huéspedes van a leer. No cambió nada: confírmalo|confírmalos y vuelve a intentarlo.',
    en: '{count} fact|facts that your guests will read is|are not confirmed. Nothing has changed: confirm it|them and try again.',
  },
  unpublish_to_regain: {
    es: 'Puedes despublicar guías existentes para recuperar créditos.',
    en: 'You can unpublish existing guides to regain credits.',
    spec: 'en',
  },
  error_fetching_credits: {
    es: 'Error al consultar los créditos',
    en: 'Error fetching credits',
    spec: 'en',
  },
  could_not_fetch_credits: {
    es: 'No pudimos consultar tus créditos',
    en: 'Could not fetch credits',
    spec: 'en',
  },
  could_not_publish_guide: {
    es: 'No pudimos publicar la guía',
    en: 'Could not publish guide',
    spec: 'en',
  },
  could_not_unpublish_guide: {
    es: 'No pudimos despublicar la guía',
    en: 'Could not unpublish guide',
    spec: 'en',
  },
  some_guides_not_unpublished: {
    es: 'Algunas guías no se pudieron despublicar',
    en: 'Some guides could not be unpublished',
    spec: 'en',
  },
  could_not_unpublish_guides: {
    es: 'No pudimos despublicar las guías',
    en: 'Could not unpublish guides',
    spec: 'en',
  },
  select_guides_to_unpublish: {
    es: 'Selecciona las guías que quieres despublicar',
    en: 'Please select guides to unpublish',
    spec: 'en',
  },
} as const satisfies Record<string, RefusalMessage>
