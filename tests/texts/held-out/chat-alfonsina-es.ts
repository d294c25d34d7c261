import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'chat-alfonsina-es',
  language: 'es',
  shape: 'chat',
  text: `>> al confirmar
Hola {nombre}!! Gracias por elegir el Depto Alfonsina 💙
Soy Nacho, por acá me encontrás a cualquier hora (bueno, casi, a la siesta no jaja)
La seña ya me figura acreditada, el saldo lo arreglamos cuando vengas, efectivo o transferencia
Entran 4 como mucho, hay 1 dormitorio y el resto se acomoda en el living

>> dos días antes
Che ya falta re poco! Anotá la dire: Los Tilos 2931, 6º C, Mar del Plata
https://maps.app.goo.gl/aLf0nS1naMdq9
Podés entrar desde las 14 hs y el día que te vas hasta las 10 hs
Si venís en micro, en la terminal te tomás el 511 y te bajás en la plaza, de ahí son 3 cuadras
El edificio no tiene cochera. De noche se puede dejar el auto en la cuadra sin pagar, y de día es medido. Si no, la playa de la vuelta cobra 9 mil la estadía

>> el mismo día
Buen díaa, hoy se viaja! La puerta de calle tiene teclado, poné 40318 y empujá
Subís por el ascensor de la derecha al 6º, es la última del pasillo
El depto abre con 2270#
Si te tira luz roja esperá diez segundos y probá de nuevo, es medio mañosa la cerradura
Si llegás pasadas las 22 entrá despacito nomás que el pasillo hace eco

>> cuando ya entró
Todo bien? te dejo el wifi: Alfonsina_6C, contraseña mar&viento22
El calefón está en el lavadero y queda siempre en piloto: lo girás a la llama grande y listo
La estufa del living se prende apretando la perilla unos 20 seg con el chispero
Para la tele agarrá el control negro, botón input, y elegí Chromecast
En la cocina tenés pava eléctrica, microondas y equipo de mate
En el dormitorio hay frazadas de más, un ventilador de pie y plancha
La pintura del living la hizo mi vieja, si te gusta decímelo así se lo cuento 😂

>> reglas (perdón, las tengo que mandar igual)
Adentro no se fuma, en el balcón tampoco
Después de las 23 bajá el volumen, la vecina del 5º es maestra y madruga
No se hacen fiestas ni previas
No se aceptan mascotas, es por el consorcio
La basura se saca de 20 a 21 al contenedor de la esquina, sábados no pasa

>> recomendados
Para morfar: Don Remo, las milanesas son del tamaño de un felpudo
Medialunas y café en La Espuma, a 2 cuadras
Una birra? Barlovento, tiene happy hour
Con chicos vayan al Acuario del Faro, se pasan la tarde
El chino de la vuelta (Autoservicio Lin) cierra a las 21

>> por las dudas
El botiquín está en el 2do cajón del baño
La llave de paso del gas está en el lavadero atrás de la cortina
Matafuego al lado de la heladera
Comisaría 223 555-0112
Clínica del Puerto 223 555-0119
Rubén, el encargado, de 8 a 17: 223 555-0177

>> última noche
Se terminó lo bueno 😢 mañana antes de salir bajá las persianas, apagá la estufa, dejá los toallones en la bañera y las llaves arriba de la mesada
Si la pasaste bien unas estrellitas me re ayudan, y si volvés en temporada baja te hago precio
Abrazo! Nacho +54 9 223 555-0140`,
  expected: [
    { kind: 'welcome', says: 'Gracias por elegir' },
    { kind: 'name', says: 'Depto Alfonsina' },
    { kind: 'count', of: 'maxGuests', says: 4 },
    { kind: 'count', of: 'bedrooms', says: 1 },
    { kind: 'address', says: 'Los Tilos 2931' },
    { kind: 'mapsLink', says: 'aLf0nS1naMdq9' },
    { kind: 'time', of: 'checkIn', says: '14:00' },
    { kind: 'time', of: 'checkOut', says: '10:00' },
    { kind: 'arrival', of: 'byBus', says: 'te tomás el 511' },
    { kind: 'parking', says: 'dejar el auto en la cuadra' },
    { kind: 'code', opens: 'door', says: '40318' },
    { kind: 'arrival', of: 'steps', says: 'ascensor de la derecha' },
    { kind: 'code', opens: 'door', says: '2270' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'Si te tira luz roja' },
    { kind: 'arrival', of: 'late', says: 'Si llegás pasadas las 22' },
    { kind: 'wifi', network: 'Alfonsina_6C', password: 'mar&viento22' },
    { kind: 'device', says: 'queda siempre en piloto' },
    { kind: 'device', says: 'apretando la perilla' },
    { kind: 'device', says: 'control negro' },
    { kind: 'feature', room: 'cocina', says: 'pava eléctrica' },
    { kind: 'feature', room: 'cocina', says: 'microondas' },
    { kind: 'feature', room: 'cocina', says: 'equipo de mate' },
    { kind: 'feature', room: 'dormitorio', says: 'frazadas' },
    { kind: 'feature', room: 'dormitorio', says: 'ventilador de pie' },
    { kind: 'feature', room: 'dormitorio', says: 'plancha' },
    { kind: 'rule', says: 'Adentro no se fuma' },
    { kind: 'rule', says: 'bajá el volumen' },
    { kind: 'rule', says: 'No se hacen fiestas' },
    { kind: 'rule', says: 'No se aceptan mascotas' },
    { kind: 'rule', says: 'contenedor de la esquina' },
    { kind: 'place', category: 'Restaurant', says: 'Don Remo' },
    { kind: 'place', category: 'Cafe', says: 'La Espuma' },
    { kind: 'place', category: 'Bar', says: 'Barlovento' },
    { kind: 'place', category: 'Attraction', says: 'Acuario del Faro' },
    { kind: 'place', category: 'Shop', says: 'Autoservicio Lin' },
    { kind: 'firstAid', says: '2do cajón del baño' },
    { kind: 'emergency', says: 'llave de paso del gas' },
    { kind: 'emergency', says: 'Matafuego' },
    { kind: 'phone', of: 'police', says: '2235550112' },
    { kind: 'phone', of: 'medical', says: '2235550119' },
    { kind: 'phone', of: 'other', says: '2235550177' },
    { kind: 'step', says: 'bajá las persianas' },
    { kind: 'step', says: 'apagá la estufa' },
    { kind: 'step', says: 'dejá los toallones' },
    { kind: 'step', says: 'las llaves arriba de la mesada' },
    { kind: 'phone', of: 'host', says: '5492235550140' },
  ],
}

export default sample
