import type { Locale } from '#domain/values/locale.ts'

/** What a host has already: a listing of some 350 words with some 30 facts, never used to tune the rules. */
export const writtenListing: Record<Locale, string> = {
  es: `Casa Jacaranda

Departamento luminoso en la Roma Norte, a dos cuadras del parque. Tiene 2 recámaras, 1 baño y caben hasta 4 huéspedes. Es una casa de los años cuarenta, con pisos de madera, techos altos y un patio lleno de plantas que riega doña Mari los jueves.

Llegada
La entrada es a partir de las 3 de la tarde y la salida a las 11 de la mañana.
Dirección: Orizaba 87, interior 3, Roma Norte, 06700 Ciudad de México
Mapa: https://maps.app.goo.gl/Xy12abCD34
La llave está en una caja junto al medidor de luz. Código de la caja: 4821
Desde el aeropuerto, un taxi tarda unos 40 minutos.

Wi-Fi
Red: CasaJacaranda_5G
Contraseña: buganvilia-2O7l

Contacto
Soy Lucía, tu anfitriona. Mi teléfono es 55 5555 0142 y mi correo lucia@ejemplo.mx. Escríbeme a cualquier hora.

La casa
Estacionamiento: cajón 14 del sótano 1, pegado al elevador.
Cocina: refrigerador, estufa de gas, cafetera italiana, horno de microondas y todo lo necesario para cocinar.
Recámara principal: cama king size, clóset y ventilador.
Sala: sofá cama y televisión con Netflix.
Para prender el calentador de agua, gira la perilla a la izquierda y espera un minuto.
La lavadora está en el patio; usa poco jabón.

Reglas de la casa
- No se permiten fiestas ni eventos.
- No fumar adentro.
- Se aceptan mascotas pequeñas.
- Silencio de 22:00 a 8:00, porque los vecinos duermen temprano.

Lugares cerca
- Panadería Renata: el rol de guayaba se acaba a las diez, vayan temprano.
- Mercado Medellín: fruta, flores y una comida corrida honesta.
- Café Quirino: el mejor espresso de la colonia, a 5 minutos caminando.

Emergencias
Policía: 911
Hospital Santa Amalia, a seis calles: 55 5555 0198
El botiquín está en el baño, debajo del lavabo.
La llave del gas está en el patio, en el tubo amarillo. Un cuarto de vuelta la cierra.

Antes de irte
1. Saca la basura al contenedor verde del sótano.
2. Apaga las luces y el ventilador.
3. Deja las llaves en la caja.

Nos encanta esta casa y esperamos que la disfruten tanto como nosotros.
`,
  en: `Jacaranda House

Bright flat in Roma Norte, two blocks from the park. It has 2 bedrooms, 1 bathroom and sleeps up to 4 guests. The house is from the forties, with wooden floors, high ceilings and a patio full of plants that doña Mari waters on Thursdays.

Arrival
Check-in is from 3 pm and check-out is at 11 am.
Address: Orizaba 87, interior 3, Roma Norte, 06700 Mexico City
Map: https://maps.app.goo.gl/Xy12abCD34
The key is in a lockbox next to the electricity meter. Lockbox code: 4821
From the airport, a taxi takes about 40 minutes.

Wi-Fi
Network: CasaJacaranda_5G
Password: buganvilia-2O7l

Contact
I am Lucía, your host. My phone is +52 55 5555 0142 and my email lucia@example.com. Write to me at any hour.

The house
Parking: space 14 on level minus one, right by the lift.
Kitchen: fridge, gas stove, moka pot, microwave and everything you need to cook.
Main bedroom: king-size bed, wardrobe and fan.
Living room: sofa bed and a TV with Netflix.
To light the water heater, turn the knob to the left and wait a minute.
The washing machine is on the patio; use little soap.

House rules
- No parties or events.
- No smoking inside.
- Small pets are welcome.
- Quiet from 10 pm to 8 am, because the neighbours sleep early.

Places nearby
- Panadería Renata: the guava rolls are gone by ten, so come early.
- Mercado Medellín: fruit, flowers and an honest set lunch.
- Café Quirino: the best espresso around, 5 minutes on foot.

Emergencies
Police: 911
Hospital Santa Amalia, six blocks away: +52 55 5555 0198
The first aid kit is in the bathroom, under the sink.
The gas valve is on the patio, on the yellow pipe. A quarter turn closes it.

Before you leave
1. Take the rubbish to the green bin in the basement.
2. Turn off the lights and the fan.
3. Leave the keys in the lockbox.

We love this house, and we hope that you enjoy it as much as we do.
`,
}
