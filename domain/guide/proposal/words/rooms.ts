import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import { hasPhrase, joined, type Phrases, phrases } from './phrases.ts'

/** Rooms by what they are, the ones of more words first. */
export const roomNames: Readonly<Record<string, Phrases>> = {
  'master-bedroom': phrases(
    `recamara principal, habitacion principal, cuarto principal, dormitorio principal, recamara master, habitacion master, rec principal, rec master, hab principal, recamara ppal, alcoba principal, pieza principal, dormitorio en suite, dormitorio matrimonial,
    master bedroom, main bedroom, primary bedroom, primary suite, main suite, primary room, master room, master suite, owners suite, master`,
  ),
  bathroom: phrases(
    'bano, bano compartido, bano privado, full bath, full bathroom, private bath, private bathroom, shared bath, shared bathroom, banos, medio bano, aseo, aseos, cuarto de bano, bano completo, bano de visitas, bano principal, toilette, wet room, shower room, master bath, guest bath, hall bath, half bathroom, bathroom, bathrooms, bath, shower room, half bath, toilet, wc, restroom, powder room, en suite, ensuite',
  ),
  kitchen: phrases(
    'cocinita, cocina comedor, kitchen diner, scullery, larder, utility, galley, cocina, cocina equipada, cocina completa, cocina totalmente equipada, cocina abierta, full kitchen, fully equipped kitchen, fully stocked kitchen, open kitchen, eat in kitchen, outdoor kitchen, cocina exterior, cocineta, kitchenet, cocina integral, kitchen, kitchenette, pantry, alacena',
  ),
  'dining-room': phrases(
    'comedor, dining room, dining area, antecomedor, desayunador, breakfast nook, breakfast bar, sala comedor, salon comedor',
  ),
  'living-room': phrases(
    'lounge room, rumpus room, rumpus, snug, living comedor, sala estar, estar, family lounge, drawing room, den room, conservatory, sala, salon, sala de estar, sala de juegos, cuarto de juegos, cuarto de tele, cuarto de tv, sala de cine, salita, game room, games room, rec room, play room, playroom, media room, theater room, movie room, great room, sunroom, sun room, front room, reading room, music room, bonus room, sitting area, sala tv, sala de tv, estancia, living room, living area, living, lounge, family room, sitting room, tv room',
  ),
  laundry: phrases(
    'cuarto de lavado, area de lavado, lavadero, zona de lavado, patio de lavado, cuarto de servicio, laundry room, laundry area, utility room',
  ),
  office: phrases(
    'estudio, oficina, despacho, zona de trabajo, rincon de trabajo, area de trabajo, office, study, workspace, work area, den, home office',
  ),
  terrace: phrases(
    'terracita, balconcito, galeria, deck, patio techado, loggia, portal, corredor, portico, azoteita, roof terrace, back deck, front deck, terraza, balcon, balcones, terrazas, pergola, palapa, ramada, quincho, veranda, lanai, galeria techada, asoleadero, solarium, rooftop deck, roof deck, sun deck, gazebo, kiosco, cenador, screened porch, azotea verde, azotea, rooftop, roof garden, roof, roof top, terrace, balcony, deck, solario',
  ),
  garden: phrases(
    'jardincito, parque, fondo, patiecito, back garden, front garden, asador area, quincho y parrilla, jardin, patio, jardines, traspatio, patio interior, patio central, patio de atras, jardin trasero, huerto, front porch, back porch, back patio, front yard, front patio, side yard, patio trasero, porche, garden, yard, backyard, porch, courtyard, back yard',
  ),
  pool: phrases(
    'alberca, piscina, pileta, chapoteadero, pool deck, pool area, area de la alberca, zona de alberca, area de piscina, jacuzzi, pool, hot tub, swimming pool, area de alberca',
  ),
  bedroom: phrases(
    `recamarita, cuartito, sleepout, box room, kids bedroom, childrens room, childrens bedroom, cuarto de los ninos, pieza, piezas, entrepiso, bunk bedroom, dorm room, back bedroom, front bedroom, snug bedroom, twin, loft bedroom, spare room, spare bedroom, recamara, recamaras, habitacion, habitaciones, dormitorio, dormitorios, cuarto, alcoba, alcobas, rec, recs, recam, hab, dorm, bdrm, bedroom, bedrooms, guest room, guest rooms, bunk room, bunkroom, bunk house, bunkhouse, twin room, double room, queen room, king room, family bedroom, guest suite, cuarto de huespedes, cuarto de visitas, cuarto de literas, habitacion doble, habitacion de invitados,
    kids room, tapanco, mezzanine, altillo, buhardilla, attic, attic room, sleeping loft, sleeping porch, sleeping nook, loft bed, second bedroom, cuarto de ninos, recamara de ninos`,
  ),
  hall: phrases(
    'entrada, recibidor, vestibulo, hall de entrada, pasillo, hallway, hall, entry, entryway, foyer, mudroom',
  ),
  garage: phrases('cochera, garage, garaje'),
}

export const anyRoom = joined(Object.values(roomNames))

/** Words between a room and what it has. */
export const having = phrases(
  `vas a encontrar, vas a tener, van a tener, tenes, tendran, tendras, encontras, vas a ver, comes equipped with, has got, theyve got, youve got, you get, you have, lleva, hallas, hallaras, se encuentra, hay, tiene, tienen, cuenta con, cuentan con, has, have, there is, there are, theres, includes, include, incluye, incluyen, equipped with, equipada con, equipado con, comes with, come with, features, encontraran, encontraras, encontrara, hallaran, encuentran, you will find, youll find, viene con, with, con, dispone de, trae, esta equipada con, esta equipado con, is equipped with, is stocked with, stocked with, tenemos, offers, is fully equipped with, fully equipped with, completely equipped with, completamente equipada con, totalmente equipada con, va a encontrar, van a encontrar, contains`,
)

/** Which room a label names; several bedrooms and bathrooms are told apart by the rest of their labels. */
export function roomKeyOf(label: string): string | undefined {
  const tokens = tokensOf(label)
  return Object.entries(roomNames).find(([, list]) => hasPhrase(tokens, list))?.[0]
}
