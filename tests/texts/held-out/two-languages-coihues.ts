import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'two-languages-coihues',
  language: 'mixed',
  shape: 'two languages side by side',
  text: `REFUGIO LOS COIHUES
Aysén, Patagonia chilena / Chilean Patagonia

Les damos la bienvenida y ojalá les toque buen tiempo. Lo construimos con nuestras manos y nos demoramos tres inviernos.
We welcome you and hope the weather is kind. We built it with our own hands and it took us three winters.

Pueden entrar desde las 15:30 y el día de salida hay que dejar el refugio a las 10:30.
You can come in from 15:30, and on your last day please be out by 10:30.

Estamos en Camino Bahía Mansa km 4, Puerto Sánchez, Aysén.
We are at Camino Bahía Mansa km 4, Puerto Sánchez, Aysén.

En avión se llega a Balmaceda y desde ahí un minibús los deja en el cruce.
If you fly, land in Balmaceda and from there a shuttle drops you at the crossroads.

El candado del portón es 3160. La llave del refugio cuelga de un clavo detrás del gallinero.
The padlock on the gate is 3160. The key to the cabin hangs from a nail behind the henhouse.

Dejen el auto bajo el techo de zinc, nunca bajo los árboles.
Leave your car under the tin roof, never beneath the trees.

Tenemos 2 dormitorios, 1 baño y capacidad para 5 personas.
We have 2 bedrooms, 1 bathroom and room for 5 people.

En el dormitorio grande hay una cama de dos plazas y un plumón.
The large bedroom has a double bed and a feather duvet.

La cocina tiene estufa a leña y hervidor.
The kitchen has a wood stove and a kettle.

La red wifi es Coihues_Sat y la clave es viento*sur*7. Es satelital y con lluvia se pone lenta.
The wifi network is Coihues_Sat and the password is viento*sur*7. It is satellite and gets slow when it rains.

La tinaja se calienta con leña: préndanla tres horas antes de bañarse.
The hot tub is heated with wood: light the fire three hours before you get in.

Adentro no se fuma. No hagan fogatas en el bosque.
No smoking indoors. Do not light campfires in the forest.

El agua viene de una vertiente y se puede beber.
The water comes from a spring and is fine to drink.

El extintor está al lado de la leñera y el botiquín en el mueble del baño.
The extinguisher is next to the woodshed and the first aid kit in the bathroom cabinet.

Posta de salud / Health clinic: 67 555 0133
Carabineros / Police: 67 555 0144

Cocinería Doña Berta: merluza frita y pan amasado / fried hake and homemade bread
Capillas de Mármol: se recorren en bote / visited by boat, from 15.000 pesos

Antes de partir cierren el gas, saquen las cenizas frías y cuelguen la llave en su clavo.
Before leaving, shut off the gas, take out the cold ashes and hang the key on its nail.

Cualquier duda, llamen a su anfitriona Rosario: 9 5555 0172, rosario@coihues.example
Any questions, call your host Rosario: 9 5555 0172, rosario@coihues.example

El gato se llama Pisco y va a tratar de convencerlos de que nadie lo alimenta. Es mentira.
The cat is called Pisco and will try to convince you that nobody feeds him. He is lying.`,
  expected: [
    { kind: 'name', says: 'REFUGIO LOS COIHUES' },
    { kind: 'welcome', says: 'Les damos la bienvenida' },
    { kind: 'welcome', says: 'We welcome you' },
    { kind: 'time', of: 'checkIn', says: '15:30' },
    { kind: 'time', of: 'checkOut', says: '10:30' },
    { kind: 'address', says: 'Camino Bahía Mansa km 4' },
    { kind: 'arrival', of: 'byPlane', says: 'un minibús los deja' },
    { kind: 'arrival', of: 'byPlane', says: 'a shuttle drops you' },
    { kind: 'code', opens: 'gate', says: '3160' },
    { kind: 'arrival', of: 'steps', says: 'detrás del gallinero' },
    { kind: 'arrival', of: 'steps', says: 'behind the henhouse' },
    { kind: 'parking', says: 'bajo el techo de zinc' },
    { kind: 'parking', says: 'under the tin roof' },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'feature', room: 'dormitorio grande', says: 'cama de dos plazas' },
    { kind: 'feature', room: 'dormitorio grande', says: 'plumón' },
    { kind: 'feature', room: 'large bedroom', says: 'double bed' },
    { kind: 'feature', room: 'large bedroom', says: 'feather duvet' },
    { kind: 'feature', room: 'cocina', says: 'estufa a leña' },
    { kind: 'feature', room: 'cocina', says: 'hervidor' },
    { kind: 'feature', room: 'kitchen', says: 'wood stove' },
    { kind: 'feature', room: 'kitchen', says: 'kettle' },
    { kind: 'wifi', network: 'Coihues_Sat', password: 'viento*sur*7' },
    { kind: 'device', says: 'tres horas antes de bañarse' },
    { kind: 'device', says: 'three hours before you get in' },
    { kind: 'rule', says: 'Adentro no se fuma' },
    { kind: 'rule', says: 'No hagan fogatas' },
    { kind: 'rule', says: 'No smoking indoors' },
    { kind: 'rule', says: 'Do not light campfires' },
    { kind: 'emergency', says: 'se puede beber' },
    { kind: 'emergency', says: 'fine to drink' },
    { kind: 'emergency', says: 'al lado de la leñera' },
    { kind: 'firstAid', says: 'en el mueble del baño' },
    { kind: 'emergency', says: 'next to the woodshed' },
    { kind: 'firstAid', says: 'in the bathroom cabinet' },
    { kind: 'phone', of: 'medical', says: '675550133' },
    { kind: 'phone', of: 'police', says: '675550144' },
    { kind: 'place', category: 'Restaurant', says: 'Cocinería Doña Berta' },
    { kind: 'place', category: 'Attraction', says: 'Capillas de Mármol' },
    { kind: 'step', says: 'cierren el gas' },
    { kind: 'step', says: 'saquen las cenizas frías' },
    { kind: 'step', says: 'cuelguen la llave' },
    { kind: 'step', says: 'shut off the gas' },
    { kind: 'step', says: 'take out the cold ashes' },
    { kind: 'step', says: 'hang the key' },
    { kind: 'phone', of: 'host', says: '955550172' },
    { kind: 'email', says: 'rosario@coihues.example' },
  ],
}

export default sample
