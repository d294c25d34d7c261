import type { RefusalMessage } from './messages.ts'

/** Photos: what cannot be uploaded, and why. */
export const photoRefusals = {
  bucket_unavailable: {
    status: 503,
    es: "El almacén de fotos '{bucket}' no está disponible...",
    en: "Storage bucket '{bucket}' is not available...",
    spec: 'en',
  },
  upload_failed: {
    status: 500,
    es: 'No se pudo subir la foto: {message}',
    en: 'Upload failed: {message}',
    spec: 'en',
  },
  photo_not_processed: {
    status: 500,
    es: 'No se pudo procesar la foto y no se guardó nada. Vuelve a intentar o elige otra.',
    en: 'The photo could not be processed, and nothing was stored. Try again, or choose another one.',
  },
  photo_missing: {
    es: 'No llegó ninguna foto. Elige una y vuelve a intentar.',
    en: 'No photo arrived. Choose one and try again.',
  },
  photo_empty: {
    es: 'El archivo está vacío. Elige otra foto.',
    en: 'The file is empty. Choose another photo.',
  },
  photo_too_large: {
    status: 413,
    es: 'La foto pesa más de 5 MB. Elige una más ligera.',
    en: 'The photo is larger than 5 MB. Choose a lighter one.',
  },
  photo_not_image: {
    status: 415,
    es: 'El archivo no es una foto. Usa JPG, PNG, WebP o AVIF.',
    en: 'The file is not a photo. Use JPG, PNG, WebP or AVIF.',
  },
  photo_heic: {
    status: 415,
    es: 'Tu teléfono guardó la foto en formato HEIC. Expórtala como JPG o toma una captura de pantalla y súbela.',
    en: 'Your phone saved the photo as HEIC. Export it as JPG, or take a screenshot of it and upload that.',
  },
  photo_damaged: {
    es: 'La foto está dañada o incompleta. Elige otra.',
    en: 'The photo is damaged or incomplete. Choose another one.',
  },
  photo_too_many_pixels: {
    es: 'La foto mide demasiados píxeles. Reduce su tamaño y vuelve a intentar.',
    en: 'The photo has too many pixels. Reduce its size and try again.',
  },
  photo_too_small: {
    es: 'La foto es demasiado pequeña para usarse. Elige una más grande.',
    en: 'The photo is too small to be used. Choose a larger one.',
  },
  photo_too_narrow: {
    es: 'La foto es demasiado alargada. Recórtala y vuelve a intentar.',
    en: 'The photo is too long and narrow. Crop it and try again.',
  },
  photos_busy: {
    status: 503,
    es: 'Hay muchas fotos en espera. Vuelve a intentar en {seconds} segundo|segundos.',
    en: 'Many photos are waiting. Try again in {seconds} second|seconds.',
  },
  photo_not_yours: {
    es: 'Esa foto no está entre las que subiste. Súbela de nuevo.',
    en: 'That photo is not among the ones you uploaded. Upload it again.',
  },
  photo_uploads_limit: {
    status: 429,
    es: 'Subiste muchas fotos en la última hora. Vuelve a intentar más tarde.',
    en: 'You uploaded many photos in the last hour. Try again later.',
  },
  guide_photos_limit: {
    status: 403,
    es: 'Esta guía ya tiene todas las fotos que caben en ella. Quita alguna para agregar otra.',
    en: 'This guidebook already holds all the photos that fit in it. Remove one to add another.',
  },
  photo_storage_limit: {
    status: 403,
    es: 'Llegaste al espacio máximo para fotos. Elimina guías o fotos que ya no uses.',
    en: 'You have reached the maximum space for photos. Delete guides or photos you no longer use.',
  },
} as const satisfies Record<string, RefusalMessage>
