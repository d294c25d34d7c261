import { type Phrases, phrases } from './phrases.ts'
import type { Topic } from './topics.ts'

/** The words headings and labels are made of. Where two lists hold a word, the longer phrase counts, then the first. */
export const topicWords: readonly (readonly [Topic, Phrases])[] = [
  [
    'name',
    phrases(
      'nombre, nombre de la casa, nombre de la propiedad, nombre del alojamiento, nombre del depa, propiedad, property, property name, listing name, house name, home name, property sheet, alojamiento, unit name, name of the house, name, ficha de la casa',
    ),
  ],
  [
    'network',
    phrases(
      `red, red wifi, red wi fi, nombre de la red, nombre de red, ssid, network, network name, wifi name, wi fi name, wifi network, wi fi network, nombre del wifi, nombre wifi,
      red de internet, internet name, red inalambrica, wifi user, usuario wifi, usuario`,
    ),
  ],
  [
    'password',
    phrases(
      `contrasena, clave, password, pass, pw, pwd, passwd, clave wifi, clave del wifi, contrasena wifi, contrasena del wifi, wifi password, wi fi password, wifi pass, wi fi pass, network key,
      contrasena del wi fi, clave de internet, key, wifi key, pswd, contra, passcode, contrasena de internet, clave de wifi, contrasena de wifi, wifi pw`,
    ),
  ],
  [
    'wifi',
    phrases(
      'inter, el inter, broadband, wify, guifi, wi fi network and password, wifi, wi fi, internet, internet y wifi, internet wifi, conexion, connectivity, wireless',
    ),
  ],
  [
    'checkIn',
    phrases(
      `check in, checkin, entrada, hora de entrada, hora de llegada, hora de check in, horario de entrada, check in time, arrival time, arrival after, in, check in y check out, check in and check out,
      check in check out, entrada y salida, llegada y salida, horarios, horario, times, hours, arrival and departure, horario de llegada, hora de checkin`,
    ),
  ],
  [
    'checkOut',
    phrases(
      'check out time, hora de salida, hora de check out, horario de salida, departure time, departure by, out, checkout time, check out by, checkout by, hora de checkout',
    ),
  ],
  [
    'late',
    phrases(
      'getting here late, getting in late, coming in late, late getting in, arriving after dark, after dark, landing late, late flight, late night arrival, llegan tarde, llegando tarde, llegando de noche, si llegan de noche, si llegas de noche, de noche, de madrugada, late comers, night arrival, llegada tarde, llegadas tarde, llegada tardia, llegadas tardias, llegada de noche, llegada nocturna, late arrival, late arrivals, late check in, arriving late, self check in late, after hours, after hours arrival, check in tardio, check in tarde, llegadas de noche, llegadas nocturnas, late checkin, si llegan tarde, si llegas tarde',
    ),
  ],
  [
    'gate',
    phrases(
      'guard shack, guard booth, garita, la garita, pluma, la pluma, porteria, security desk, doorman, concierge, conserjeria, caseta, vigilancia, en la caseta, caseta de vigilancia, guard, guard house, guardhouse, security gate, gatehouse, security guard, vigilante, guardia, control de acceso, la caseta, guard gate, security booth, front desk, acceso al fraccionamiento, portero',
    ),
  ],
  [
    'doesNotOpen',
    phrases(
      'si no abre, si la puerta no abre, no abre, if it does not open, if it doesnt open, if the door doesnt open, if it wont open, si la chapa no abre, lock trouble, si falla la chapa, if the lock fails, if the lock sticks, trouble with the lock, door trouble, problemas con la chapa, problemas con la puerta, si no abre la puerta, si se atora, lock problems, si no abre la chapa',
    ),
  ],
  [
    'code',
    phrases(
      `codigo, codigos, codes, code, door code, codigo de la puerta, codigo puerta, gate code, codigo del porton, codigo porton, lockbox, lock box, lockbox code, key box, keybox, key safe, caja de llaves, cajita de llaves,
      codigos de acceso, access code, access codes, entry code, building code, codigo de acceso, door lock code, door lock, keypad, keypad code, pin, clave de la puerta, clave de la chapa, clave del porton, clave de acceso,
      combinacion, combination, candado, padlock, garage code, alarm code, alarma, codigo de alarma, caja fuerte, safe, front door, back door, side gate, portón, zaguan, chapa, cerradura, smart lock, cerradura digital,
      front door code, puerta principal, puerta de la calle, front gate, main gate, gate, building door, studio door, lobby, lobby code, lobby door, apartment door, puerta del depa, puerta del edificio, puerta, door, caja con llave, caja de seguridad, codigo del edificio, codigo edificio, codigo de la caja, pool gate, elevator code, code for the gate, code for the door, porton, building gate code, codigo de entrada, codigo alberca, pin de la puerta, pin puerta`,
    ),
  ],
  [
    'byPlane',
    phrases(
      'desde el aeropuerto, del aeropuerto, aeropuerto, from the airport, airport, by plane, en avion, by air, flying in, desde aeropuerto, airport transfer, por avion, llegar desde el aeropuerto',
    ),
  ],
  [
    'byBus',
    phrases(
      'en autobus, autobus, en camion, by bus, bus, by train, train, metro, en metro, subway, transporte publico, public transport, public transit, central de autobuses, bus station, terminal, por autobus, from the bus station, en transporte publico, camion, ado, tren, from the train station, transit, by public transport, desde la central, desde la terminal',
    ),
  ],
  [
    'byCar',
    phrases(
      'en coche, en carro, en auto, por carretera, by car, driving, by road, driving directions, manejando, si vienen en coche, if you drive, from the highway, en automovil, carretera, if driving, drive',
    ),
  ],
  [
    'transport',
    phrases(
      'como llegar, getting here, how to get here, directions, getting there, transporte, transportation, moverse, getting around, como moverse, ubicacion y como llegar, how to find us, how to get there, finding us, finding the house, como encontrarnos, way here, traslado, traslados',
    ),
  ],
  [
    'arrival',
    phrases(
      `llegada, arrival, arriving, acceso, access, como entrar, getting in, how to get in, acceso de los huespedes, guest access, instrucciones de llegada, instrucciones de entrada, instrucciones de acceso,
      entrada a la casa, check in instructions, entry, entering, self check in, checking in, como abrir, llaves, keys, la llave, key pickup, ingreso, keys and codes, llaves y codigos, acceso y llaves, entry instructions, arrival instructions, al llegar, when you arrive, your arrival, tu llegada,
      su llegada, upon arrival, on arrival, antes de llegar, before you arrive, spare key, llave de repuesto, getting inside, entrar, como entrar al depa, como entrar a la casa, recepcion, entry and keys`,
    ),
  ],
  [
    'address',
    phrases(
      `direc, dire, dir, domi, getting to us, you will find us at, direccion, where, donde, find us, encuentranos, where to find us, where it is, direccion de la casa, direccion del depa, direccion del departamento, ubicacion exacta, house address, property address, gps address, address for gps, postal address, domicilio, address, ubicacion, location, street address, donde estamos, where we are, where youll be, la direccion, our address, the address, direccion exacta, full address, direccion completa, calle`,
    ),
  ],
  [
    'map',
    phrases(
      'mapa, maps, google maps, map, link, liga, pin maps, ubicacion maps, map link, link de maps, liga de maps, location pin, google map',
    ),
  ],
  [
    'parking',
    phrases(
      'estacionamiento, driveway, aparcamiento, parqueadero, estacionarse, parking, donde estacionarse, cochera, garage, garaje, lugar de estacionamiento, parking spot, car, cars, coche, coches, carro, auto, autos, parqueo, cajon, cajon de estacionamiento, parking space, street parking, where to park, estacionar, parking garage, carros, vehiculos, park, para el coche, vehicles',
    ),
  ],
  [
    'bedrooms',
    phrases(
      'recamaras, habitaciones, dormitorios, bedrooms, cuartos, numero de recamaras, number of bedrooms',
    ),
  ],
  ['bathrooms', phrases('banos, bathrooms, baths, numero de banos, number of bathrooms')],
  [
    'maxGuests',
    phrases(
      'huespedes, guests, capacidad, capacity, max guests, maximum guests, maximo de huespedes, sleeps, max occupancy, maximum occupancy, occupancy, personas, numero de huespedes, huespedes maximo, maximo de personas, cupo, guests maximum, ocupacion maxima, number of guests, cupo maximo, capacidad maxima, maximo, guest limit, max people, people',
    ),
  ],
  [
    'steps',
    phrases(
      `when u leave, before u leave, b4 you leave, when u go, before u go, egreso, el egreso, last morning, the last morning, your last morning, on your last morning, last thing, last things, ultima manana, la ultima manana, before you fly, before your flight, antes de volar, antes de tomar camino, heading out, heading home, heading off, packing up, departure day, when you go home, before you set off, before you head off, before you pack up, al partir, al despedirse, para irse, al dejar la cabana, salida, al salir, antes de salir, antes de irse, antes de irte, al irse, al irte, check out, checkout, check out steps, checkout steps, when you leave, before you leave, before leaving, before heading out, before you head out, before you check out, before you take off, before you drive off, on your last day, on the last day, on your last morning, el ultimo dia, tu ultimo dia, su ultimo dia, ultimo dia, el dia que te vas, el dia que se van, el dia de tu salida, el dia de su salida, al marcharos, antes de iros, antes de marcharos, al iros, cuando os vayais, cuando os marcheis, antes de que os vayais, antes de marcharse, antes de marcharte, antes de que se vayan, antes de que te vayas, al marcharse, al marcharte, antes de partir, antes de retirarse, al retirarse, checklist de checkout, check out tasks, checkout tasks, checkout chores, departure tasks, exit instructions, exit list, departure, leaving, when leaving, check out instructions,
      checkout instructions, checkout list, checkout checklist, check out checklist, check out list, dia de salida, el dia de salida, tu salida, su salida, a la salida, para salir, departing, before you go, when you go, instrucciones de salida, pasos de salida, checkout task, check out task, checkout task 1, lista de salida, checking out, on your way out,
      before check out, before checkout, antes del check out, antes del checkout, para el check out, para el checkout, pasos para salir, cuando se vayan, cuando te vayas, al dejar la casa, al dejar el depa, leaving day, last day, departure checklist, departure steps, on departure, before departure, at checkout, checklist de salida, despedida, adios, goodbye, saying goodbye, hasta luego, farewell, hasta pronto`,
    ),
  ],
  [
    'rules',
    phrases(
      `porfis, porfa, house stuff, lo que si y lo que no, que les pedimos, lo que les pedimos, les pedimos, lo que te pedimos, te pedimos, pedimos, we ask, what wed ask, please dont, please do, requests, favores, favor de, kind requests, house etiquette, courtesy, convivencia y respeto, acuerdos, acuerdos de convivencia, our asks, drones, fogatas, campfires, bonfires, reglas, reglas de la casa, reglamento, normas, normas de la casa, house rules, rules, our rules, politicas, policies, por favor, please note, please, things to know, the rules, rule, regla, importante, important, prohibido, no permitido, not allowed, few rules, some rules, ground rules, house etiquette, etiquette, reglas y politicas, normas de convivencia, reglas de convivencia, house rules and policies, dos and donts, house guidelines, guidelines, nuestras reglas, nuestras normas, algunas reglas, unas reglas, pocas reglas, unas pocas reglas, lo que pedimos, que pedimos, lo unico que pedimos, what we ask, what we ask of you, a few rules, a few asks, a few requests, house requests, pet policy, smoking policy, politica de mascotas, politicas de la casa, noise policy, party policy, fiestas y ruido, ruido y fiestas, mascota, pet, dogs, perros, perro, dog, cats, convivencia,
      smoking, fumar, no smoking, no fumar, pets, mascotas, no pets, fiestas, parties, no parties, no fiestas, ruido, noise, quiet hours, quiet time, silencio, horario de silencio, horas de silencio, visitas, visitors, shoes, zapatos, events, eventos, music, musica, reglas basicas, lo que no se puede, ninos, children, kids, fumadores, niños,
      pool rules, reglas de la alberca, reglas del condominio, building rules, reglas del edificio, mascotas y fumar, reglas importantes, visitantes, menores, good neighbors, vecinos, neighbors, neighbours, condominium rules, danos, damages, smoke, extra guests, overnight guests, glass, candles, velas, toilet, toilets, septic, fosa septica, areas comunes`,
    ),
  ],
  [
    'trash',
    phrases(
      'basura, trash, garbage, rubbish, recycling, reciclaje, trash and recycling, basura y reciclaje, garbage and recycling, recoleccion de basura, trash pickup, trash day, trash days, bins, garbage day, trash chute, trash chute location',
    ),
  ],
  [
    'restaurant',
    phrases(
      `hungry, a bite, a bite to eat, pub food, pub grub, sunday roast, takeaway, takeaways, chippy, fish and chips, parrilla libre, asado, pastas, minutas, empanadas, picadas, donde comer, restaurantes, restaurante, restaurants, restaurant, comida, food, where to eat, eat, eat and drink, comer, cenar, desayunar, desayuno, breakfast, dinner, lunch, cena, tacos, taqueria, tacos y antojitos, pizza, brunch, eating out, food nearby, donde cenar, donde desayunar, desayunos, para comer, para cenar,
      para desayunar, eating, dining, best tacos, mariscos, seafood, food and drink, food and drinks, comida rica, places to eat, antojitos, sushi, burgers, bbq, almuerzo, nearby food, for dinner, for breakfast, for lunch, takeout, comidas, tacos and more, comer rico, pizzeria, mariscos frescos, comida corrida, fonda`,
    ),
  ],
  [
    'cafe',
    phrases(
      'espresso, an espresso, un espresso, un cortado, flat white, flat whites, cafe de especialidad, specialty coffee, cafecito, tea and cake, pasteles, postres, cafe, cafes, cafeteria, cafeterias, coffee, coffee shop, coffee shops, coffee place, para cafe, un cafe, panaderia, bakery, best coffee, pan, coffee and pastries, for coffee, pan dulce, tea, bakeries',
    ),
  ],
  [
    'bar',
    phrases(
      'sunset drinks, drinks at sunset, sundowners, sundowner, a pint, pints, birra, birras, chelas, unas chelas, cerveza artesanal, craft beer, wine at sundown, mezcales, bar, bares, bars, drinks, tragos, copas, nightlife, vida nocturna, cerveza, beer, mezcal, cocktails, cocteles, pub, cantina, cantinas, cerveceria, brewery, donde tomar algo, para tomar algo, a drink, happy hour, wine, cocktail bar, wine bar, mezcaleria, breweries, drinks nearby',
    ),
  ],
  [
    'shop',
    phrases(
      `fruta y verdura, verduras, fruta, fruits and vegetables, fresh fruit, bottle shop, off licence, verduleria, despensa basica, los basicos, basics, the basics, kiosco, almacen, rotiseria, hielo, ice, mandados, the shop, corner shop, newsagent, super, supermercado, supermarket, supermercados, grocery, groceries, grocery store, tienda, tiendas, tiendita, oxxo, convenience store, farmacia, farmacias, pharmacy, drugstore, mercado, market, shops, shopping, compras, mandado, abarrotes, stores, donde comprar, store, pharmacies, farmacia mas cercana,
      nearest pharmacy, nearest supermarket, nearest store, super mas cercano, despensa, corner store, mercados, markets, nearest grocery store, 24h pharmacy, atm, cajero, cajero automatico, tienda mas cercana, farmacia 24 horas, supplies, mini super, provisions, artesanias, crafts, souvenirs, hardware store, lavanderia cercana`,
    ),
  ],
  [
    'attraction',
    phrases(
      `que hacer, que visitar, see, do, ver, visit, visitar, pasear, paseo, kids, things to do, what to do, atracciones, attractions, attraction, atraccion, sights, what to see, que ver, museos, museum, museo, playas, beach, beaches, playa, parque, park nearby, parks, paseos, turismo, hiking, hikes, trails, surf, surfing, cenotes, sightseeing, naturaleza, actividades, activities, outdoors,
      for kids, para ninos, con ninos, excursiones, tours, cenote, day trips, swimming, snorkel, art, arte, cultura, culture, walks, views, mirador, walk, hike, trail, history, fun, cascada, waterfall, lugares de interes, points of interest, fun with kids, sunset, atardecer, historia, nature, excursion, tour`,
    ),
  ],
  [
    'places',
    phrases(
      `we like, we love, places we like, places to try, places nearby we like, nos gusta, nos encanta, lo que mas nos gusta, worth knowing, good spots, where we go, where we eat, a donde vamos, donde vamos, por los alrededores y mas, que nos gusta, recomendaciones, lugares, cerca, places, recommendations, local tips, favorites, our favorites, nuestros favoritos, nearby, around, neighborhood, el barrio, la zona, the neighborhood, que hay cerca, cerca de aqui, guia local, local guide, the area, alrededores, lugares recomendados, lugares cercanos, nearby places, neighborhood highlights, neighbourhood highlights, local highlights, area highlights, highlights, local spots, eats, local eats, nearby eats, eats and drinks, eat drink do, hot spots, hotspots, insider tips, local secrets, nearby favorites, nearby favourites, favourite places, favourite spots, food and fun, donde comer y que hacer, comer y pasear, lugares que nos gustan, nuestros lugares, mis lugares, lugares imperdibles, atractivos, sitios de interes, places nearby, what is nearby, whats around, what is around, around the corner, que hay por la zona, por la zona, en los alrededores, worth the trip, worth a trip, worth the drive, worth a drive, worth a visit, worth visiting, worth a detour, worth seeing, vale la pena, vale la pena ir, imperdibles, imperdible, no te lo pierdas, no se lo pierdan, must see, must do, must visit, must sees, favorite places, my favorite places, our favorite places, favorite restaurants, places to go, lugares para visitar, sitios, sitios recomendados, sitios cercanos, los alrededores, por los alrededores, around the area, around the house, around the cabin, nearby spots, cerca del depa, cerca del departamento, cerca de la cabana, a la vuelta, por aqui, recomendado, recomendados, recommended, recommended places, local picks, house picks, what we love, what we like, lo que nos gusta, lo mejor de la zona, favorite spots, our favorite spots, in the area,
      our picks, tips, mis lugares favoritos, mis favoritos, my favorites, nuestras recomendaciones, our recommendations, my recommendations, lugares favoritos, barrio, zona, vecindario, local favorites, que hay alrededor, around town, in town, around here, near us, neighbourhood, the neighbourhood, whats nearby, en el barrio, en la zona, donde ir, donde comer y beber, a donde ir, places we love, mis recomendaciones, favourites, our favourites, cerca de la casa, local recommendations, que hay por aqui, out and about, exploring, explore, things nearby, por el rumbo, por aqui cerca, in the neighborhood, within walking distance, close by, cerquita, lo que hay cerca, near the house, near the cabin, dónde comer y qué hacer`,
    ),
  ],
  [
    'firstAid',
    phrases(
      'plasters, bandages, bandaids, curitas, vendas, botikin, botequin, botiquin y medicinas, botiquin, primeros auxilios, first aid, first aid kit, first aid box, botiquin de primeros auxilios, kit de primeros auxilios, medicine cabinet, band aids, firstaid, botiquines, first aid kits, botiquin de emergencia, botiquin basico, first aid supplies, medical kit',
    ),
  ],
  [
    'emergency',
    phrases(
      `uh oh, oops, just in case it goes wrong, por las dudas, por si las dudas, por si las moscas, if things go pear shaped, switchboard, fuse board, fuseboard, fusebox, mains water, mains, tablero, disyuntor, llave de luz, bushfire, bushfires, bush fire, fire plan, snake, snakes, viboras, vibora, alacranes, alacran, scorpions, hurricane evac, evac, evac route, evacuation route, evacuation plan, flooding, huracan y tormentas, emergencia, emergencias, emergency, emergencies, seguridad, safety, en caso de emergencia, in case of emergency, in an emergency, si pasa algo, if something happens, if something goes wrong, if things go wrong, when something goes wrong, when things go wrong, if anything goes wrong, if anything happens, si algo sale mal, si algo pasa, si ocurre algo, en una emergencia, en emergencias, en caso de urgencia, for emergencies, emergency information, safety first, safety and emergencies, seguridad y emergencias, por cualquier emergencia, ante una emergencia, para emergencias, emergency info, emergency numbers, numeros de emergencia, telefonos de emergencia, emergency contacts, contactos de emergencia, just in case, por si acaso, safety info,
      extintor, extintores, extinguidor, extinguidores, extinguisher, extinguishers, fire extinguisher, fire extinguishers, matafuegos, propane shutoff, propane shut off, propane valve, propane tank, propane, main breaker, main shutoff, main shut off, shutoff, shut off, shutoff valve, shut off valve, shutoffs, stopcock, trip switch, consumer unit, cuadro electrico, diferencial, termica, llave termica, alarma de humo, alarma de incendios, smoke alarms, carbon monoxide detector, carbon monoxide alarm, gas meter, medidor de gas, storm shelter, tsunami, ciclon, tornado, wildfire, incendio forestal, urgencias, urgencia, urgent, urgente, gas, llave de gas, llave del gas, gas valve, gas shut off, gas shutoff, llave de paso, llave de paso del gas, llave de paso del agua, water shut off, water shutoff, water valve, main water valve, water main, breaker, breaker box, breaker panel, fuse panel, breakers, fuse box, fuses, fusibles, caja de fusibles, pastillas, centro de carga, interruptor principal, tablero electrico,
      circuit breaker, electrical panel, panel electrico, smoke detector, smoke detectors, detector de humo, detectores de humo, smoke alarm, co detector, carbon monoxide, monoxido de carbono, power outage, power cut, apagon, si se va la luz, corte de luz, no power, sismo, temblor, terremoto, earthquake, hurricane, huracan, incendio, evacuation, evacuacion, salida de emergencia, ruta de evacuacion,
      punto de reunion, meeting point, agua potable, drinking water, agua para beber, agua, water, tap water, agua de la llave, garrafon, gas leak, fuga de gas, fuga de agua, water leak, alarma sismica, luz, electricidad, electricity, power, emergency exit, fire escape, main gas valve, llave general de gas, llave general de agua, llave general del agua, llave general del gas, tanque de gas, fuga, planta de luz, flood, tormenta, storm, hurricanes, earthquakes, sismos, huracanes, linterna, linternas, flashlight, flashlights, agua y gas, gas y luz, luz y gas, emergency kit, fire blanket, fire, valvula de gas, valvula del agua, agua de tomar, bottled water, switch general, drinking`,
    ),
  ],
  ['email', phrases('email, e mail, mail, correo, correo electronico, my email')],
  [
    'contact',
    phrases(
      `call me, call us, text me, text us, message me, ring me, ring us, llamame, llamanos, escribeme, escribenos, hollering distance, get hold of us, getting hold of us, reaching us, a quien llamar, who to call, whom to call, pd, police department, daughter, hija, hijo, contacto, contact, contact us, contactos, contacts, anfitrion, anfitriona, anfitriones, host, your host, hosts, your hosts, tu anfitrion, tu anfitriona, co anfitrion, co host, cohost, telefono, telefonos, phone, phones, phone numbers, cel, celular, whatsapp, numeros utiles, useful numbers, tel, dudas, questions, cualquier duda, owner, dueno, duena, propietario, propietaria, administrador, administracion, manager, property manager,
      policia, police, bomberos, fire dept, fire department, fire station, cruz roja, red cross, hospital, nearest hospital, hospital mas cercano, ambulancia, ambulance, medico, doctor, doctora, clinica, clinic, urgent care, taxi, taxis, proteccion civil, limpieza, cleaning, plomero, plumber, electricista, electrician, mantenimiento, maintenance, policia turistica, tourist police, veterinario, vet, building security, security, poison control, angeles verdes, cerrajero, locksmith, vecina, vecino, neighbor,
      how to reach us, how to reach me, reach us, reach me, need help, help, ayuda, necesitas ayuda, soporte, support, mobile, whats, wapp, wa, recepcion 24 horas, er, emergency room, pharmacy phone, cleaner, housekeeping, handyman, guard phone, neighbor phone`,
    ),
  ],
  [
    'amenities',
    phrases(
      `whats here, what is here, whats inside, what we have, what youve got, que hay en la casa, que hay adentro, que tiene la casa, en la casa, la cabana tiene, el alojamiento tiene, comodidades de la casa, amenidades, amenities, servicios, el espacio, the space, lo que incluye, incluye, que incluye, whats included, included, what this place offers, equipamiento, equipment, comodidades, la casa, the house, el departamento, el depa, the apartment, about this place, about this space, about the space, about this home, about this listing, the property, about the property, about the cabin, about the cottage, about the apartment, about the flat, about our home, acerca de este espacio, sobre este espacio, sobre el espacio, sobre el alojamiento, acerca del alojamiento, sobre la propiedad, sobre el depa, sobre el departamento, la propiedad, el alojamiento, el apartamento, the flat, the cottage, the cabin, la cabana, el piso, acerca de este lugar, descripcion, description, sobre la casa, acerca del espacio, about the house, rooms, espacios, la casa tiene, el depa tiene, el lugar, the place, que encontraras,
      ropa de cama, toallas, linens, towels, bedding, blancos, extras, sabanas, blankets, cobijas, the rooms, distribucion, layout, los cuartos, room by room, cuarto por cuarto, the home, inside, adentro, afuera, outside, outdoor space, what you will find, indoors, lo que encontraran, otros aspectos a tener en cuenta, otros aspectos, otros detalles, otros detalles a tener en cuenta, other things to note, other details, other details to note, other notes, for you, para ustedes`,
    ),
  ],
  [
    'welcome',
    phrases(
      'bienvenida, bienvenidos, bienvenido, bienvenidas, welcome, hola, hello, welcome note, mensaje de bienvenida, welcome message, saludos, hi',
    ),
  ],
]
