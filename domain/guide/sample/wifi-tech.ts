import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'

export const wifiTech: Record<Locale, Tabs['wifiTech']> = {
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
