import { defineCopy } from '#web/copy/define-copy.ts'

export const photoCopy = defineCopy({
  drop: ['Arrastra una foto, pégala o elígela', 'Drop a photo, paste it, or choose one'],
  dropNow: ['Suelta la foto aquí', 'Drop the photo here'],
  choose: ['Elegir foto', 'Choose photo'],
  change: ['Cambiar foto', 'Change photo'],
  take: ['Tomar foto', 'Take a photo'],
  illustration: ['Usar una ilustración por ahora', 'Use an illustration for now'],
  alt: ['Foto de portada elegida', 'The cover photo you chose'],
  uploaded: ['Foto guardada', 'Photo saved'],
  uploading: ['Subiendo… {percent} %', 'Uploading… {percent}%'],
  processing: ['Ya llegó: la estamos preparando…', 'It has arrived: we are preparing it…'],
  uploadLabel: ['Avance de la subida', 'Upload progress'],
  cancel: ['Cancelar subida', 'Cancel upload'],
  cancelled: [
    'Subida cancelada. La foto sigue aquí; se subirá al guardar.',
    'Upload cancelled. The photo is still here; it will be uploaded when you save.',
  ],
  kept: [
    'La foto y lo que escribiste siguen aquí; puedes guardar la guía sin ella.',
    'The photo and what you typed are still here; you can save the guide without it.',
  ],
  failed: [
    'No se pudo subir. La foto sigue aquí; se intentará de nuevo al guardar.',
    'It could not be uploaded. The photo is still here; saving will try again.',
  ],
  crop: {
    title: ['Recorta la portada', 'Crop the cover'],
    lead: [
      'Mueve la foto y acércala. Así se verá al abrir tu guía.',
      'Move the photo and zoom in. This is how your guide will open.',
    ],
    zoom: ['Acercar', 'Zoom'],
    area: [
      'Foto por recortar: muévela con las flechas',
      'Photo to crop: move it with the arrow keys',
    ],
    use: ['Usar esta foto', 'Use this photo'],
  },
  ofEntry: ['Foto {at}', 'Photo {at}'],
})
