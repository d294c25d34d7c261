import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'questions-kantuta-es',
  language: 'es',
  shape: 'questions and answers',
  text: `Casa Kantuta (Cusco): lo que siempre nos preguntan

La casa es de adobe, pasa los 120 años y según mi tía tiene un fantasma amable. Hasta ahora no ha dejado reseñas.

P. ¿Desde qué hora nos reciben?
R. 1:30 p. m. Si el vuelo llega temprano les guardamos las maletas, no cobramos.

P. ¿Hasta qué hora nos podemos quedar el último día?
R. Hasta las 10 a. m., casi siempre entra otra familia.

P. ¿Cuál es la dirección?
R. Cuesta del Almendro 415, San Blas, Cusco.

P. ¿Cómo se llega desde el aeropuerto?
R. En taxi, 25 soles y un cuarto de hora. Que los deje en la plazoleta porque la cuesta es peatonal.

P. ¿Y si aterrizamos en la noche?
R. Si llegan pasadas las 9 p. m. toquen el timbre de al lado, don Eusebio se acuesta tarde.

P. ¿Entramos con llave o con código?
R. El código de la puerta de calle es 5093. Crucen el patio y suban la grada de madera, es la puerta turquesa. La llave está en un cofrecito de combinación, 246.

P. El teclado no prende, ¿qué hago?
R. Se quedó sin pila. Acérquenle la batería que escondimos en la maceta y prende.

P. ¿Hay cochera?
R. No tenemos. En la playa de estacionamiento Recoleta les cuidan el carro por 20 soles la noche.

P. Necesito trabajar, ¿hay internet?
R. Claro, fibra óptica. La red es KANTUTA-PISO2 y la contraseña es choclo con queso (en minúsculas y con los espacios).

P. ¿Para cuántos es?
R. Cinco personas, dos dormitorios, un baño y medio.

P. ¿Qué tiene la cocina?
R. Refrigeradora, olla a presión, hervidor y vajilla completa.

P. ¿Hace mucho frío?
R. Sí jaja. En cada dormitorio hay frazadas de alpaca, bolsas de agua caliente y una estufa eléctrica. La estufa se enciende con el botón de arriba y se apaga sola a las dos horas.

P. ¿Agua caliente?
R. Suban la palanca que dice TERMA y esperen veinte minutos.

P. ¿El agua del caño se toma?
R. No, hiérvanla o usen el bidón.

P. ¿Aceptan mascotas?
R. Se aceptan perritos hasta 8 kilos.

P. ¿Dónde se puede fumar?
R. Solo se fuma en el patio.

P. ¿Podemos invitar amigos?
R. Nada de fiestas. La música se apaga a las 10 p. m.

P. ¿Qué hacemos con la basura?
R. El camión pasa lunes, miércoles y viernes a las 7 p. m., sáquenla recién a esa hora.

P. ¿Dónde se come rico?
R. Picantería La Justina, el rocoto relleno es cosa seria. Para un buen café, Tostaduría Mayu.

P. ¿Y para comprar?
R. Mercado San Pedro, verduras y jugos. La botica Santa Rosa está a la espalda.

P. ¿Algo para ver cerca?
R. El Museo del Telar, gratis los domingos.

P. ¿Y si hay un temblor?
R. Salgan al patio, lejos de las tejas.

P. ¿Botiquín, extintor?
R. El botiquín está en el ropero del pasillo. El extintor está debajo de la escalera.

P. ¿Números útiles?
R. Policía de turismo 084 555 161. Clínica Pardo Alto 084 555 162. Wilber, taxista de confianza: 984 555 133.

P. ¿Qué dejamos hecho al irnos?
R. Apaguen la terma, boten la comida que sobró, cierren las ventanas y pongan la llave en el cofrecito.

P. ¿Hacen descuento?
R. Depende del mes, pregunten sin vergüenza.

P. ¿Con quién hablo?
R. Con Yuli, la dueña: 984 555 127 o yuli@casakantuta.example`,
  expected: [
    { kind: 'name', says: 'Casa Kantuta' },
    { kind: 'time', of: 'checkIn', says: '13:30' },
    { kind: 'time', of: 'checkOut', says: '10:00' },
    { kind: 'address', says: 'Cuesta del Almendro 415' },
    { kind: 'arrival', of: 'byPlane', says: 'En taxi, 25 soles' },
    { kind: 'arrival', of: 'late', says: 'toquen el timbre de al lado' },
    { kind: 'code', opens: 'door', says: '5093' },
    { kind: 'arrival', of: 'steps', says: 'grada de madera' },
    { kind: 'code', opens: 'lockbox', says: '246' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'batería que escondimos' },
    { kind: 'parking', says: 'playa de estacionamiento Recoleta' },
    { kind: 'wifi', network: 'KANTUTA-PISO2', password: 'choclo con queso' },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1.5 },
    { kind: 'feature', room: 'cocina', says: 'Refrigeradora' },
    { kind: 'feature', room: 'cocina', says: 'olla a presión' },
    { kind: 'feature', room: 'cocina', says: 'hervidor' },
    { kind: 'feature', room: 'cocina', says: 'vajilla completa' },
    { kind: 'feature', room: 'dormitorio', says: 'frazadas de alpaca' },
    { kind: 'feature', room: 'dormitorio', says: 'bolsas de agua caliente' },
    { kind: 'feature', room: 'dormitorio', says: 'estufa eléctrica' },
    { kind: 'device', says: 'se enciende con el botón' },
    { kind: 'device', says: 'palanca que dice TERMA' },
    { kind: 'emergency', says: 'hiérvanla' },
    { kind: 'rule', says: 'Se aceptan perritos' },
    { kind: 'rule', says: 'Solo se fuma en el patio' },
    { kind: 'rule', says: 'Nada de fiestas' },
    { kind: 'rule', says: 'La música se apaga' },
    { kind: 'rule', says: 'sáquenla recién a esa hora' },
    { kind: 'place', category: 'Restaurant', says: 'Picantería La Justina' },
    { kind: 'place', category: 'Cafe', says: 'Tostaduría Mayu' },
    { kind: 'place', category: 'Shop', says: 'Mercado San Pedro' },
    { kind: 'place', category: 'Shop', says: 'botica Santa Rosa' },
    { kind: 'place', category: 'Attraction', says: 'Museo del Telar' },
    { kind: 'emergency', says: 'Salgan al patio' },
    { kind: 'firstAid', says: 'ropero del pasillo' },
    { kind: 'emergency', says: 'debajo de la escalera' },
    { kind: 'phone', of: 'police', says: '084555161' },
    { kind: 'phone', of: 'medical', says: '084555162' },
    { kind: 'phone', of: 'other', says: '984555133' },
    { kind: 'step', says: 'Apaguen la terma' },
    { kind: 'step', says: 'boten la comida' },
    { kind: 'step', says: 'cierren las ventanas' },
    { kind: 'step', says: 'pongan la llave en el cofrecito' },
    { kind: 'phone', of: 'host', says: '984555127' },
    { kind: 'email', says: 'yuli@casakantuta.example' },
  ],
}

export default sample
