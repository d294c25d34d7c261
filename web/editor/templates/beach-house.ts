import type { Template } from './template.ts'

export const beachHouse: Template = {
  checkIn: { hour: '4:00', period: 'PM' },
  checkOut: { hour: '11:00', period: 'AM' },
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  words: {
    es: {
      greeting: '¡Ya llegaron! El mar está a unos pasos.',
      note: 'Enjuáguense los pies en la regadera de afuera y entren descalzos. Hay agua fría en el refrigerador y toallas de playa en el clóset del pasillo.',
      supportMessage:
        'Estamos cerca. Escríbannos de 8 a 21 h; para una urgencia, llamen a cualquier hora.',
      parking:
        'Hay lugar para dos coches dentro del terreno. Cierren el portón al entrar y al salir.',
      rooms: [
        {
          label: 'Recámara principal',
          features: [
            'Mosquitero: bájalo al atardecer',
            'Aire acondicionado: 24 °C basta; con puertas cerradas enfría en diez minutos',
            'Caja fuerte en el clóset, con instrucciones adentro',
          ],
        },
        {
          label: 'Cocina',
          features: [
            'Garrafón de agua para beber; la de la llave es para lavar',
            'Guarda la comida tapada: las hormigas llegan rápido',
            'Hielera y vasos de plástico para la playa en la alacena',
          ],
        },
        {
          label: 'Sala',
          features: [
            'Los ventanales corren hacia la izquierda',
            'Juegos de mesa en el mueble de la tele',
            'Tele con Netflix: entra con tu cuenta y ciérrala al irte',
          ],
        },
        {
          label: 'Terraza y alberca',
          features: [
            'La alberca no tiene salvavidas: los niños, siempre con un adulto',
            'Nada de vidrio junto al agua',
            'Asador con carbón en la bodega; apágalo con agua al terminar',
          ],
        },
      ],
      arrival:
        'El último tramo es de terracería: despacio y con luces. El portón se empuja hacia adentro. La llave de la casa está en la caja junto a la puerta.',
      placeCategories: ['Restaurant', 'Attraction', 'Shop', 'Bar'],
      nearby: [
        {
          title: 'Tienda y farmacia',
          notes:
            'La tienda está en la entrada del camino y cierra a las 21 h. La farmacia queda en el pueblo, a diez minutos en coche.',
        },
        {
          title: 'Cómo moverse',
          notes:
            'Los taxis no pasan por aquí: pídanlo con media hora. El colectivo para en la carretera.',
        },
      ],
      devices: [
        {
          name: 'Internet',
          notes: 'El módem está en la sala. Si la señal se va, desconéctenlo diez segundos.',
        },
        {
          name: 'Calentador de agua',
          notes: 'Es de paso: abre la llave caliente y espera un minuto.',
        },
        {
          name: 'Lavadora',
          notes: 'Está en la bodega, con jabón. La ropa se seca en el tendedero de atrás.',
        },
        {
          name: 'Aire acondicionado',
          notes:
            'Cierra puertas y ventanas, déjalo en 24 °C y apágalo al salir. Hay un control en cada recámara.',
        },
        {
          name: 'Bomba de la alberca',
          notes: 'Funciona sola por la mañana. Si la oyes de noche, avísanos.',
        },
        {
          name: 'Bocina',
          notes: 'Se conecta por Bluetooth. Adentro o en la terraza, bajita después de las 22 h.',
        },
      ],
      firstAidLocation: 'Alacena de la cocina, caja blanca',
      emergencyItems: [
        {
          title: 'Corrientes en el mar',
          notes:
            'Si te jala hacia adentro, no nades contra la corriente: flota y sal de lado. Con bandera roja, no se entra.',
        },
        {
          title: 'Picadura de medusa',
          notes:
            'Enjuaga con agua de mar, sin tallar. Si hay dolor fuerte o falta de aire, vayan al médico.',
        },
        {
          title: 'Se fue la luz',
          notes:
            'Pasa con las tormentas. Hay linternas en el cajón de la cocina; suele volver en una hora.',
        },
        {
          title: 'Huracán o sismo',
          notes:
            'Si hay aviso de huracán, les escribimos y seguimos a Protección Civil. Si tiembla junto al mar, suban a lo alto.',
        },
      ],
      rules: [
        {
          title: 'Arena afuera',
          notes:
            'Usa la regadera de la terraza antes de entrar. Las toallas blancas se quedan en el baño.',
        },
        {
          title: 'Apaga el aire al salir',
          notes: 'La electricidad aquí es cara y el cuarto enfría rápido.',
        },
        { title: 'Música baja después de las 22 h', notes: 'El sonido viaja lejos con el mar.' },
        { title: 'No se fuma adentro', notes: 'En la terraza sí; las colillas, al cenicero.' },
        {
          title: 'Mascotas, con aviso',
          notes: 'Avísennos antes de reservar. A la alberca no entran.',
        },
        {
          title: 'Solo quienes reservaron',
          notes: 'Si vienen visitas a pasar el día, avísennos antes.',
        },
      ],
      steps: [
        { title: 'Vacía el refrigerador', notes: 'Lo cerrado puede quedarse para quien sigue.' },
        {
          title: 'Basura en bolsas cerradas',
          notes: 'En el bote con tapa junto al portón, para que no la abran los animales.',
        },
        {
          title: 'Toallas mojadas a la tina',
          notes: 'No las dejes sobre las camas ni los sillones.',
        },
        { title: 'Cierra ventanales y apaga el aire', notes: 'Si llueve con viento, entra agua.' },
        {
          title: 'Llaves y portón',
          notes: 'Deja las llaves donde las encontraste y cierra el portón al salir.',
        },
        {
          title: 'Salida tarde y maletas',
          notes:
            'Si la casa está libre, pueden salir más tarde: pregunten un día antes. Las maletas caben en la bodega.',
        },
      ],
    },
    en: {
      greeting: 'You made it! The sea is a few steps away.',
      note: 'Rinse your feet at the outdoor shower and come in barefoot. There is cold water in the fridge, and beach towels are in the hall closet.',
      supportMessage:
        'We are close by. Write from 8 am to 9 pm; in an emergency, call at any hour.',
      parking:
        'There is room for two cars inside. Close the gate when you come in and when you leave.',
      rooms: [
        {
          label: 'Master Bedroom',
          features: [
            'Mosquito net: lower it at sunset',
            'Air conditioning: 24 °C is enough; with the doors closed it cools in ten minutes',
            'Safe in the closet, instructions inside',
          ],
        },
        {
          label: 'Kitchen',
          features: [
            'Drinking water in the large bottle; the tap is for washing',
            'Keep food covered: ants are quick',
            'Cooler and plastic glasses for the beach in the pantry',
          ],
        },
        {
          label: 'Living Room',
          features: [
            'The glass doors slide to the left',
            'Board games in the TV cabinet',
            'TV with Netflix: use your own account and sign out when you leave',
          ],
        },
        {
          label: 'Terrace and pool',
          features: [
            'There is no lifeguard: children always with an adult',
            'No glass by the water',
            'Grill with charcoal in the shed; put it out with water',
          ],
        },
      ],
      arrival:
        'The last stretch is a dirt road: slowly, and with lights on. The gate opens inwards. The house key is in the box by the door.',
      placeCategories: ['Restaurant', 'Attraction', 'Shop', 'Bar'],
      nearby: [
        {
          title: 'Shop and pharmacy',
          notes:
            'The shop is at the start of the dirt road and closes at 9 pm. The pharmacy is in town, ten minutes by car.',
        },
        {
          title: 'Getting around',
          notes:
            'Taxis do not pass here: order one half an hour ahead. The shared van stops on the main road.',
        },
      ],
      devices: [
        {
          name: 'Internet',
          notes: 'The modem is in the living room. If the signal goes, unplug it for ten seconds.',
        },
        {
          name: 'Water heater',
          notes: 'It heats as it flows: open the hot tap and wait a minute.',
        },
        {
          name: 'Washing machine',
          notes: 'It is in the shed, with soap. Clothes dry on the line at the back.',
        },
        {
          name: 'Air conditioning',
          notes:
            'Close doors and windows, leave it at 24 °C and turn it off when you go out. There is a remote in each bedroom.',
        },
        {
          name: 'Pool pump',
          notes: 'It runs by itself in the morning. If you hear it at night, tell us.',
        },
        {
          name: 'Speaker',
          notes: 'It pairs by Bluetooth. Inside or on the terrace, low after 10 pm.',
        },
      ],
      firstAidLocation: 'Kitchen pantry, white box',
      emergencyItems: [
        {
          title: 'Rip currents',
          notes:
            'If it pulls you out, do not swim against it: float, and leave sideways. With a red flag, nobody goes in.',
        },
        {
          title: 'Jellyfish sting',
          notes:
            'Rinse with sea water, without rubbing. Strong pain or trouble breathing: see a doctor.',
        },
        {
          title: 'Power cut',
          notes:
            'It happens with storms. There are torches in the kitchen drawer; it usually returns within an hour.',
        },
        {
          title: 'Hurricane or earthquake',
          notes:
            'If a hurricane is announced we write to you, and follow the authorities. If it shakes by the sea, go uphill.',
        },
      ],
      rules: [
        {
          title: 'Sand stays outside',
          notes: 'Use the terrace shower before coming in. The white towels stay in the bathroom.',
        },
        {
          title: 'Air off when you go out',
          notes: 'Electricity is expensive here and the room cools quickly.',
        },
        { title: 'Low music after 10 pm', notes: 'Sound travels far by the sea.' },
        { title: 'No smoking indoors', notes: 'The terrace is fine; butts go in the ashtray.' },
        { title: 'Pets, if you ask', notes: 'Tell us before you book. They stay out of the pool.' },
        { title: 'Only those who booked', notes: 'If visitors come for the day, tell us first.' },
      ],
      steps: [
        { title: 'Empty the fridge', notes: 'Unopened things may stay for whoever comes next.' },
        {
          title: 'Rubbish in closed bags',
          notes: 'In the bin with a lid by the gate, so that animals leave it alone.',
        },
        { title: 'Wet towels in the tub', notes: 'Please not on beds or sofas.' },
        { title: 'Close the glass doors, air off', notes: 'Rain comes in with the wind.' },
        {
          title: 'Keys and gate',
          notes: 'Leave the keys where you found them and close the gate behind you.',
        },
        {
          title: 'Late check-out and luggage',
          notes:
            'If the house is free, you may leave later: ask a day ahead. Luggage fits in the shed.',
        },
      ],
    },
  },
}
