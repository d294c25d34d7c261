import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import { hasPhrase, joined, type Phrases, phrases } from './phrases.ts'

/** Rooms by what they are, the ones of more words first. */
export const roomNames: Readonly<Record<string, Phrases>> = {
  'master-bedroom': phrases(
    `recamara principal, habitacion principal, cuarto principal, dormitorio principal, recamara master, habitacion master,
    master bedroom, main bedroom, primary bedroom, master suite, master`,
  ),
  bathroom: phrases(
    'bano, banos, medio bano, bathroom, bathrooms, bath, shower room, half bath, toilet, wc, restroom, powder room, en suite, ensuite',
  ),
  kitchen: phrases('cocina, cocineta, kitchen, kitchenette'),
  'dining-room': phrases('comedor, dining room, dining area, antecomedor, breakfast nook'),
  'living-room': phrases(
    'sala, sala de estar, sala tv, sala de tv, estancia, living room, living area, living, lounge, family room, sitting room, tv room',
  ),
  laundry: phrases('cuarto de lavado, area de lavado, laundry room, laundry area, utility room'),
  office: phrases(
    'estudio, oficina, area de trabajo, office, study, workspace, work area, den, home office',
  ),
  terrace: phrases(
    'terraza, balcon, azotea, rooftop, roof garden, roof, roof top, terrace, balcony, deck, solario',
  ),
  garden: phrases(
    'jardin, patio, patio trasero, porche, garden, yard, backyard, porch, courtyard, back yard',
  ),
  pool: phrases('alberca, piscina, jacuzzi, pool, hot tub, swimming pool, area de alberca'),
  bedroom: phrases(
    `recamara, recamaras, habitacion, habitaciones, dormitorio, dormitorios, cuarto, alcoba, bedroom, bedrooms, guest room,
    kids room, tapanco, loft bed, second bedroom, cuarto de ninos, recamara de ninos`,
  ),
  hall: phrases('entrada, recibidor, pasillo, hallway, hall, entry, entryway, foyer, mudroom'),
  garage: phrases('cochera, garage, garaje'),
}

export const anyRoom = joined(Object.values(roomNames))

/** Words between a room and what it has. */
export const having = phrases(
  `hay, tiene, tienen, cuenta con, cuentan con, has, have, there is, there are, theres, includes, include, incluye, incluyen, equipped with, equipada con, equipado con, comes with, come with, features, encontraran, encontraras, encontrara, hallaran, encuentran, you will find, youll find, viene con, with, con, dispone de, trae, esta equipada con, esta equipado con, is equipped with, is stocked with, stocked with, tenemos, offers, is fully equipped with, fully equipped with, completely equipped with, completamente equipada con, totalmente equipada con, va a encontrar, van a encontrar, contains`,
)

/** Which room a label names; several bedrooms and bathrooms are told apart by the rest of their labels. */
export function roomKeyOf(label: string): string | undefined {
  const tokens = tokensOf(label)
  return Object.entries(roomNames).find(([, list]) => hasPhrase(tokens, list))?.[0]
}
