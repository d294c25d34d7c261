import { type Phrases, phrases } from './phrases.ts'
import type { Topic } from './topics.ts'

/** What guests ask, and what the answer is about; of two that fit the first one counts. */
export const questionTopics: readonly (readonly [Topic, Phrases])[] = [
  [
    'steps',
    phrases(
      `que hacemos al, que hay que hacer al, que hago al, antes de irnos, antes de irme, antes de salir, al irnos, al irme, al salir, do we do when, do i do when, before we leave, before i leave, before leaving, when we leave, when i leave, at the end of our stay`,
    ),
  ],
  [
    'late',
    phrases(
      'llegamos tarde, llego tarde, llegamos de noche, llegar tarde, arrive late, get in late, late arrival',
    ),
  ],
  [
    'checkIn',
    phrases(
      'podemos llegar, se puede llegar, se puede entrar, hora llegar, hora es el check, hora podemos, hora puedo, time can we, time can i, time is check in, what time do we, early check in, puedo llegar, podemos entrar, puedo entrar, hora llegamos, hora llego, hora entramos, hora es la entrada, hora de entrada, hora de llegada, check in, checkin, can we arrive, can i arrive, when can we come, what time can we come',
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
      'emergencies, emergencias, agua de la llave, tomar el agua, tap water, drink the water, se lastima, se enferma, gets hurt, is hurt, gets sick, emergencia, emergency, se va la luz, power goes out, tiembla, temblor, earthquake, fire, incendio, huele a gas, smell gas',
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
      'como se usa, como se prende, como se enciende, como se apaga, como prendo, como prendemos, como funciona, como uso, como usamos, how do we use, how do i use, how does the, how do you, how do we turn, how do i turn, turn on, work',
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
    'attraction',
    phrases(
      'que visitar, que recomiendas hacer, que recomiendan hacer, what should we do, what should we see, que nos recomiendas, lugares para, que podemos hacer, que hay que ver, to do, to see, que vemos',
    ),
  ],
  [
    'maxGuests',
    phrases(
      'cuantos caben, cuantas personas, cuantos huespedes, cuantos somos, how many people, how many guests, how many can',
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
      'como entramos, como le hacemos para entrar, como accedemos, como accedo, como abrimos, como abro, como nos das, como recogemos, how will we, how do we enter, let us in, meet us, como entro, como entrar, como llegamos, como llego, como llegar, las llaves, la llave, get in, get inside, get there, get to, the key, the keys',
    ),
  ],
  [
    'contact',
    phrases(
      'a quien llam*, con quien, a quien le, who do we, who do i, who should we, who to call',
    ),
  ],
]
