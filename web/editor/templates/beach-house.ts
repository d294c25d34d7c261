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
        'El último tramo es de terracería: despacio y con luces. El portón se empuja hacia adentro.',
      placeCategories: ['Restaurant', 'Attraction', 'Shop', 'Bar'],
      devices: [
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
      ],
      rules: [
        {
          title: 'Arena afuera',
          notes: 'Usa la regadera de la terraza antes de entrar: las tuberías lo agradecen.',
        },
        { title: 'Toallas de playa a la playa', notes: 'Las blancas se quedan en el baño.' },
        {
          title: 'Apaga el aire al salir',
          notes: 'La electricidad aquí es cara y el cuarto enfría rápido.',
        },
        { title: 'Música baja después de las 22 h', notes: 'El sonido viaja lejos con el mar.' },
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
          features: ['The glass doors slide to the left', 'Board games in the TV cabinet'],
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
        'The last stretch is a dirt road: slowly, and with lights on. The gate opens inwards.',
      placeCategories: ['Restaurant', 'Attraction', 'Shop', 'Bar'],
      devices: [
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
      ],
      rules: [
        {
          title: 'Sand stays outside',
          notes: 'Use the terrace shower before coming in: the pipes will thank you.',
        },
        { title: 'Beach towels to the beach', notes: 'The white ones stay in the bathroom.' },
        {
          title: 'Air off when you go out',
          notes: 'Electricity is expensive here and the room cools quickly.',
        },
        { title: 'Low music after 10 pm', notes: 'Sound travels far by the sea.' },
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
      ],
    },
  },
}
