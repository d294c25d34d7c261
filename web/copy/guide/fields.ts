import { defineCopy } from '#web/copy/define-copy.ts'

export const fieldsCopy = defineCopy({
  counter: ['{used} / {max}', '{used} / {max}'],
  leftEmpty: [
    'Si lo dejas vacío, tus huéspedes leerán «{value}».',
    'Left empty, your guests will read “{value}”.',
  ],
  more: ['Más: {what}', 'More: {what}'],
  less: ['Menos: {what}', 'Fewer: {what}'],
  contact: ['Cómo te encuentran', 'How guests reach you'],
  inner: ['Identificador interno', 'Internal id'],
  stayOnly: ['Solo con reservación', 'Only with a stay'],
  lock: ['Mostrar solo con reservación', 'Show only with a stay'],
  lockEntry: [
    'Mostrar solo con reservación (el título se ve)',
    'Show only with a stay (its title stays visible)',
  ],
  unlock: ['Mostrar a cualquiera con el enlace', 'Show to anyone with the link'],
  sectionOff: [
    'Apagada: tus huéspedes no la ven. Nada de lo escrito se borra.',
    'Off: your guests do not see it. Nothing you wrote is deleted.',
  ],
})

export const listsCopy = defineCopy({
  options: ['Opciones: {entry}', 'Options: {entry}'],
  photos: ['Agregar fotos', 'Add photos'],
  video: ['Agregar un video', 'Add a video'],
  up: ['Subir', 'Move up'],
  down: ['Bajar', 'Move down'],
  moved: ['Ahora en el lugar {at} de {of}.', 'Now number {at} of {of}.'],
  remove: ['Eliminar', 'Delete'],
  removed: ['{entry}: se quitó.', '{entry}: removed.'],
  undo: ['Deshacer', 'Undo'],
  link: {
    copy: ['Copiar su enlace', 'Copy its link'],
    copied: ['Enlace copiado', 'Link copied'],
    failed: ['No se copió', 'Not copied'],
  },
  numbered: ['{entry} {at}', '{entry} {at}'],
  full: ['Máximo {max}', 'At most {max}'],
})

export const settingsCopy = defineCopy({
  title: ['Idioma y zona horaria', 'Language and time zone'],
  otherZone: ['Otra…', 'Another…'],
  findZone: ['Busca una ciudad o un país', 'Search for a city or a country'],
  noZone: [
    'No encontramos esa zona. Prueba con el país o con una ciudad grande.',
    'We found no such zone. Try the country or a large city.',
  ],
})
