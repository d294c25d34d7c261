import type { PlaceCategory } from '#domain/guide/sections/local-guide.ts'
import { joined, type Phrases, phrases } from './phrases.ts'

/** Words that say what kind of place one is, the surest first. */
export const categoryWords: readonly (readonly [PlaceCategory, Phrases])[] = [
  [
    'Shop',
    phrases(
      `farmacia, farmacias, quesos, queseria, dulceria, dulces tipicos, floreria, papeleria, butcher, butcher shop, cheese shop, wine shop, farm stand, farm shop, deli counter, hardware store, outlet, outlets, mercadona, carrefour, lidl, aldi, tesco, mercadito, verduleria, almacen, droguería, corner store, convenience store, superette, pharmacy, drugstore, super, supermercado, supermarket, oxxo, co op, seven, 7 eleven, 7eleven, walmart, soriana, chedraui, bodega aurrera, costco, la comer, heb, h e b, tienda, tiendita, abarrotes, miscelanea, mercado, market, markets, grocery, groceries, grocer, minisuper, mini super, store, shop, shops, boutique, tianguis, publix, safeway, kroger, trader joes, whole foods, cvs, walgreens, target, mall, plaza comercial, centro comercial, artesanias, crafts, hardware, ferreteria, despensa, mandado, general store, bodega, deli market, souvenirs, liquor store, vinateria, fruta y verdura, produce, farmers market, bookstore, libreria, 24h pharmacy, superama, city market, fresko, fruteria, carniceria, polleria, tortilleria, pescaderia, bazar, ice and snacks, snacks and ice, gas station, gasolinera, laundromat, cajero, atm`,
    ),
  ],
  [
    'Cafe',
    phrases(
      'cafe, cafes, medialunas, facturas, alfajores, merienda, churros, churreria, bolleria, confiteria, scones, cinnamon rolls, cafeteria, coffee, coffeehouse, coffee shop, espresso, panaderia, bakery, roasters, roastery, latte, flat whites, capuchino, cappuccino, pasteleria, pastry, pastries, croissants, barista, flat white, pour over, tea house, teteria, donuts, pan dulce, reposteria, patisserie, pan recien, bagels, cold brew, chocolateria, cortado, lattes, matcha, boulangerie',
    ),
  ],
  [
    'Bar',
    phrases(
      'bar, bares, chelas, birra, birras, caguamas, cañas, tapeo, vermut, vermuteria, pints, pint, a drink, nightcap, tragos, unas copas, pub, cantina, brewery, brewing, cerveceria, mezcaleria, beer, beers, cerveza, cervezas, cocktails, cocktail, cocteles, coctel, mezcal, mezcales, tragos, drinks, pulqueria, pulque, taproom, tap room, wine bar, ales, ipa, margaritas, live jazz, happy hour, copas, coctelería, speakeasy, biergarten, beer garden, cocteleria, vinos, wine, nightlife, antro, live music, tavern, saloon, tasting room, whiskey, tequila, micheladas, vino, sunset drinks, winery, vineyard, brewpub',
    ),
  ],
  [
    'Attraction',
    phrases(
      `museo, museum, mision, mission, jardin, tide pools, reserve, kids love, kids enjoy, kids like, a los ninos les, parque, park, playa, beach, cascada, cascadas, waterfall, falls, cenote, cenotes, ruinas, ruins, zona arqueologica, piramide, piramides, pyramid, pyramids, mirador, lookout, viewpoint, overlook, trail, hike, hiking, trails, trailhead, hikes, museos, museums, playas, beaches, parks, parques, miradores, galleries, galerias, swimming hole, fishing, pesca, ski, skiing, ski resort, paddling, rafting, zip line, tirolesa,  sendero, catedral, cathedral, iglesia, church, templo, galeria, gallery, teatro, theater, theatre, zocalo, malecon, boardwalk, pier, muelle, lago, lake, laguna, lagoon, jardin botanico, botanical garden, farm, zoo, zoologico, aquarium, acuario, snorkel, kayak, surf, tour, tours, island, isla, castle, castillo, palacio, palace, monument, monumento, ex convento, convento, hot springs, aguas termales, balneario, bosque, forest, river walk, riverwalk, lighthouse, faro, bay, bahia, paseo, gardens, plaza, centro historico, old town, historic center, volcan, cueva, cave, caves, gruta, grutas, sunset, atardecer, swim, swimming, nadar, goats, granja, ballpark, stadium, estadio, cinema, cine, observatory, canyon, canon, cerro, peak, springs, waterpark, acueducto, ballenas, whale, whales, tortugas, greenway, bike path, ciclovia, cove, garden, bird watching, barranca, caminata, atracciones, reserva, nature reserve, preserve, skate, playground, juegos, golf, hacienda de`,
    ),
  ],
  [
    'Restaurant',
    phrases(
      `restaurante, restaurant, shrimp, grits, crab cakes, croquetas, tortilla de patatas, paella, arroces, menu del dia, bocadillos, pinchos, pintxos, raciones, milanesas, milanesa, choripan, asado, parrillada, cabrito, lomitos, chivito, anticuchos, lomo saltado, tiradito, cazuelas, sopes, huaraches, pambazos, tortas ahogadas, menudo, pancita, consome, caldos, sopa, sopas, lechon, castacan, poc chuc, zacahuil, cecina, discada, machaca, chimichangas, wings, hot dogs, fried chicken, catfish, crawfish, gumbo, po boys, fish fry, biscuits, meatballs, steaks, pulled pork, smokehouse, dim sum, teppanyaki, fonda, taqueria, tacos, taco, comida, cocina, cenar, cena, dinner, comer, desayunar, desayuno, desayunos, breakfast, brunch, lunch, pizzeria, pizza, pizzas, mariscos, seafood, sushi, ramen, burgers, hamburguesas, chips, crab, shack, bbq, grill, diner, bistro, trattoria, steak, steakhouse, tortas, pozole, birria, barbacoa, carnitas, antojitos, marisqueria, ceviche, ceviches, pescado, fish, pasta, food, eat, menu, kitchen, eatery, cantina food, loncheria, cocina economica, cochinita, mole, tlayudas, tlayuda, memelas, enchiladas, chilaquiles, tamales, elotes, pollo, chicken, noodles, pho, banh mi, curry, thai, italian, italiano, italiana, pancakes, waffles, sandwiches, bagel, comedor, parrilla, cortes, asador, tostadas, aguachile, lobster, oysters, clam, chowder, ribs, helados, helado, nieves, gelato, ice cream, paleteria, neveria, arepas, quesadillas, gorditas, empanadas, tapas, creperia, crepas, lamb, delicious, deliciosos, delicioso, rica, ricos, rico, riquisim*, juice, jugos, smoothies, vegan, vegano, tasty, dumplings, fish and chips, pie, langosta, almuerzo, dine, dining, supper, cemitas, panuchos, salbutes, flautas, guajolotas, burritos, brisket, poke, falafel, gyros, pupusas`,
    ),
  ],
]

/** What a place is, as it stands before a name: "the café Luna". Food and drink are none. */
export const kindsOfPlace = phrases(
  `restaurante, restaurant, restorán, fonda, taqueria, cocina, comedor, loncheria, marisqueria, pizzeria, cenaduria, asador, parrilla, tortas, tacos, birrieria, polleria, cafe, cafeteria, coffee shop, panaderia, pasteleria, bakery, diner, bistro, grill, deli, trattoria, steakhouse, food truck, food hall, bar, cantina, mezcaleria, cerveceria, pulqueria, brewery, pub, taproom, winery, tavern, saloon, farmacia, farmacias, pharmacy, drugstore, super, supermercado, supermarket, minisuper, mini super, tienda, tiendita, abarrotes, miscelanea, mercado, market, farmers market, tianguis, store, general store, grocery store, grocery, shop, mall, plaza, plaza comercial, centro comercial, ferreteria, carniceria, fruteria, tortilleria, libreria, bookstore, museo, museum, parque, park, playa, beach, cascada, waterfall, cenote, mirador, lookout, trail, catedral, cathedral, iglesia, church, templo, teatro, theater, zocalo, malecon, muelle, pier, lago, lake, laguna, lagoon, jardin, jardin botanico, botanical garden, zoologico, zoo, acuario, aquarium, balneario, isla, island, bosque, faro, lighthouse, cine, cinema, gallery, galeria, cerro, volcan, grutas, nieves, neveria, heladeria, paleteria, ice cream shop`,
)

export const anyPlace = joined(categoryWords.map(([, list]) => list))

/** Words by which a place is told of. */
export const recommending = phrases(
  `good, recomiend*, nice, buen, bueno, buenos, buena, buenas, recomend*, recommend*, favorit*, favourit*, try, prueben, prueba, probar, vayan, ve a, ir a, go to, visit*, visiten, conocer, conozcan, love, encanta, encantan, encantar, encantara, encantaran, compramos en, we get our, we buy our, nos gusta, best, mejor, mejores, nearest, closest, cercano, cercana, mas cerca, a pie, caminando, walking, walk, walkable, minutos, min, mins, minutes, cuadra, cuadras, block, blocks, down the street, a la vuelta, en la esquina, around the corner, across the street, enfrente, must, imperdible, no se pierdan, dont miss, worth, vale la pena, great, amazing, excellent, excelente, delicious, deliciosos, delicioso, buenisim*, riquisim*, rico, ricos, rica, ricas, very good, really good, muy bueno, muy buena, muy buenos, muy buenas, abre, abren, open, opens, hasta las, til, 24h, 24 horas, enjoy, disfruten, famous, famoso, famosa, super rico, can walk, pueden caminar, hay un, hay una, theres a, theres an, there is a, para desayunar, para cenar, para comer, para cafe, for dinner, for breakfast, for coffee, for lunch, for groceries, get, desayunos, antoja, hungry, groceries, pasen a, check out, popular, tiene los, tiene las, tienen los, sirven, serves, sells, vende, venden, ask for, pidan, pide, order, queda, quedan, esta a, drive, away, coche, nearby, cerquita, lugar, spot, places, lunch, dinner, para mariscos, para tacos, for tacos, for seafood, frente a, frente al`,
)
export const placeStops = phrases(
  `en, a, que, abre, abren, para, con, tiene, tienen, y, sirve, sirven, queda, esta, por, sobre, donde, es, son, vende, venden, junto, cerca, frente, hasta, si, o, in, on, at, is, are, has, have, for, and, where, with, which, that, near, open, opens, serves, sells, by, across, just, ask, a unos, pidan, pide, if, they, but, pero, muy, desde, from, too, also, tambien, about, around, next, as, before, after, when, order, get, down, up, right, to, their, su, sus, lo, entre, cierra, closes, its`,
)
