import type { Locale } from '#domain/values/locale.ts'

/** What stands beside the button on the provider's page: the charge, its rhythm, how to end it. */
export const checkoutWords: Record<Locale, (totalCentavos: number) => string> = {
  es: (total) =>
    `Cargo automático mensual de ${pesos('es-MX', total)}, impuestos incluidos, hasta que canceles. Cancela cuando quieras en Configuración.`,
  en: (total) =>
    `Automatic monthly charge of ${pesos('en-US', total)}, taxes included, until you cancel. Cancel any time in Settings.`,
}

function pesos(locale: string, centavos: number) {
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'MXN',
    currencyDisplay: 'narrowSymbol',
  })
  return `${amount.format(centavos / 100)} MXN`
}
