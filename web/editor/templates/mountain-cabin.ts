import type { Template } from './template.ts'

export const mountainCabin: Template = {
  checkIn: { hour: '3:00', period: 'PM' },
  checkOut: { hour: '12:00', period: 'PM' },
  bedrooms: 2,
  bathrooms: 1.5,
  maxGuests: 4,
  words: {
    es: {
      greeting: 'Bienvenidos al bosque. Pasen, hace frío.',
      note: 'La leña ya está junto a la chimenea y hay cobijas en cada cama. De noche se ven las estrellas: apaguen la luz de la terraza y miren.',
      supportMessage:
        'La señal va y viene: los mensajes llegan mejor que las llamadas. Contesto de 8 a 21 h.',
      parking:
        'Hay lugar para dos coches frente a la cabaña. Con lluvia, estaciónense de frente a la salida.',
      rooms: [
        {
          label: 'Recámara principal',
          features: [
            'Cobijas extra en el baúl, al pie de la cama',
            'Calefactor eléctrico: apágalo antes de dormir',
            'Despierta con el sol: hay antifaces en el buró',
          ],
        },
        {
          label: 'Cocina',
          features: [
            'Estufa de gas: la llave está debajo de la barra',
            'El agua de la llave es de manantial; para beber usa el garrafón',
            'Guarda la comida adentro: los animales la huelen',
          ],
        },
        {
          label: 'Sala con chimenea',
          features: [
            'Abre el tiro antes de encender: la palanca, hacia ti',
            'Tres leños bastan; pon siempre la rejilla',
            'La ceniza caliente no se saca: la recogemos nosotros',
          ],
        },
        {
          label: 'Terraza',
          features: [
            'La madera resbala con lluvia o helada',
            'Sillas y cobijas en la banca con tapa',
          ],
        },
      ],
      arrival:
        'Los últimos dos kilómetros son de terracería y no hay alumbrado: lleguen con luz de día y gasolina suficiente. El portón del camino se abre a mano; la llave está en la caja junto a la puerta.',
      placeCategories: ['Attraction', 'Restaurant', 'Shop'],
      nearby: [
        {
          title: 'Tienda y farmacia',
          notes:
            'La tienda del pueblo abre de 8 a 20 h, a diez minutos en coche. La farmacia está en la misma plaza.',
        },
        {
          title: 'Cómo moverse',
          notes:
            'Aquí no hay taxis: llamen al sitio del pueblo. El último autobús sale a las 19 h.',
        },
      ],
      devices: [
        {
          name: 'Televisión',
          notes: 'Se enciende con el control negro. No hay canales, solo aplicaciones.',
        },
        {
          name: 'Lavadora',
          notes: 'No hay en la cabaña: la lavandería está en el pueblo, junto a la tienda.',
        },
        {
          name: 'Chimenea',
          notes:
            'Papel abajo, ramas en medio, un leño arriba. Abre el tiro, enciende el papel y cierra la rejilla.',
        },
        {
          name: 'Calentador de agua',
          notes: 'Alcanza para dos regaderazos seguidos; espera veinte minutos para el tercero.',
        },
        {
          name: 'Internet',
          notes:
            'Es por antena: con tormenta puede irse. Vuelve solo; si no, desconecta el módem diez segundos.',
        },
      ],
      firstAidLocation: 'Mueble de la entrada, caja roja',
      emergencyItems: [
        {
          title: 'Incendio',
          notes:
            'Extintor junto a la chimenea: quita el seguro, apunta a la base y aprieta. Si crece, sal y llama al 911.',
        },
        {
          title: 'Mareo o dolor de cabeza con la chimenea encendida',
          notes: 'Puede ser monóxido: abre puertas y ventanas, sal y llámanos.',
        },
        {
          title: 'Se fue la luz',
          notes: 'Hay linternas en el mueble de la entrada. Sin luz no hay bomba: cuida el agua.',
        },
        {
          title: 'Tormenta o sismo',
          notes:
            'Con tormenta, no salgas del claro. Si tiembla, sal y aléjate de los árboles secos.',
        },
        {
          title: 'Te perdiste en el bosque',
          notes:
            'Quédate donde estás, llama al 911 y manda tu ubicación. Antes de caminar, avisa a dónde vas.',
        },
      ],
      rules: [
        {
          title: 'Fuego solo en la chimenea',
          notes:
            'Ni fogatas ni cohetes, y no se fuma adentro: el bosque está seco casi todo el año.',
        },
        { title: 'Botas afuera', notes: 'Hay un tapete y pantuflas en la entrada.' },
        {
          title: 'Nada de comida en la terraza de noche',
          notes: 'Los tlacuaches son simpáticos hasta que entran.',
        },
        {
          title: 'Respeta el silencio',
          notes: 'Se viene a oír el viento; música adentro y bajita.',
        },
        {
          title: 'Mascotas con correa',
          notes: 'Avísame antes de reservar. Hay fauna cerca: nunca sueltas ni solas.',
        },
        {
          title: 'Niños y visitas',
          notes: 'Los niños, lejos de la chimenea. A dormir se quedan solo quienes reservaron.',
        },
      ],
      steps: [
        {
          title: 'Apaga la chimenea',
          notes: 'Deja que se consuma y cierra la rejilla. No le eches agua.',
        },
        {
          title: 'Llévate la basura',
          notes: 'Al contenedor de la entrada del camino: aquí no pasa el camión.',
        },
        {
          title: 'Cierra el gas y los calefactores',
          notes: 'La llave está debajo de la barra de la cocina.',
        },
        { title: 'Cierra puertas y postigos', notes: 'El viento los golpea.' },
        { title: 'Llave en la caja', notes: 'Gira los números al cerrar. ¡Buen camino!' },
        {
          title: 'Salida tarde y maletas',
          notes:
            'Si nadie llega ese día, puedes salir más tarde: pregúntame. Las maletas caben bajo el techo de la entrada.',
        },
      ],
    },
    en: {
      greeting: 'Welcome to the woods. Come in, it is cold.',
      note: 'Firewood is by the fireplace and there are blankets on every bed. The stars are out at night: switch off the terrace light and look up.',
      supportMessage:
        'The signal comes and goes: messages work better than calls. I answer from 8 am to 9 pm.',
      parking:
        'There is room for two cars in front of the cabin. In rain, park facing the way out.',
      rooms: [
        {
          label: 'Master Bedroom',
          features: [
            'Extra blankets in the chest at the foot of the bed',
            'Electric heater: turn it off before you sleep',
            'The sun wakes you up: eye masks on the nightstand',
          ],
        },
        {
          label: 'Kitchen',
          features: [
            'Gas stove: the valve is under the counter',
            'Tap water comes from a spring; drink from the large bottle',
            'Keep food indoors: animals smell it',
          ],
        },
        {
          label: 'Living room with fireplace',
          features: [
            'Open the flue before you light it: pull the lever towards you',
            'Three logs are enough; always put the screen in front',
            'Leave the hot ashes: we take them out',
          ],
        },
        {
          label: 'Terrace',
          features: [
            'The wood is slippery with rain or frost',
            'Chairs and blankets in the bench with a lid',
          ],
        },
      ],
      arrival:
        'The last two kilometres are a dirt road without lights: arrive by daylight and with enough fuel. The gate on the track opens by hand; the key is in the box by the door.',
      placeCategories: ['Attraction', 'Restaurant', 'Shop'],
      nearby: [
        {
          title: 'Shop and pharmacy',
          notes:
            'The village shop is open from 8 am to 8 pm, ten minutes by car. The pharmacy is on the same square.',
        },
        {
          title: 'Getting around',
          notes: 'There are no taxis up here: call the village rank. The last bus leaves at 7 pm.',
        },
      ],
      devices: [
        {
          name: 'Television',
          notes: 'Turn it on with the black remote. There are no channels, only apps.',
        },
        {
          name: 'Washing machine',
          notes: 'There is none in the cabin: the laundry is in the village, by the shop.',
        },
        {
          name: 'Fireplace',
          notes:
            'Paper below, twigs in the middle, one log on top. Open the flue, light the paper and close the screen.',
        },
        {
          name: 'Water heater',
          notes: 'Enough for two showers in a row; wait twenty minutes for the third.',
        },
        {
          name: 'Internet',
          notes:
            'It comes by antenna and may go in a storm. It returns by itself; if not, unplug the modem for ten seconds.',
        },
      ],
      firstAidLocation: 'Cabinet by the entrance, red box',
      emergencyItems: [
        {
          title: 'Fire',
          notes:
            'Extinguisher by the fireplace: pull the pin, aim at the base and squeeze. If it grows, get out and call 911.',
        },
        {
          title: 'Dizzy or headache with the fire lit',
          notes: 'It may be carbon monoxide: open doors and windows, go outside and call us.',
        },
        {
          title: 'Power cut',
          notes:
            'There are torches in the cabinet by the entrance. No power means no pump: go easy on the water.',
        },
        {
          title: 'Storm or earthquake',
          notes:
            'In a storm, stay in the clearing. If it shakes, go out and keep away from dead trees.',
        },
        {
          title: 'Lost in the woods',
          notes:
            'Stay where you are, call 911 and send your location. Before a walk, tell somebody where you are going.',
        },
      ],
      rules: [
        {
          title: 'Fire only in the fireplace',
          notes:
            'No campfires, no fireworks, no smoking indoors: the forest is dry most of the year.',
        },
        { title: 'Boots outside', notes: 'There is a mat, and slippers by the door.' },
        {
          title: 'No food on the terrace at night',
          notes: 'Opossums are charming until they come in.',
        },
        {
          title: 'Keep the silence',
          notes: 'People come to hear the wind; music indoors, and low.',
        },
        {
          title: 'Pets on a leash',
          notes: 'Tell me before you book. There is wildlife near: never loose, never alone.',
        },
        {
          title: 'Children and visitors',
          notes: 'Children stay clear of the fireplace. Only those who booked sleep here.',
        },
      ],
      steps: [
        {
          title: 'Let the fire go out',
          notes: 'Let it burn down and close the screen. Please no water.',
        },
        {
          title: 'Take your rubbish along',
          notes: 'To the container at the start of the track: no truck comes up here.',
        },
        {
          title: 'Close the gas and the heaters',
          notes: 'The valve is under the kitchen counter.',
        },
        { title: 'Close doors and shutters', notes: 'The wind slams them.' },
        { title: 'Key in the box', notes: 'Scramble the numbers when you close it. Safe travels!' },
        {
          title: 'Late check-out and luggage',
          notes:
            'If nobody arrives that day, you may leave later: ask me. Luggage fits under the porch roof.',
        },
      ],
    },
  },
}
