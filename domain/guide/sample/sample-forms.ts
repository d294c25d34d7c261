import type { GuidebookPayload, Tabs } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'
import { houseManual } from './house-manual.ts'
import { localGuide } from './local-guide.ts'
import { ownBlocks } from './own-blocks.ts'
import { welcome } from './welcome.ts'

const checkout: Record<Locale, Tabs['checkout']> = {
  es: {
    steps: [
      { title: 'Dejen las toallas en la regadera', notes: 'No hace falta tender las camas.' },
      {
        title: 'Saquen la basura',
        notes: 'Bote gris del patio. El camión pasa a las ocho, menos los domingos.',
      },
      {
        title: 'Cierren las ventanas y el gas',
        notes: 'La perilla de la estufa queda hacia arriba.',
      },
      {
        title: 'Dejen las llaves en la caja',
        notes: 'La misma de la entrada, con el mismo código. Jalen la puerta hasta oír el clic.',
      },
    ],
  },
  en: {
    steps: [
      { title: 'Leave the towels in the shower', notes: 'No need to make the beds.' },
      {
        title: 'Take out the rubbish',
        notes: 'Grey bin in the courtyard. The truck comes at eight, except Sundays.',
      },
      { title: 'Close the windows and the gas', notes: 'The stove knob points up when it is off.' },
      {
        title: 'Leave the keys in the box',
        notes: 'The same one by the entrance, same code. Pull the door until it clicks.',
      },
    ],
  },
}

const emergency: Record<Locale, Tabs['emergency']> = {
  es: {
    emergencyServices: '911',
    policeContact: 'Policía del barrio: 55 5555 0110',
    fireContact: 'Bomberos Cuauhtémoc: 55 5555 0113',
    medicalContact: 'Clínica Roma, abierta las 24 horas: 55 5555 0118',
    firstAidLocation: 'Botiquín rojo en el baño de visitas, detrás de la puerta.',
    emergencyItems: [
      {
        title: 'Extintor',
        notes:
          'En la cocina, a la izquierda del refri. Jalen el seguro y apunten a la base del fuego.',
      },
      {
        title: 'Llave de paso del gas',
        notes: 'Caja amarilla del patio. Hacia la derecha se cierra.',
      },
      {
        title: 'Si suena la alerta sísmica',
        notes:
          'Salgan al patio y quédense junto al muro rosa, lejos de la barda. Punto de reunión: la plaza.',
      },
    ],
  },
  en: {
    emergencyServices: '911',
    policeContact: 'Neighbourhood police: 55 5555 0110',
    fireContact: 'Cuauhtémoc fire station: 55 5555 0113',
    medicalContact: 'Clínica Roma, open 24 hours: 55 5555 0118',
    firstAidLocation: 'Red first aid kit in the guest bathroom, behind the door.',
    emergencyItems: [
      {
        title: 'Fire extinguisher',
        notes: 'In the kitchen, left of the fridge. Pull the pin and aim at the base of the fire.',
      },
      {
        title: 'Gas shut-off valve',
        notes: 'Yellow box in the courtyard. Turn right to close it.',
      },
      {
        title: 'If the earthquake alarm sounds',
        notes:
          'Go out to the courtyard and stay by the pink wall, away from the fence. Meeting point: the square.',
      },
    ],
  },
}

const houseRules: Record<Locale, Tabs['houseRules']> = {
  es: {
    rules: [
      {
        title: 'Silencio desde las diez',
        notes: 'Los vecinos madrugan y el patio hace eco. Dentro de la casa, sin problema.',
      },
      {
        title: 'Fumar, solo en el patio',
        notes: 'Hay un cenicero de barro junto a la maceta grande.',
      },
      {
        title: 'Mascotas bienvenidas',
        notes: 'Avísenme antes y les dejo plato y cobija. En las camas, no, por favor.',
      },
      {
        title: 'Las visitas, hasta las once',
        notes: 'El edificio pide registrar a quien se quede a dormir.',
      },
    ],
  },
  en: {
    rules: [
      {
        title: 'Quiet from ten',
        notes:
          'The neighbours get up early and the courtyard echoes. Inside the house, no problem.',
      },
      {
        title: 'Smoke only in the courtyard',
        notes: 'There is a clay ashtray by the large plant pot.',
      },
      {
        title: 'Pets are welcome',
        notes: 'Tell me first and I will leave a bowl and a blanket. Not on the beds, please.',
      },
      {
        title: 'Visitors until eleven',
        notes: 'The building asks us to register anyone who stays the night.',
      },
    ],
  },
}

const wifiTech: Record<Locale, Tabs['wifiTech']> = {
  es: {
    wifiNetworks: [
      { ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' },
      { ssid: 'CasaJacaranda_Patio', password: 'buganvilia-2O7l' },
    ],
    devices: [
      {
        name: 'Televisión',
        notes:
          'Enciéndanla con el control negro. Cada quien entra con su cuenta; al salir, cierren la sesión.',
      },
      {
        name: 'Calentador de agua',
        notes:
          'El agua caliente tarda un minuto en llegar a la regadera. Si sale fría, revisen que el piloto esté en azul.',
      },
      {
        name: 'Lavadora',
        notes:
          'Ciclo corto: 32 minutos. El jabón va en el cajón izquierdo y el tendedero está en la azotea.',
      },
    ],
  },
  en: {
    wifiNetworks: [
      { ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' },
      { ssid: 'CasaJacaranda_Patio', password: 'buganvilia-2O7l' },
    ],
    devices: [
      {
        name: 'Television',
        notes:
          'Turn it on with the black remote. Sign in with your own account, and sign out before you leave.',
      },
      {
        name: 'Water heater',
        notes:
          'Hot water takes a minute to reach the shower. If it stays cold, check that the pilot light is blue.',
      },
      {
        name: 'Washing machine',
        notes:
          'Short cycle: 32 minutes. Soap goes in the left drawer and the clothesline is on the roof.',
      },
    ],
  },
}

/** Casa Jacaranda as Lucía would write it for guests who read Spanish, and as she writes it for those who read English. */
export const sampleForms = { es: formIn('es'), en: formIn('en') }

function formIn(language: Locale) {
  return {
    language,
    welcome: welcome[language],
    houseManual: houseManual[language],
    localGuide: localGuide[language],
    wifiTech: wifiTech[language],
    emergency: emergency[language],
    houseRules: houseRules[language],
    checkout: checkout[language],
    sections: ownBlocks[language],
  } satisfies GuidebookPayload
}
