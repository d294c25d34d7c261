import { phrases } from './phrases.ts'

export const lateWords = phrases(
  `llegada tarde, llegadas tarde, llegada tardia, llegadas tardias, si llegan despues, si llega despues, si llega tarde, si llega de noche, si llegas despues, si llegan tarde, si llegas tarde, si llegan de noche, si llegas de noche, llegan muy tarde, llegan despues, llegas despues, llegar tarde, llegar despues, llegan en la noche, llegan de madrugada, si su vuelo llega, si tu vuelo llega, late arrival, late arrivals, if you arrive after, if you arrive late, if youre arriving after, if you are arriving after, if you are arriving late, arriving late, arriving after, arrive after dark, arrivals after, late check in, if you get in late, if you get in after, if you come in after, if your flight, if you land, arrive past, if you come after, after hours, coming in late, llegadas despues, llegadas de noche, llegada despues, llegando tarde, si llegaran, get here after, get here late, if you will arrive after, if youll arrive after, if you check in after, entran despues, despues de medianoche, after midnight`,
)

/** Somebody comes, and when that is late. */
export const comingVerbs = phrases(
  'llegan, llegas, llega, lleguen, llegues, llegue, llegaran, llegaras, llegar, llegamos, entran, entras, vienen, vienes, aterrizan, aterrizas, arriba, arriban, arrive, arrives, arriving, arrived, get in, gets in, getting in, get here, getting here, come in, coming in, land, lands, landing, check in, checking in, show up, roll in',
)
export const lateHours = phrases(
  'despues, pasadas, pasando, pasada, mas tarde, muy tarde, tarde, tardisimo, de noche, noche, de madrugada, madrugada, late, later, after, past, in the night, at night, in the middle of',
)

export const lockNames = phrases(
  `puerta, chapa, cerradura, candado, llave, teclado, codigo, porton, door, lock, key, keypad, code, gate, lockbox, cajita, deadbolt, fob, zaguan, reja, padlock`,
)
export const failing = phrases(
  `no abre, no abren, no les abre, no te abre, no funciona, no sirve, no enciende, no prende, no responde, no jala, no gira, se atora, se atasca, atorada, se traba, trabada, falla, fallara, marca error, parpadea, no quiere abrir, no entra, esta dura, doesnt open, does not open, wont open, will not open, doesnt work, does not work, wont work, stuck, sticks, jams, jammed, jam, doesnt light, does not light, trouble, fails, wont turn, doesnt turn, does not turn, problem, problems, not working, beeps, is stiff, doesnt respond, wont budge, blinks red, flashes red, wont unlock, doesnt unlock, is dead, dies, runs out, sin pila, sin pilas, se acaba la pila, se queda sin pila, bateria baja, low battery, batteries die, battery dies, esta muerto, flash red, blink red, flashing red, blinking red, turns red, luz roja, en rojo, se pone rojo, se pone roja, se queda trabada, se queda atorada, no cede, no se abre, no se abren, no te deja entrar, no los deja entrar, doesnt take, wont take, doesnt catch, wont catch, doesnt accept, wont accept, no acepta, no toma, no marca, no lee, doesnt read, wont read, se pega, se hincha, swells, is sticky, is stubborn, is tricky, red light, dead battery, gives you trouble, acts up, se bloquea, tiene problemas, no reconoce, no da, no agarra`,
)
export const conditions = phrases(
  'si, if, en caso, in case, cuando, when, should, a veces, sometimes, trouble, problem*',
)

export const gatePlaces = phrases(
  'caseta, pluma, garita, porteria, conserjeria, portera, control de acceso, puesto de control, checkpoint, guard shack, guard booth, gate guard, gate attendant, gatekeeper, vigilancia, vigilante, guardia, guardias, guard, guards, gatehouse, guardhouse, guard house, security gate, security booth, front desk, conserje, portero, doorman, concierge, security, recepcion, reception, entrada del fraccionamiento, acceso principal, poli, policia de la entrada, oficial',
)
export const gateAsks = phrases(
  'digan, diga, digale, diganle, dile, diles, decir, di, den, dar, dan, da, mencionen, menciona, mencionar, muestren, muestra, mostrar, identific*, ensen*, present*, presenten, anunc*, registr*, anuncien, anunciarse, pedira*, piden, pide, pregunt*, nombre, placas, ine, identificacion, tell, show, say, give, give them, name, id, plates, license, register, sign in, announce, ask*, mention, will let, dejar pasar, let you in, credencial, qr, pasaporte, passport, avisar, aviso',
)

export const planeWords = phrases(
  'aeropuerto, airport, vuelo, flight, avion, aterriz*, land at, flying, fly into, airports',
)
export const busWords = phrases(
  `autobus, autobuses, bus, buses, ado, camion, camiones, metro, metrobus, tren, train, subway, terminal, terminal de autobuses, central de autobuses, tap, tapo, station, estacion, tranvia, tram, light rail, colectivo, combi, van, ferry, estacion del metro, tren ligero, combis, colectivos, etn, primera plus, bart, trolley`,
)
export const carWords = phrases(
  `autopista, carretera, highway, hwy, exit, freeway, interstate, libramiento, caseta de cobro, si vienen en coche, si vienes en coche, si vienen en auto, si vienen manejando, si vienes manejando, manejando, en coche desde, si vienen en carro, si vienen de, si vienes de, if you drive, if youre driving, if you are driving, driving, drive from, by car, coming from, periferico, cuota, desviacion, desvio, entronque, glorieta, roundabout, take the exit, retorno, from the highway, desde la carretera, terraceria, dirt road, kilometro, turn left, turn right, den vuelta, da vuelta, dar vuelta, vuelta a la, i 95`,
)
export const movingWords = phrases(
  `tom*, take, taxi, uber, didi, cab, lyft, shuttle, bajen, bajar*, baje, get off, line, linea, ruta, route, hasta, follow, sig*, exit, salgan, salida, minutos, min, minutes, hora, horas, hour, hours, turn, walk, camin*, drive, ride, cost*, cuesta, cobran, pesos, transfer, pick, recog*, cuadras, blocks, pasando, vuelta, vueltas, left, right, izquierda, derecha, llegan, llegar, about, km, rent*, past, after, manej*, camiones`,
)

export const enteringWords = phrases(
  `suban, sube, subir, subes, piso, elevador, elevator, escalera, escaleras, stairs, stairway, floor, upstairs, puerta, llave, llaves, key, keys, door, lock, chapa, cerradura, crucen, cruza, caminen, camina, pasillo, hallway, corridor, entrance, entrada, timbre, buzz, buzzer, ring, toquen, toca, tocar, bell, interfon, porton, gate, walk, courtyard, patio, path, steps, lockbox, cajita, caja, entren, entra, abran, abre, abrir, open, unlock, turn the, gir*, jalen, empujen, push, enter, reja, zaguan, tarjeta, fob, card, keycard, tarjetas, control, recog*, pick up, keypad, ramp, basement entrance, lobby, casita, building, edificio, alley, callejon, torre, let yourself in, knock, meet you, recibir*, recibimos, recibo, los espero, los recibe`,
)
export const enteringAnywhere = phrases(
  `suban al, suban por, suban las, suban los, suban un, suban dos, suban tres, suban hasta, suban a la casa, suban a su, sube al, sube por, subir al, subes al, third floor, second floor, first floor, fourth floor, fifth floor, ground floor, top floor, tercer piso, segundo piso, primer piso, cuarto piso, quinto piso, sexto piso, planta baja, la llave esta, llave debajo, llaves debajo, llave abajo, llave bajo, llave en la maceta, llave dentro, llaves dentro, llave colgada, llaves colgadas, llave escondida, llaves escondidas, key hidden, key hanging, keys hidden, keys hanging, keys under, las llaves estan, key for the, keys for the, key to the, keys to the, key is for, keys are for, la llave de la puerta, las llaves de la puerta, la llave de la entrada, la llave del porton, la llave del depa, la llave del departamento, las llaves de la casa, las llaves del depa, las llaves del departamento, la llave es de, la llave es para, las llaves se, la llave se, la llave de la casa, la llave del depa, house key is, key is, keys are, the key will, keys will, toquen el timbre, toque el timbre, toca el timbre, ring the bell, take the elevator, tomen el elevador, take the stairs, let yourself in, spare key, llave de repuesto, la puerta es, the door is, key under, crucen el patio, entren por, entra por, enter through, go through the gate, walk through the, la llave la, recogen la llave, recoger la llave, recoger las llaves, pick up the key, pick up the keys, segunda puerta, la llave larga, la llave chica, la llave pequena, llave pequena, llave mediana, dos vueltas de llave, la llave grande, number on the door, key opens, llave abre, long key, small key, silver key, gold key, llave dorada, llave plateada`,
)

export const parkingWords = phrases(
  `estacionamiento, aparcamiento, aparcamientos, aparcar, aparca, aparcad, aparquen, aparcado, plaza de garaje, plaza de parking, plaza de aparcamiento, parqueaderos, parqueen, parquean, parquea, zona azul, parquimetro, parquimetros, los coches, los carros, los autos, las camionetas, los vehiculos, coches se, carros se, autos se, coches van, carros van, autos van, coche se, carro se, auto se, carro va, coche va, auto va, cars go, cars can, cars stay, cars fit, car goes, car stays, vehicles go, leave cars, off street, on street, street spot, estacionamientos, estacionar, estacionarse, estacionen, estacionense, estaciona, estacionado, estacionarte, estacionarnos, estacionate, parking, park, parked, driveway, cochera, carport, parqueo, parqueadero, parquear, parkear, valet, parking lot, pension, coche en la calle, coche adentro, coche dentro, coche afuera, coches adentro, coches afuera, carro adentro, carro afuera, auto adentro, auto afuera, caben, cabe, cajon, cajones, lugar para coche, lugar para un coche, lugar para dos coches, lugar para tres coches, lugar para 1 coche, lugar para 2 coches, lugar para 3 coches, lugar para, cabe un coche, caben dos coches, caben 2 coches, cabe un auto, caben dos autos, caben tres coches, caben 3 coches, room for one car, room for two cars, room for 2 cars, fits one car, fits two cars, fits 2 cars, your car, su coche, tu coche, sus coches, the car, el coche, el carro, su carro, tu carro, su auto, tu auto, el auto, el garage, the garage, in the garage, car park, carro en, coches en, traen auto, traen coche, traen carro, traes auto, traes coche, traes carro, vienen en auto, vienen en coche, vienen en carro, vienes en auto, vienes en coche, vienes en carro, un auto, un coche, dos autos, dos coches, dos carros, tres coches, tres autos, 2 autos, 2 coches, 2 carros, 3 coches, 3 autos, one car, two cars, three cars, 2 cars, 3 cars, second car, second vehicle, extra car, leave the car, leave your car, spot for, space for, permit, tarjeton, garage space, lugares de, garaje`,
)
export const carNouns = phrases(
  'coche, coches, carro, carros, auto, autos, camioneta, camionetas, car, cars, vehicle, vehicles, vehiculo, vehiculos, suv, moto, motos, truck, trucks, van, rv, trailer, parking, estacion*, park, garage, cochera, garaje, driveway, cajon, valet, pension, parqueo, permit',
)
export const aboutParking = phrases(
  'car, cars, coche, coches, carro, auto, block, bloque*, obstru*, gate, porton, permit, tarjeton, space, spot, lugar, cajon, tape*, tapar, street, calle, hang, vehicle*, espejo, mirror, neighbor*, vecin*, driveway, valuables, valor, parquimetro, meter, tow, towed, towing, grua, sticker, espacio, there, ahi, pluma',
)

export const streetWords = phrases(
  `calle, av, avenida, ave, blvd, boulevard, privada, priv, camino, carretera, street, st, road, rd, lane, ln, drive, dr, avenue, court, ct, callejon, andador, cerrada, paseo, circuito, calzada, prolongacion, prol, retorno, highway, hwy, place, terrace, trail, circle, cjon, calz, boulevar, plaza, eje, lote, km, loop, parkway, pkwy, square, row, alley, bend, mews, hollow, wharf, quay, gardens, grove, playa, col, colonia, barrio, fracc, fraccionamiento, crescent, close`,
)
export const addressMarks = phrases(
  `direccion es, direccion exacta es, address is, is at, sits at, estamos en, located at, ubicado en, ubicada en, domicilio es, we are at, were at, you are at, youre at, you re at, is located at, esta en, find us at, queda en, located on, se encuentra en, nos encuentran en, come to, lleguen a, la ubicacion es, estamos ubicados en, house is on, casa es, encontraras en`,
)
