import { beginsChore } from '#domain/guide/proposal/finding/find-steps.ts'
import type { Token } from '#domain/guide/proposal/reading/tokens.ts'
import {
  findPhrase,
  hasPhrase,
  lengthAt,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'

/** How one goes on, from the road to the door. */
const routes = phrases(
  `keep right, keep left, keep to the right, keep to the left, bear right, bear left, take the second, take the first, take the third, take the next, take the left, take the right, ignore the, skip the first, follow the, follow our, turn in at, turn in by, turn into the, turn off at, go past, go through the, come through the, walk past, walk up, walk down, walk along, walk round, walk around, walk to the, head up the, head down the, head through, climb the, past the, pass the, pass two, pass three, cross the, up the stairs, up the stone, up the steps, down the steps, steps down, steps up, through the gate, through the arch, through the archway, through the passage, through the courtyard, round to the back, round the back, around the back, around to the, last bit is on foot, last stretch, last leg, ours is the, ours is, we are the, its the last, is the last house, is the last door, where the road, where the gravel, where the track, where the drive,
  se empuja, se jala, no lleva candado, no tiene candado, no lleva llave, sin candado, push it hard, pasan la, pasan el, pasas la, pasas el, pasen la, pasen el, pasando la, pasando el, pasen por, pasan por, seguis, siguen, sigan el, sigan la, sigan los, sigan las, sigan derecho, sigues, sigue el, sigue la, caminan, caminen, caminas, caminando por, camina por, suben, subes, subis, suban, bajan por, bajen por, bajas por, bajan las, bajen las, cruzan, crucen, cruzas, atraviesan, atraviesen, doblan, doblen, doblas, entran por, entren por, entras por, metanse por, se meten por, se mete uno, al fondo del, al final del, ultimo tramo, el ultimo tramo, ultima cabana, ultima casa, ultima puerta, su puerta es, tu puerta es, la suya es, la tuya es, la nuestra es, nuestra puerta es, nuestra casa es, nuestra reja es, es la puerta, es la casa de, es la cabana de, es el porton, es el zaguan, metros de tierra, metros de terraceria, metros de brecha`,
)
const strides = phrases(
  'steps, escalones, escalera, escaleras, stairs, path, sendero, camino, track, driveway, drive, gravel, tierra, terraceria, brecha, puerta, door, gate, porton, tranquera, reja, zaguan, patio, courtyard, veranda, porch, porche, galeria, house, casa, cabana, cabin, chapel, capilla, wheel, tanks, tank, rocks, piedras, stones, fence, cerca, barda, wall, muro, arch, arco, passage, pasillo, bridge, puente, lane, callejon, right, left, derecha, izquierda, piso, pisos, floor, letrero, sign, mailbox, buzon, arbol, tree, bugambilia, snicket, alley, corner, esquina, fork, forks, hill, loma, stream, arroyo',
)
const elsewhere = phrases(
  'beach, playa, trail, hike, waterfall, cascada, restaurant, restaurante, cafe, tacos, museum, museo, market, mercado, tide, dinner, cenar, desayunar, breakfast, trash, basura, rules, reglas',
)

/** "Ignore the first driveway and take the second, then follow the white rocks round to the back". */
export function isRoute(tokens: readonly Token[]): boolean {
  const found = findPhrase(tokens, routes)
  if (!found || tokens.length < 4 || hasPhrase(tokens, elsewhere)) return false
  const isChore = found.from > 0 && beginsChore(tokens)
  return hasPhrase(tokens, strides) && !startsWithPhrase(tokens, denials) && !isChore
}

const denials = phrases('no, dont, do not, never, nunca, please, por favor, favor de')

const keys = phrases('llave, llaves, key, keys')
const notOfDoors = phrases(
  'llave de paso, llaves de paso, llave del gas, llave de gas, llave del agua, llave de agua, llave caliente, llave fria, llave izquierda, llave derecha, llave general, llave de la derecha, llave de la izquierda, agua de la llave, agua, water, gas, key symbol, key word, allen key, regadera, lavabo, tina',
)
const lying = phrases(
  'is with, are with, is under, are under, is in, are in, is inside, are inside, is behind, are behind, is on, are on, hangs, hang, hidden, hanging, kept in, kept under, is kept, are kept, lives in, live in, lives under, waiting, is left with, i leave, we leave, ill leave, we hide, i hide, you will find the key, youll find the key, find the key, pick up, collect, pick them up, comes with, esta en, estan en, esta dentro, estan dentro, esta debajo, esta abajo, esta detras, esta atras, esta con, estan con, esta colgada, cuelga, cuelgan, la encuentran, las encuentran, la encuentras, la encuentra, la van a encontrar, la dejo, la dejamos, se la deja, se las deja, les deja, les dejo, te dejo, les dejamos, recojan, recogen, recoges, pasen por, pasan por, pasas por, la tiene, las tiene, se la da, se las da, les da, les entrega, te entrega, slides the, esconde*, detras de, debajo de, abajo de, dentro de, adentro de',
)

const givenBack = phrases(
  'leave the key, leave the keys, leave key, leave keys, leave both keys, leave all keys, leave your key, leave your keys, return the key, return the keys, put the key back, put the keys back, back in, back on, back under, drop the key, drop the keys, pop the key, pop the keys, hand the key, hand the keys, dejen la llave, dejen las llaves, dejar la llave, dejar las llaves, deja la llave, deja las llaves, dejas la llave, dejas las llaves, regres*, devuelv*, devolver, entreg*, cuelguen, cuelga la llave, lost key, lost keys, lose the key, lose the keys, pierden, perdida, losing',
)

/** "I leave the house key in the left gumboot": where the key waits. */
export function tellsWhereKeyIs(tokens: readonly Token[]): boolean {
  const isOfDoor = hasPhrase(tokens, keys) && !hasPhrase(tokens, notOfDoors)
  return isOfDoor && tokens.length > 4 && hasPhrase(tokens, lying) && !hasPhrase(tokens, givenBack)
}

const roadName =
  /\b(?:I|US|SR|CR|FM|MEX|RN|RP)[- ]?\d{1,4}\b|\b[ABM]\d{1,4}\b|\b(?:[Rr]uta|[Rr]oute|[Cc]arretera|[Hh]wy|[Hh]ighway|[Ee]xit|[Jj]unction)\s\d{1,4}\b/
const roadOnly =
  /\b(?:[Ss]igan|[Ss]igue|[Tt]omen|[Tt]oma|[Aa]garren|[Aa]garra|por) la \d{1,4}\b|\b(?:[Tt]ake|[Ff]ollow|on) the \d{1,4}\b/

/** "Take the I-45", "sigan la 200". */
export function namesRoad(words: string): boolean {
  return roadName.test(words) || roadOnly.test(words)
}

const airport = /\b(?:[Ff]rom|[Dd]esde|[Dd]el?)\s[A-Z]{3}\b(?!\s?\d)/
const rides = phrases(
  'taxi, taxis, uber, didi, cab, lyft, shuttle, bus, transfer, ride, rideshare, van',
)

/** "Desde PVR take the bus": the letters of an airport. */
export function namesAirport(words: string, tokens: readonly Token[]): boolean {
  return airport.test(words) && hasPhrase(tokens, rides)
}

const byCarFirst = phrases(
  'en coche, en auto, en carro, en camioneta, by car, in the car, if youre driving, if you are driving, if you drive, driving, manejando, si vienen manejando, si vienes manejando, si manejan',
)

export function beginsByCar(tokens: readonly Token[]): boolean {
  return lengthAt(tokens, byCarFirst, 0) > 0
}
