import type { GuidebookPayload } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'
import { checkout } from './checkout.ts'
import { emergency } from './emergency.ts'
import { houseManual } from './house-manual.ts'
import { houseRules } from './house-rules.ts'
import { localGuide } from './local-guide.ts'
import { ownBlocks } from './own-blocks.ts'
import { welcome } from './welcome.ts'
import { wifiTech } from './wifi-tech.ts'

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
