import { phrases } from './phrases.ts'

export const firstAidWords = phrases(
  `botiquin, primeros auxilios, first aid, band aids, bandaids, first aid kit, curitas, medicine kit, bandages`,
)

/** What is looked for when something goes wrong. */
export const emergencyWords = phrases(
  `extintor, extintores, extinguidor, extinguidores, extinguisher, extinguishers, llave de paso, llaves de paso, llave del gas, llave de gas, llave general, valvula de gas, valvula del gas, valvula del agua, valvula de agua, llave principal, gas valve, gas shut off, gas shutoff, gas tank is, shut off valve, shutoff valve, shut off, shutoff, water main, water valve, main valve, main water,
  breaker, breakers, breaker box, circuit breaker, breaker panel, fuse box, fuse, fuses, fusibles, fusible, pastillas, centro de carga, interruptor principal, tablero electrico, electrical panel, electric panel, panel electrico, switch general, caja de fusibles, caja de breakers, smoke detector*, detector de humo, detectores de humo, smoke alarm*, co detector*, carbon monoxide, monoxido, co alarm,
  power outage, power outages, power cut, power goes, power fails, lose power, apagon, se va la luz, se fue la luz, falla la luz, corte de luz, sismo, temblor, tiembla, terremoto, alerta sismica, alarma sismica, earthquake, hurricane, huracan, evacuat*, evacuac*, salida de emergencia, emergency exit, fire escape, punto de reunion, meeting point, gas leak, fuga de gas, fugas, huele a gas, huelen gas, smell gas, smell of gas, water leak, fuga de agua,
  fine to drink, ok to drink, okay to drink, good to drink, se puede tomar, se puede beber, no se puede tomar, no se puede beber, no es potable, es potable, agua potable, drinking water, drinkable, potable, safe to drink, not safe to drink, dont drink, do not drink, tap water, agua de la llave, no se toma, no tomen agua, agua para tomar, agua para beber, agua del grifo, garrafon, garrafones, beber de la llave, tomar de la llave, from the tap, bottled water, incendio, in case of fire, fire blanket, en caso de fuego, flashlight, flashlights, linterna, linternas, lamparas de mano, purified water, agua purificada, flood, inundacion, carbon monoxide detector, alacran, alacranes, scorpion, scorpions, corriente fuerte, corrientes fuertes, rip current`,
)

/** Who comes in an emergency. */
export const policeWords = phrases(
  'policia, police, policia municipal, policia turistica, patrulla, patrol, sheriff, seguridad publica, tourist police, transito, policias',
)
export const fireWords = phrases(
  'bombero, bomberos, fire dept, fire department, fire station, firefighters, fire brigade, fire dep, fire, firemen',
)
export const medicalWords = phrases(
  'cruz roja, cruz verde, red cross, hospital, hospitales, clinica, clinic, ambulancia, ambulance, ambulancias, medico, doctor, doctora, dr, dra, urgencias, urgent care, medical, emergency room, er, health center, centro de salud, sanatorio, paramedicos, paramedics, imss, poison control, medicos, clinica de, nurse, enfermera, pediatra',
)
export const gateWords = phrases(
  'caseta, vigilancia, vigilante, guardia, guard, guards, gatehouse, guardhouse, gate, security, seguridad, front desk, concierge, conserje, porteria, lobby, recepcion, reception, building security, security guard, caseta de vigilancia, guard house, guardias, doorman',
)
export const otherPeople = phrases(
  `portero, guy, vecina, vecino, vecinos, neighbor, neighbour, neighbors, esposo, esposa, husband, wife, partner, taxi, taxista, taxis, limpieza, cleaner, cleaning, cleaning lady, housekeeper, housekeeping, plomero, plumber, electricista, electrician, mantenimiento, maintenance, handyman, administrador, administradora, administracion, encargado, encargada, caretaker, cuidador, cuidadora, hermana, hermano, sister, brother, mama, mother, mom, papa, dad, father, hijo, hija, son, daughter, co host, cohost, co anfitrion, co anfitriona, coanfitrion, coanfitriona, manager, property manager, jardinero, gardener, alberquero, pool guy, veterinario, vet, locksmith, cerrajero, driver, chofer, masajista, chef, cocinera, gas delivery, gas company, gas lp, proteccion civil, civil protection, angeles verdes, green angels, cfe, locatel, tourist help, farmacia, pharmacy, don, dona, ayudante, assistant, asistente, backup, emergency contact, agua a domicilio, lavanderia, tours, rental, bike rental, water delivery, gas leak, gas emergency, electric company, utility, water company, power company, consulate, consulado, embassy, embajada, guide, nanny, ninera, babysitter, uber, transfer, traslados, shuttle, tow, grua, gruas, amigo, friend, socio, socia, portera, conserjeria, senora, senor, la senora, suegra, tia, tio, primo, prima, aunt, uncle, cousin, hielo, pizza, delivery`,
)
export const hostWords = phrases(
  `anfitrion, anfitriona, anfitriones, host, hosts, your host, soy, i am, im, my number, mi numero, mi cel, mi celular, mi telefono, mi whatsapp, mi whats, my phone, my cell, llamame, llamenme, marcame, marquenme, me marcan, escribeme, escribanme, escribenos, escribanos, llamanos, llamenos, text me, call me, message me, text us, call us, whatsapp me, contact me, contact us, reach me, reach us, avisame, avisenme, mandame, mandenme, manda, me pueden, contacto, contact, call or text, cualquier duda, cualquier cosa, any problem, any question*, any issue*, need anything, owner, propietario, propietaria, dueno, duena, whatsapp, dudas, questions, if you need, here for you, anything you need, nos pueden, nos encuentran, estamos en, a la orden, estoy al, estoy en el, me encuentras, me encuentran, need help, need us, need me`,
)
