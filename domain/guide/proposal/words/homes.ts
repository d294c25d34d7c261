import { phrases } from './phrases.ts'

/** Words that stand in the names of homes. */
export const homes = phrases(
  `boathouse, mill, windmill, lighthouse, vicarage, rectory, oast, coach house, stables, old chapel, bunkhouse, cabins, chalets, casco, estancia, hosteria, ranchito, cabanita, casitas, quintita, granero, cottages, mews, maisonette, annexe, annex, bothy, croft, cabanas, quincho, loftcito, depita, chalecito, homestay, hut, shepherds hut, granny flat, casa, casita, casitas, piso, apartamento, apartamentos, apto, depto, dpto, casa rural, masia, cortijo, chacra, estancia, monoambiente, ecolodge, villas, residence, houseboat, homestead, schoolhouse, lofts, suites, farm, granja, molino, depa, departamento, villa, cabana, cabanas, loft, cabin, house, cottage, studio, estudio, suite, apartment, condo, bungalow, hacienda, quinta, rancho, ranch, penthouse, lodge, retreat, chalet, flat, unit, palapa, atico, nest, hideaway, farmhouse, casona, finca, posada, townhouse, treehouse, barn, home, place, residencia, refugio, a frame, tiny house, guesthouse, beach house, lake house, hideout, getaway, mansion, torre, hostal, inn, manor, bnb, airstream, yurt, dome, domo, glamping, carriage house, guest house, duplex, ph, casas, cueva, nido, rincon, jardin, haus, hut, lodge, lookout, landing, point, terraza, escape, shack, oasis, cove, haven, nook, perch, bluff`,
)

/** What one calls a home without its name. */
export const kindsOfHome = phrases(
  `ranchito, rancho, bungalow, cabanita, annexe, maisonette, farmhouse, ranch, barn, casa, casita, depa, departamento, apartamento, piso, villa, cabana, loft, estudio, suite, bungalow, penthouse, chalet, atico, casona, duplex, palapa, alojamiento, cabin, house, cottage, studio, apartment, condo, flat, home, townhouse, guesthouse, guest house, beach house, lake house, tiny house, treehouse, farmhouse, a frame`,
)
