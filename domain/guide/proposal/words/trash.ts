import { phrases } from './phrases.ts'

export const trashWords = phrases(
  'bin night, bin nights, bin day, bin days, bins, wheelie bin, wheelie bins, black bin, blue bin, green bin, yellow lid, red lid, lo organico, organicos, inorganico, inorganicos, bote verde, bote azul, bote gris, bote amarillo, residuos, basura, la basura, basurero, trash, garbage, rubbish, recycling, reciclaje, recycle, bins, trash can, garbage can, green can, camion de la basura, el camion, desechos, desperdicios, dumpster, contenedor, contenedores, compost, composta, organica',
)

/** When rubbish is fetched, and where it is brought. */
export const trashTelling = phrases(
  `va en bote, van en bote, lid one week, go up, goes up, kerb, on monday, on tuesday, on wednesday, on thursday, on friday, vereda, tacho, canasto, pasa, pasan, recogen, recolectan, recoge, recoleccion, se saca, la dejas, la dejan, se la dejas, se la dejan, se pone, ponerla, dejarla, dejenla, dejala, llevarla, llevenla, tirarla, tirenla, sacar la basura, sacarla, bajarla, la sacan, se baja, se tira, se deja, se separa, separen, separar, separada, va en, van en, va separada, campana, lunes, martes, miercoles, jueves, viernes, sabado, domingo, diario, todos los dias, cualquier dia,
  collected, collection, collects, pickup, pick up, picked up, goes out, go out, goes in, go in, goes to, put out, curb, monday, mondays, tuesday, tuesdays, wednesday, wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, sunday, sundays, mon, tue, tues, wed, thu, thurs, fri, every day, night before, are in the, are behind, are next, is for recycling, to the road, to the curb`,
)
