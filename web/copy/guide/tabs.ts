import type { SectionType } from '#domain/guide/section-names.ts'
import { defineCopy } from '#web/copy/define-copy.ts'

/** As the specification names the tabs. */
export const tabsCopy = defineCopy({
  welcome: ['Bienvenida', 'Welcome'],
  house_manual: ['Casa', 'House'],
  local_guide: ['Local', 'Local'],
  wifi_tech: ['WiFi', 'WiFi'],
  emergency: ['Emergencia', 'Emergency'],
  house_rules: ['Reglas', 'Rules'],
  checkout: ['Salida', 'Checkout'],
} satisfies Record<SectionType, readonly [string, string]>)

/** What makes each complete, as the form calls it. */
export const completingWords = {
  welcome: ['Foto de la propiedad', 'Property photo'],
  house_manual: ['Espacios de la casa', 'Rooms of the house'],
  local_guide: ['Lugares que recomiendas', 'Places you recommend'],
  wifi_tech: ['Aparatos', 'Devices'],
  emergency: ['Servicios de emergencia', 'Emergency services'],
  house_rules: ['Reglas de la casa', 'House rules'],
  checkout: ['Pasos de salida', 'Checkout steps'],
} as const satisfies Record<SectionType, readonly [string, string]>

export const completingCopy = defineCopy(completingWords)
