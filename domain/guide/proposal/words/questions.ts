import { type Phrases, phrases } from './phrases.ts'
import type { Topic } from './topics.ts'

/** What guests ask, and what the answer is about; of two that fit the first one counts. */
export const questionTopics: readonly (readonly [Topic, Phrases])[] = [
  [
    'byCar',
    phrases(
      'llego en auto, llegar en auto, llegamos en auto, llego en coche, llegar en coche, llegamos en coche, llegar en carro, llegamos en carro, vamos en auto, vamos en coche, y en auto, y en coche, manejando, by car, drive there, drive to, coming by car, if we drive, driving',
    ),
  ],
  [
    'byBus',
    phrases(
      'en micro, en colectivo, en omnibus, en bus, en autobus, en camion, en transporte, en transporte publico, sin auto, sin coche, sin carro, by bus, by train, by coach, without a car, public transport, la terminal, bus station, train station',
    ),
  ],
  [
    'byPlane',
    phrases(
      'desde el aeropuerto, del aeropuerto, en avion, from the airport, if we fly, flying in, we fly, get from the airport',
    ),
  ],
  [
    'transport',
    phrases(
      'nos vamos para alla, nos vamos hasta alla, nos vamos hacia alla, como nos vamos, me voy para alla, how do we get to you, how do we reach you, como vamos, como voy',
    ),
  ],
  [
    'steps',
    phrases(
      `como dejamos la, como dejamos el, como dejamos todo, que dejamos, how should we leave, how do we leave the, anything to do before, que hay que hacer antes, que hago antes, que hacemos antes, que hacemos al, que hay que hacer al, que hago al, antes de irnos, antes de irme, antes de salir, al irnos, al irme, al salir, do we do when, do i do when, before we leave, before i leave, before leaving, when we leave, when i leave, at the end of our stay`,
    ),
  ],
  [
    'late',
    phrases(
      'llegamos a la madrugada, llegamos de madrugada, llego de madrugada, llegamos a la noche, llego de noche, llegamos muy tarde, llegariamos tarde, llegariamos de noche, de la noche, a la madrugada, after midnight, late at night, our flight is late, arrive after, get in after, arriving late, getting in late, llegamos tarde, llego tarde, llegamos de noche, llegar tarde, arrive late, get in late, late arrival',
    ),
  ],
  [
    'checkIn',
    phrases(
      'puedo caer, podemos caer, puedo ir, desde que hora, from what time, podemos llegar, se puede llegar, se puede entrar, hora llegar, hora es el check, hora podemos, hora puedo, time can we, time can i, time is check in, what time do we, early check in, puedo llegar, podemos entrar, puedo entrar, hora llegamos, hora llego, hora entramos, hora es la entrada, hora de entrada, hora de llegada, check in, checkin, can we arrive, can i arrive, when can we come, what time can we come',
    ),
  ],
  [
    'checkOut',
    phrases(
      'nos vamos, me voy, hora salimos, hora salgo, hora es la salida, hora de salida, check out, checkout, desocupar, do we leave, do i leave, have to leave, must we leave',
    ),
  ],
  [
    'parking',
    phrases(
      'estacion*, aparcar, aparcamiento, cochera, garage, donde dejo el coche, donde dejarlo, donde dejar el, donde dejamos el coche, el coche, el carro, el auto, park, parking, our car, my car',
    ),
  ],
  ['wifi', phrases('wifi, wi fi, internet, la red')],
  [
    'emergency',
    phrases(
      'urgencia, urgencias, alguna emergencia, something goes wrong, anything goes wrong, si pasa algo, algo sale mal, emergencies, emergencias, agua de la llave, tomar el agua, tap water, drink the water, se lastima, se enferma, gets hurt, is hurt, gets sick, emergencia, emergency, se va la luz, power goes out, tiembla, temblor, earthquake, fire, incendio, huele a gas, smell gas',
    ),
  ],
  [
    'rules',
    phrases(
      'perro, perros, mascota*, pet, pets, dog, dogs, fumar, smok*, fiesta*, party, parties, ruido, noise, visitas, visitors, invitados',
    ),
  ],
  [
    'trash',
    phrases(
      'bins, bin day, dustbins, camion de la basura, reciclaje, basura, trash, garbage, rubbish, recycling',
    ),
  ],
  [
    'device',
    phrases(
      'que hago si no sale, que hago si no hay, que pasa si no, no sale agua, no funciona, no prende, no hay agua caliente, no hot water, doesnt work, wont turn on, wont start, como se usa, como se prende, como se enciende, como se apaga, como prendo, como prendemos, como funciona, como uso, como usamos, how do we use, how do i use, how does the, how do you, how do we turn, how do i turn, turn on, work',
    ),
  ],
  [
    'restaurant',
    phrases(
      'donde comemos, para cenar, para comer, para desayunar, algo rico, algo bueno, restaurante*, restaurant*, hungry, dinner, breakfast, lunch, brunch, tacos, tengo hambre, tenemos hambre, buena comida, place to eat, places to eat, donde comer, donde como, donde cenamos, donde cenar, donde desayun*, we eat, i eat, to eat, good food',
    ),
  ],
  [
    'shop',
    phrases(
      'donde compr*, nearest shop, corner shop, shops, un super, el super, oxxo, tienda*, store, grocery, we buy, i buy, to buy, groceries, farmacia, pharmacy, supermercado, supermarket',
    ),
  ],
  [
    'places',
    phrases(
      'que nos recomendas, que me recomendas, que recomendas, que recomiendas, que me recomiendas, que recomiendan, what do you recommend, any recommendations, recommendations',
    ),
  ],
  [
    'attraction',
    phrases(
      'anything to do, que hay para hacer, que hay para ver, que hacemos por, que visitar, que recomiendas hacer, que recomiendan hacer, what should we do, what should we see, que nos recomiendas, lugares para, que podemos hacer, que hay que ver, to do, to see, que vemos',
    ),
  ],
  [
    'maxGuests',
    phrases(
      'cuantos entramos, cuantos entran, cuantos podemos, cuantos pueden, cuantos duermen, cuanta gente, how many can, how many does, how many of us, how many sleep, cuantos caben, cuantas personas, cuantos huespedes, cuantos somos, how many people, how many guests, how many can',
    ),
  ],
  [
    'address',
    phrases(
      'donde esta la casa, donde esta el depa, donde esta el departamento, donde queda, donde estan ustedes, direccion, address, where is the house, where is the place, where is the apartment, where are you, where is it',
    ),
  ],
  [
    'arrival',
    phrases(
      'quien me da, quien nos da, quien nos recibe, quien me recibe, quien abre, who lets us, who gives us, who has the key, como entramos, como le hacemos para entrar, como accedemos, como accedo, como abrimos, como abro, como nos das, como recogemos, how will we, how do we enter, let us in, meet us, como entro, como entrar, como llegamos, como llego, como llegar, las llaves, la llave, get in, get inside, get there, get to, the key, the keys',
    ),
  ],
  [
    'contact',
    phrases(
      'a quien le escribo, a quien escribo, a quien aviso, who can i text, who do i text, who do i call, reach you, get hold of you, a quien llam*, con quien, a quien le, who do we, who do i, who should we, who to call',
    ),
  ],
]
