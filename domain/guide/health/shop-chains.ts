/** Where guests buy food, in the countries most hosts live in: names that mean nothing else. */
const mexico =
  'oxxo, walmart, soriana, chedraui, bodega aurrera, superama, city market, sumesa, calimax, s mart, casa ley, alsuper, merza, tiendas 3b, tienda 3b, tiendas neto, circle k, super aki, comercial mexicana, arteli, smart final, waldo s, costco, sam s club, sams club, h e b, 7 eleven, seven eleven'
const spain =
  'mercadona, carrefour, lidl, aldi, eroski, alcampo, hipercor, supercor, el corte ingles, ahorramas, bonpreu, caprabo, condis, coviran, froiz, hiperdino, masymas, opencor, supermercados dia'
const argentina =
  'supermercado coto, hipermercado coto, changomas, la anonima, maxiconsumo, cooperativa obrera, makro, supermercado vea, supermercado dia, supermercado disco'
const chile =
  'unimarc, supermercado santa isabel, tottus, acuenta, ekono, ok market, hiper lider, hipermercado lider, supermercado lider'
const colombia =
  'carulla, super olimpica, alkosto, surtimax, tiendas d1, tienda d1, tiendas ara, almacenes exito, isimo'
const peru = 'plaza vea, vivanda, tiendas mass, supermercados wong, supermercados metro'
const unitedStates =
  'safeway, kroger, publix, whole foods, trader joe s, trader joes, albertsons, wegmans, ralphs, vons, food lion, giant eagle, stop shop, stop and shop, shoprite, harris teeter, meijer, winn dixie, piggly wiggly, winco, fred meyer, king soopers, hy vee, food 4 less, save a lot, market basket, hannaford, jewel osco, dollar general, dollar tree, family dollar, wawa, stater bros, schnucks, iga, raley s'
const unitedKingdom =
  'tesco, sainsbury s, sainsburys, asda, morrisons, waitrose, co op, londis, costcutter, budgens, nisa, m s food, m s foodhall, m s simply food, marks and spencer, marks spencer'
const canada =
  'loblaws, sobeys, no frills, save on foods, provigo, food basics, freshco, farm boy, longo s, thrifty foods, zehrs, fortinos, couche tard, giant tiger, t t supermarket'
const australia = 'woolworths, woolies, foodworks, harris farm, foodland'

export const shopChains = [
  mexico,
  spain,
  argentina,
  chile,
  colombia,
  peru,
  unitedStates,
  unitedKingdom,
  canada,
  australia,
].join(', ')

/** Names that mean something else in a sentence: only a place called so is a shop. */
export const shopNames = `la comer*, mega, extra, tiendas extra, ley, neto, 3b, dia, consum, gadis, bm, coto, vea, disco, vital, lider, alvi,
  exito, d1, ara, wong, listo, euro, target*, giant, giant food*, lucky, ingles, smith s, qfc, iceland, booths, one stop, m s, coop, maxi, super c, coles, drakes, el chino, almacen, olimpica, santa isabel, jumbo*, sprouts*, superstore*, real canadian superstore*, fresko, heb, tambo, spar`
