import { type Cases, describeCases } from '#tests/guides/guide-saying.ts'
import type { rulesOfHome } from './rules-home.ts'

const cases: Readonly<
  Record<Extract<keyof typeof rulesOfHome, 'outages' | 'disasters' | 'tv' | 'washing'>, Cases>
> = {
  outages: {
    es: {
      answered: [
        'item: Si se corta la luz | La térmica está detrás de la puerta',
        'item: Luz | Si saltan los plomos, el cuadro está en la entrada',
        'item: Tablero eléctrico | Atrás de la puerta de la cocina',

        'item: Apagón | La caja de fusibles está junto a la entrada',
        'item: Si no hay agua | Prende la bomba de la cisterna un rato',
      ],
      thin: ['item: Apagón', 'device: Tinaco'],
      not: [
        'room: Sótano | Cuarto sin luz natural, con dos camas',

        'checkout: Apaga todo | Deja la luz apagada en cada cuarto',
        'item: Llave de paso de gas | Caja amarilla del patio, a la derecha',
      ],
    },
    en: {
      answered: [
        'item: If the lights go out | The panel is behind the door',
        'item: Power failure | The consumer unit is under the stairs',
        'item: Trip switch | It is under the stairs, push it up',

        'item: Power cut | The fuse box is by the entrance',
        'item: No water | Switch the pump on for ten minutes',
      ],
      thin: ['item: Blackout', 'device: Generator'],
      not: [
        'rule: Stairs | Loose rugs are a tripping hazard, mind your step',

        'room: Bedroom | Blackout curtains: draw them from side to side',
        'checkout: Lights | Switch off the lights in every room',
      ],
    },
  },
  disasters: {
    es: {
      answered: [
        'item: Si tiembla | Sal al patio y aléjate de la barda',
        'item: Huracán | Cierren los postigos y quédense adentro',
      ],
      thin: ['item: Sismo', 'item: Punto de reunión'],
      not: [
        'bar: Huracán | Cocteles y música en vivo hasta las tres',
        'item: Fuga de gas | Cierra la llave, abre ventanas y sal',
      ],
    },
    en: {
      answered: [
        'item: Earthquake | Go out to the courtyard, away from the fence',
        'item: Hurricanes | Close the shutters and stay in the hallway',
      ],
      thin: ['item: Earthquake', 'item: Flood'],
      not: [
        'bar: The Hurricane | Cocktails and live music until three',
        'room: Living room | The room is flooded with light all morning',
      ],
    },
  },
  tv: {
    es: {
      answered: [
        'device: Pantalla | Control negro, tiene Disney y Max',
        'device: Pantalla de la sala | El control está en el cajón',
        'room: Recámara | Pantalla de 50 pulgadas con control negro',

        'device: Televisión | Se prende con el control negro, elige la app',
        'room: Sala | Tele con Netflix: entra con tu cuenta',
        'device: Entretenimiento | No hay tele',
      ],
      thin: [
        'device: Pantalla',

        'device: Televisión | Al llegar les explico cómo se prende',
        'device: Smart TV',
        'room: Sala | Netflix',
      ],
      not: [
        'device: Termostato | La pantalla táctil se prende con un toque',
        'device: Pantalla táctil de la alarma | Marca tu código y espera',
        'room: Sala | Lámpara con pantalla de tela junto al sofá',

        'room: Sala | Juegos de mesa en el mueble de la tele',
        'device: Teléfono | Marca nueve para hablar a la calle',
      ],
    },
    en: {
      answered: [
        'device: Screen | Black remote, it has Disney and Max',
        'room: Living room | The flat screen has its remote in the drawer',

        'device: Television | Use the black remote and choose the app',
        'room: Living room | TV with Netflix: sign in with your account',
      ],
      thin: ['device: Smart TV', 'room: Living room | Netflix'],
      not: [
        'room: Bedroom | Window screen to keep mosquitoes out',

        'room: Living room | Board games are in the TV cabinet',
        'device: Telescope | It stands on the roof, please cover it',
      ],
    },
  },
  washing: {
    es: {
      answered: [
        'note: Te explico: la lavadora está en la azotea.',

        'note: La lavadora está descompuesta desde mayo.',
        'device: Lavadora | Ciclo rápido. No dejes ropa en ella, por favor',
        'rule: Lavadora | Está en la azotea y no la sobrecargues, por favor',

        'device: Lavadora | Ciclo rápido: 30 minutos, el jabón va a la izquierda',
        'note: No hay lavadora cerca.',
        'shop: Lavandería La Burbuja | Entregan el mismo día, a dos cuadras',
      ],
      thin: [
        'rule: No dejes ropa en la lavadora',
        'device: Lavadora | No dejes ropa en la lavadora al terminar',
        'checkout: Por favor no dejen ropa en la lavadora',
        'note: ¿La lavadora? Te explico cuando llegues.',
        'device: Lavadora',
        'room: Patio | Tendedero',
      ],
      not: [
        'room: Baño | Secadora de pelo en el cajón de abajo',
        'device: Lavavajillas | Pastillas debajo del fregadero, programa tres',
      ],
    },
    en: {
      answered: [
        'note: The washing machine is in the basement, ask me for tokens.',

        'note: The washing machine is broken, sorry.',
        'device: Washer | In the basement. Do not overload it',

        'device: Washing machine | Quick cycle: 30 minutes, soap on the left',
        'note: There is no washing machine in the house.',
        'shop: Bubble Laundry | Same day service, two blocks away',
      ],
      thin: [
        'checkout: Please do not leave clothes in the washer',
        'device: Dryer | Don’t overload the dryer with wet towels',
        'device: Washer',
        'room: Patio | Clothesline',
      ],
      not: [
        'room: Bathroom | Hair dryer in the drawer below the sink',
        'device: Dishwasher | Tablets are under the sink, programme three',
      ],
    },
  },
}

describeCases(cases)
