import type { RefusalMessage } from './messages.ts'

/** A guide that leaves as a zip or is brought in from one: why it is not, and that nothing was made. */
export const importRefusals = {
  import_damaged: {
    es: 'El archivo no es un zip completo: se cortó o se dañó. No se creó nada. Descarga la guía otra vez y vuelve a intentar.',
    en: 'The file is not a whole zip: it was cut off or damaged. Nothing was made. Download the guide again and try once more.',
  },
  import_goes_on: {
    es: 'El archivo sigue después del final de su zip: algo se le agregó. No se creó nada. Descarga la guía otra vez y vuelve a intentar.',
    en: 'The file goes on after the end of its zip: something was added to it. Nothing was made. Download the guide again and try once more.',
  },
  import_encrypted: {
    es: 'El zip tiene contraseña y no podemos abrirlo. No se creó nada. Guárdalo sin contraseña y vuelve a intentar.',
    en: 'The zip has a password and we cannot open it. Nothing was made. Save it without a password and try again.',
  },
  import_unsafe_names: {
    es: 'El zip tiene archivos con nombres que salen de su carpeta, repetidos o que llevan a otra parte. No se creó nada. Usa el zip como lo descargaste.',
    en: 'The zip has files whose names leave its folder, come twice or lead elsewhere. Nothing was made. Use the zip as you downloaded it.',
  },
  import_too_many_files: {
    es: 'El zip tiene demasiados archivos (máximo {max}). No se creó nada. Usa el zip de una sola guía.',
    en: 'The zip has too many files (at most {max}). Nothing was made. Use the zip of a single guide.',
  },
  import_too_large: {
    status: 413,
    es: 'El zip pesa más de {max} MB. No se creó nada. Usa el zip de una sola guía; puedes quitarle la carpeta site, que no hace falta.',
    en: 'The zip is larger than {max} MB. Nothing was made. Use the zip of a single guide; you can take out its folder site, which is not needed.',
  },
  import_unpacks_too_large: {
    es: 'Lo que hay en el zip ocupa demasiado al abrirse. No se creó nada. Usa el zip como lo descargaste.',
    en: 'What is in the zip takes too much space when it is opened. Nothing was made. Use the zip as you downloaded it.',
  },
  import_no_guide: {
    es: 'En el zip no hay una guía: falta guide.json, o hay varios. No se creó nada. Usa el zip de una sola guía.',
    en: 'There is no guide in the zip: guide.json is missing, or there are several. Nothing was made. Use the zip of a single guide.',
  },
  import_not_a_guide: {
    es: 'El guide.json del zip no es una guía que sepamos leer. No se creó nada. Usa el zip como lo descargaste.',
    en: 'The guide.json of the zip is no guide that we can read. Nothing was made. Use the zip as you downloaded it.',
  },
  import_newer_version: {
    es: 'El zip se hizo con una versión más nueva (formato {version}) y aquí se lee hasta el formato {known}. No se creó nada. Impórtalo donde lo descargaste.',
    en: 'The zip was made by a newer version (format {version}), and formats up to {known} are read here. Nothing was made. Import it where you downloaded it.',
  },
  import_wrong_content: {
    es: 'La guía del zip tiene algo que no se puede guardar, en {places}. No se creó nada. Corrígelo en la guía original y descárgala otra vez.',
    en: 'The guide in the zip holds something that cannot be saved, in {places}. Nothing was made. Mend it in the original guide and download it again.',
  },
  import_too_many_photos: {
    es: 'Fotos de la guía del zip: {count}. Caben {max}. No se creó nada. Quita fotos en la guía original y descárgala otra vez.',
    en: 'Photos of the guide in the zip: {count}. {max} fit. Nothing was made. Take photos out of the original guide and download it again.',
  },
  import_busy: {
    status: 429,
    es: 'Todavía revisamos otro zip tuyo. Espera a que termine y vuelve a intentar.',
    en: 'We are still at work on another zip of yours. Wait until it is done and try again.',
  },
  import_limit: {
    status: 429,
    es: 'Importaste mucho en la última hora. No se creó nada. Vuelve a intentar en {minutes} minuto|minutos.',
    en: 'You imported a lot in the last hour. Nothing was made. Try again in {minutes} minute|minutes.',
  },
  export_limit: {
    status: 429,
    es: 'Descargaste muchas guías en la última hora. Vuelve a intentar en {minutes} minuto|minutos.',
    en: 'You downloaded many guides in the last hour. Try again in {minutes} minute|minutes.',
  },
  import_photo: {
    es: '«{file}» no es una foto que se pueda usar: JPG, PNG, WebP o AVIF de hasta 5 MB. No se creó nada.',
    en: '“{file}” is no photo that can be used: JPG, PNG, WebP or AVIF up to 5 MB. Nothing was made.',
  },
} as const satisfies Record<string, RefusalMessage>
