import { type Phrases, phrases } from './phrases.ts'
import type { Topic } from './topics.ts'

/** What stands over the second column of a table: that it tells more of what the first one names. */
export const secondColumns = phrases(
  `lo que hay, lo que tiene, lo que trae, why, why we like it, why we love it, why go, what, whats in it, what is in it, what it has, what you will find, whats inside, whats there, what to do, how, how to, how to use it, how it works, the trick, trick, tricks, tip, tips, details, detail, notes, note, info, information, description, contents, content, includes, items, things, features, instructions, where, location, phone, phone number, number, call, answer,
  por que, porque, motivo, que, que hay, que tiene, que incluye, que encontraras, como, como se usa, como funciona, truco, el truco, detalle, detalles, nota, notas, informacion, descripcion, contenido, incluye, cosas, tiene, equipo, equipamiento, instrucciones, donde, donde esta, ubicacion, telefono, numero, respuesta, comentario, comentarios, dato, datos`,
)

/** What the first column of a table is of, as the word above it says. */
export const firstColumns: readonly (readonly [Topic, Phrases])[] = [
  [
    'bedrooms',
    phrases(
      'room, rooms, space, spaces, area, areas, bedroom, bedrooms, cuarto, cuartos, espacio, espacios, habitacion, habitaciones, recamara, recamaras, ambiente, ambientes, dormitorio, dormitorios',
    ),
  ],
  [
    'device',
    phrases(
      'gadget, gadgets, appliance, appliances, device, devices, machine, machines, equipment, aparato, aparatos, equipo, equipos, electrodomestico, electrodomesticos, artefacto, artefactos',
    ),
  ],
  [
    'places',
    phrases(
      'place, places, spot, spots, we like, we love, our favorites, favorites, favourites, lugar, lugares, sitio, sitios, nos gusta, nos encanta, recomendamos, recommended, where to go, a donde ir',
    ),
  ],
  ['rules', phrases('rule, rules, regla, reglas, norma, normas, tema')],
  ['steps', phrases('chore, chores, before you go, tarea, tareas, antes de irse, antes de salir')],
  [
    'contact',
    phrases('who, name, contact, contacts, person, quien, nombre, contacto, contactos, persona'),
  ],
  ['emergency', phrases('emergency, emergencies, emergencia, emergencias')],
]

/** What the first column is of, where only the word above the second one says it. */
export const besideColumns: readonly (readonly [Topic, Phrases])[] = [
  [
    'places',
    phrases('why, why we like it, why we love it, why go, por que, porque, motivo, que pedir'),
  ],
  [
    'device',
    phrases('the trick, trick, tricks, how to use it, how it works, truco, el truco, como se usa'),
  ],
  [
    'bedrooms',
    phrases(
      'lo que hay, lo que tiene, lo que trae, whats in it, whats inside, whats there, que hay, que tiene, que incluye',
    ),
  ],
]
