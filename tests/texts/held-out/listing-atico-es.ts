import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'listing-atico-es',
  language: 'es',
  shape: 'listing',
  text: `Ático La Garza · azotea con vistas al mar · A/C · ascensor
4 viajeros · 2 dormitorios · 3 camas · 1 baño
★ 4,92 · 118 evaluaciones · Superanfitriona

Hola! Soy Charo, gaditana de toda la vida. El edificio es de 1890 y lo mandó hacer un comerciante de vinos que luego lo perdió jugando a las cartas (eso contaba mi abuela). Lo reformamos entero en 2021. Será un placer recibiros en mi casa.

DÓNDE DORMIRÁS
Dormitorio azul: cama de 150, armario empotrado y ventilador de techo
Dormitorio del patio: dos camas de 90, escritorio

LO QUE OFRECE ESTE LUGAR
Salón – smart TV de 43 pulgadas, aire acondicionado, biblioteca con novelas de playa
Cocina – placa de inducción, lavavajillas, cafetera de cápsulas
Azotea privada – toldo, cuatro tumbonas y ducha exterior

LLEGADA AUTÓNOMA
Puedes entrar a partir de las 16:00 y el día de salida el piso tiene que quedar libre a las 11:30. La llave te espera en un cajetín gris que hay junto al telefonillo, se abre con 6309. Sube en ascensor hasta el cuarto y luego queda un tramo de escalera, puerta B. Si tu tren se retrasa y apareces pasada la medianoche no pasa nada, no hace falta avisar.
Antes de irte baja la basura y deja la llave en el cajetín. Las camas no hace falta que las hagas.

UBICACIÓN
C/ de la Almadraba 17, 4º B, 11002 Cádiz
Desde el aeropuerto de Jerez hay un tren directo (unos 45 min) y de la estación a casa son 15 minutos andando.
Aparcar en el casco antiguo es misión imposible. Lo mejor es el parking subterráneo del muelle, 18 € al día; si tu coche es pequeño a veces hay hueco gratis en la avenida.

A TENER EN CUENTA
La inducción se bloquea sola, manten pulsado el candado 3 segundos.
El termo va con el interruptor rojo del lavadero y tarda una media hora.
Wifi fibra 600 Mb. Red LaGarza_Atico / clave levante&poniente

NORMAS
- Dentro no se fuma, en la azotea sí
- Ni fiestas ni despedidas
- Animales no, lo siento (mi hermano es alérgico)
- A partir de las 23 h en la azotea se habla bajito
- Toldo recogido siempre que salgas, el levante no perdona

EL BARRIO
Freiduría El Cazón, pescaíto frito en papel, a 2 minutos. Para desayunar, Café Malecón (pide los churros). La playa de la Caleta la tienes a cinco minutos: la mejor puesta de sol de España y no hay discusión. Fruta y pescado en el Mercado Central, por la mañana.

SEGURIDAD
Extintor en el rellano. Botiquín en el mueble del baño, balda de arriba. Centro de salud La Viña: 956 555 021. Para todo lo demás, el 112.

La limpieza son 45 € aparte. 10 % de descuento a partir de 7 noches. Nº registro VFT/CA/05551.

Para lo que sea: Charo 656 555 018 (WhatsApp) · charo@atico-lagarza.example`,
  expected: [
    { kind: 'name', says: 'Ático La Garza' },
    { kind: 'count', of: 'maxGuests', says: 4 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'welcome', says: 'Será un placer recibiros' },
    { kind: 'feature', room: 'Dormitorio azul', says: 'cama de 150' },
    { kind: 'feature', room: 'Dormitorio azul', says: 'armario empotrado' },
    { kind: 'feature', room: 'Dormitorio azul', says: 'ventilador de techo' },
    { kind: 'feature', room: 'Dormitorio del patio', says: 'dos camas de 90' },
    { kind: 'feature', room: 'Dormitorio del patio', says: 'escritorio' },
    { kind: 'feature', room: 'Salón', says: 'smart TV' },
    { kind: 'feature', room: 'Salón', says: 'aire acondicionado' },
    { kind: 'feature', room: 'Salón', says: 'biblioteca' },
    { kind: 'feature', room: 'Cocina', says: 'placa de inducción' },
    { kind: 'feature', room: 'Cocina', says: 'lavavajillas' },
    { kind: 'feature', room: 'Cocina', says: 'cafetera de cápsulas' },
    { kind: 'feature', room: 'Azotea privada', says: 'toldo' },
    { kind: 'feature', room: 'Azotea privada', says: 'cuatro tumbonas' },
    { kind: 'feature', room: 'Azotea privada', says: 'ducha exterior' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '11:30' },
    { kind: 'code', opens: 'lockbox', says: '6309' },
    { kind: 'arrival', of: 'steps', says: 'Sube en ascensor' },
    { kind: 'arrival', of: 'late', says: 'pasada la medianoche' },
    { kind: 'step', says: 'baja la basura' },
    { kind: 'step', says: 'deja la llave en el cajetín' },
    { kind: 'address', says: 'C/ de la Almadraba 17' },
    { kind: 'arrival', of: 'byPlane', says: 'aeropuerto de Jerez' },
    { kind: 'parking', says: 'parking subterráneo del muelle' },
    { kind: 'device', says: 'se bloquea sola' },
    { kind: 'device', says: 'interruptor rojo del lavadero' },
    { kind: 'wifi', network: 'LaGarza_Atico', password: 'levante&poniente' },
    { kind: 'rule', says: 'no se fuma' },
    { kind: 'rule', says: 'Ni fiestas' },
    { kind: 'rule', says: 'Animales no' },
    { kind: 'rule', says: 'se habla bajito' },
    { kind: 'rule', says: 'Toldo recogido' },
    { kind: 'place', category: 'Restaurant', says: 'Freiduría El Cazón' },
    { kind: 'place', category: 'Cafe', says: 'Café Malecón' },
    { kind: 'place', category: 'Attraction', says: 'Caleta' },
    { kind: 'place', category: 'Shop', says: 'Mercado Central' },
    { kind: 'emergency', says: 'Extintor' },
    { kind: 'firstAid', says: 'mueble del baño' },
    { kind: 'phone', of: 'medical', says: '956555021' },
    { kind: 'phone', of: 'host', says: '656555018' },
    { kind: 'email', says: 'charo@atico-lagarza.example' },
  ],
}

export default sample
