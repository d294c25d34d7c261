import type { SectionType } from '#domain/guide/section-names.ts'
import { defineCopy } from '#web/copy/define-copy.ts'

/** As the specification names the tabs. */
export const tabWords = {
  welcome: ['Bienvenida', 'Welcome'],
  house_manual: ['Casa', 'House'],
  local_guide: ['Local', 'Local'],
  wifi_tech: ['WiFi', 'WiFi'],
  emergency: ['Emergencia', 'Emergency'],
  house_rules: ['Reglas', 'Rules'],
  checkout: ['Salida', 'Checkout'],
} as const satisfies Record<SectionType, readonly [string, string]>

export const tabsCopy = defineCopy(tabWords)
