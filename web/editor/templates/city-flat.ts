import type { Template } from './template.ts'

export const cityFlat: Template = {
  checkIn: { hour: '3:00', period: 'PM' },
  checkOut: { hour: '11:00', period: 'AM' },
  bedrooms: 1,
  bathrooms: 1,
  maxGuests: 2,
  words: {
    es: {
      greeting: 'Bienvenidos a su casa en la ciudad.',
      note: 'Hay café junto a la estufa: es para ustedes. Si algo falta o no funciona, escríbanme y lo resolvemos el mismo día.',
      supportMessage: 'Escríbanme por lo que sea. Contesto de 8 a 22 h; si es urgente, llámenme.',
      parking:
        'El edificio no tiene cajón para visitas. En la calle hay parquímetro de lunes a viernes de 8 a 20 h; hay pensión por noche a pocas cuadras.',
      rooms: [
        {
          label: 'Recámara principal',
          features: [
            'Cama con sábanas limpias y cobija extra en el clóset',
            'Cortinas que oscurecen: ciérralas de un lado a otro',
            'Tapones para oídos en el buró, por si la calle despierta temprano',
          ],
        },
        {
          label: 'Cocina',
          features: [
            'Estufa de gas: gira la perilla y acerca el encendedor',
            'Agua filtrada en la llave pequeña; la grande no es para beber',
            'Aceite, sal y café son de la casa',
          ],
        },
        {
          label: 'Sala',
          features: [
            'Sofá cama: las sábanas están debajo',
            'Escritorio con contactos y buena señal',
          ],
        },
        {
          label: 'Baño',
          features: ['El agua caliente tarda un minuto en llegar', 'Toallas limpias en la repisa'],
        },
      ],
      arrival:
        'La puerta del edificio se abre con la llave grande; la del departamento, con la chica. El portero pide tu nombre y una identificación. El elevador llega a todos los pisos.',
      placeCategories: ['Cafe', 'Restaurant', 'Shop'],
      nearby: [
        {
          title: 'Tienda y farmacia',
          notes:
            'La tienda de la esquina abre de 7 a 23 h. La farmacia está a dos cuadras y atiende de noche.',
        },
        {
          title: 'Cómo moverse',
          notes: 'El metro queda a diez minutos a pie. De noche, pide taxi por aplicación.',
        },
      ],
      devices: [
        {
          name: 'Internet',
          notes: 'El módem está en la sala. Si la señal se va, desconéctalo diez segundos.',
        },
        {
          name: 'Aire acondicionado',
          notes: 'Cierra las ventanas y déjalo en 24 °C. Apágalo al salir.',
        },
        {
          name: 'Televisión',
          notes:
            'Enciéndela con el control negro y elige la aplicación. Entra con tu cuenta y ciérrala al irte.',
        },
        {
          name: 'Lavadora',
          notes:
            'Ciclo rápido: 30 minutos. Abre la llave del agua antes de empezar y deja la puerta abierta al terminar.',
        },
        {
          name: 'Calentador de agua',
          notes:
            'Es de paso: abre la llave caliente y espera un minuto. Si no enciende, revisa que el gas esté abierto.',
        },
      ],
      firstAidLocation: 'Gabinete del baño',
      emergencyItems: [
        {
          title: 'Si tiembla',
          notes:
            'Cuando suene la alerta, sal si estás en planta baja o primer piso. Más arriba, quédate lejos de las ventanas y baja por la escalera al terminar. No uses el elevador.',
        },
        {
          title: 'Fuga de gas',
          notes:
            'Cierra la llave de la estufa, abre las ventanas, no enciendas la luz y sal. Llámame desde afuera.',
        },
        {
          title: 'Apagón',
          notes:
            'La caja de fusibles está junto a la entrada. Baja y sube el interruptor que quedó a la mitad.',
        },
      ],
      rules: [
        {
          title: 'Silencio de 22 a 8 h',
          notes: 'Los vecinos viven aquí todo el año y las paredes son delgadas.',
        },
        { title: 'No se fuma adentro', notes: 'El balcón está bien; hay cenicero.' },
        {
          title: 'Solo quienes reservaron',
          notes: 'Si tienes visitas a dormir, avísame antes: el edificio lleva registro.',
        },
        { title: 'Nada de fiestas', notes: 'Una cena tranquila sí; música alta no.' },
        {
          title: 'Mascotas, con aviso',
          notes: 'Pequeñas y avisando antes de reservar; nunca solas en el departamento.',
        },
        {
          title: 'Niños bienvenidos',
          notes: 'Hay cuna si la pides antes. En el balcón, siempre con un adulto.',
        },
      ],
      steps: [
        {
          title: 'Lava lo que usaste',
          notes: 'O déjalo en el lavavajillas. Lo demás es trabajo nuestro.',
        },
        {
          title: 'Saca la basura',
          notes: 'Los botes están en la planta baja: orgánica en el verde, lo demás en el gris.',
        },
        { title: 'Cierra ventanas y apaga todo', notes: 'Luces, aire y estufa.' },
        {
          title: 'Deja las llaves',
          notes: 'En la mesa de la entrada. La puerta se cierra sola: revisa que no olvides nada.',
        },
        {
          title: 'Salida tarde y maletas',
          notes:
            'Si nadie llega ese día, puedes salir más tarde: pregúntame. Las maletas se quedan en la entrada hasta las 17 h.',
        },
      ],
    },
    en: {
      greeting: 'Welcome to your home in the city.',
      note: 'There is coffee by the stove: help yourselves. If anything is missing or broken, write to me and we fix it the same day.',
      supportMessage:
        'Write to me about anything. I answer from 8 am to 10 pm; if it is urgent, call.',
      parking:
        'The building has no visitor space. Street parking is metered Monday to Friday, 8 am to 8 pm; there is overnight parking a few blocks away.',
      rooms: [
        {
          label: 'Master Bedroom',
          features: [
            'Fresh sheets on the bed and an extra blanket in the closet',
            'Blackout curtains: draw them from side to side',
            'Earplugs on the nightstand, in case the street wakes up early',
          ],
        },
        {
          label: 'Kitchen',
          features: [
            'Gas stove: turn the knob and hold the lighter close',
            'Filtered water from the small tap; the large one is not for drinking',
            'Oil, salt and coffee are on the house',
          ],
        },
        {
          label: 'Living Room',
          features: ['Sofa bed: the sheets are underneath', 'Desk with outlets and a good signal'],
        },
        {
          label: 'Bathroom',
          features: ['Hot water takes a minute to arrive', 'Clean towels on the shelf'],
        },
      ],
      arrival:
        'The large key opens the building, the small one the flat. The doorman asks for your name and an ID. The lift stops at every floor.',
      placeCategories: ['Cafe', 'Restaurant', 'Shop'],
      nearby: [
        {
          title: 'Shop and pharmacy',
          notes:
            'The corner shop is open from 7 am to 11 pm. The pharmacy is two blocks away and opens at night.',
        },
        {
          title: 'Getting around',
          notes: 'The metro is ten minutes on foot. At night, order a taxi by app.',
        },
      ],
      devices: [
        {
          name: 'Internet',
          notes: 'The modem is in the living room. If the signal goes, unplug it for ten seconds.',
        },
        {
          name: 'Air conditioning',
          notes: 'Close the windows and leave it at 24 °C. Turn it off when you go out.',
        },
        {
          name: 'Television',
          notes:
            'Turn it on with the black remote and choose the app. Use your own account and sign out when you leave.',
        },
        {
          name: 'Washing machine',
          notes:
            'Quick cycle: 30 minutes. Open the water tap first, and leave the door open afterwards.',
        },
        {
          name: 'Water heater',
          notes:
            'It heats as it flows: open the hot tap and wait a minute. If it does not light, check that the gas is open.',
        },
      ],
      firstAidLocation: 'Bathroom cabinet',
      emergencyItems: [
        {
          title: 'Earthquake',
          notes:
            'When the alarm sounds, go out if you are on the ground or first floor. Higher up, stay away from windows and take the stairs once it stops. Never use the lift.',
        },
        {
          title: 'Gas leak',
          notes:
            'Close the stove tap, open the windows, do not switch on any light, and leave. Call me from outside.',
        },
        {
          title: 'Power cut',
          notes:
            'The fuse box is by the entrance. Push the switch that stands halfway down, then up again.',
        },
      ],
      rules: [
        {
          title: 'Quiet from 10 pm to 8 am',
          notes: 'The neighbours live here all year and the walls are thin.',
        },
        { title: 'No smoking indoors', notes: 'The balcony is fine; there is an ashtray.' },
        {
          title: 'Only those who booked',
          notes: 'If visitors sleep over, tell me first: the building keeps a register.',
        },
        { title: 'No parties', notes: 'A quiet dinner, yes; loud music, no.' },
        {
          title: 'Pets, if you ask',
          notes: 'Small ones, agreed before you book; never alone in the flat.',
        },
        {
          title: 'Children are welcome',
          notes: 'There is a cot if you ask for it. On the balcony, always with an adult.',
        },
      ],
      steps: [
        {
          title: 'Wash what you used',
          notes: 'Or leave it in the dishwasher. The rest is our work.',
        },
        {
          title: 'Take out the rubbish',
          notes:
            'The bins are on the ground floor: organic in the green one, the rest in the grey one.',
        },
        {
          title: 'Close windows, turn everything off',
          notes: 'Lights, air conditioning and stove.',
        },
        {
          title: 'Leave the keys',
          notes: 'On the table by the door. It locks by itself: check that nothing stays behind.',
        },
        {
          title: 'Late check-out and luggage',
          notes:
            'If nobody arrives that day, you may leave later: ask me. Luggage can wait by the entrance until 5 pm.',
        },
      ],
    },
  },
}
