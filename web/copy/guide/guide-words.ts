import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { perSection } from '#domain/guide/section-names.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Copy } from '#web/copy/define-copy.ts'
import { checkoutWords } from './checkout.ts'
import { emergencyWords } from './emergency.ts'
import { houseManualWords } from './house-manual.ts'
import { houseRulesWords } from './house-rules.ts'
import { localGuideWords } from './local-guide.ts'
import { ownSectionWords } from './own-blocks.ts'
import { settingsWords } from './settings.ts'
import { welcomeWords } from './welcome.ts'
import { wifiTechWords } from './wifi-tech.ts'
import type { WordsOf } from './words-of.ts'

/** What hangs on the addresses of texts is no field. */
type Fields = Omit<GuidebookForm, 'translations' | 'unconfirmed'>

/** The words of every field, at the path the field has in the form. */
export const guideWords: Copy<WordsOf<Fields>> = {
  es: wordsIn('es'),
  en: wordsIn('en'),
}

function wordsIn(locale: Locale): WordsOf<Fields> {
  return {
    ...settingsWords[locale],
    welcome: welcomeWords[locale],
    houseManual: houseManualWords[locale],
    localGuide: localGuideWords[locale],
    wifiTech: wifiTechWords[locale],
    emergency: emergencyWords[locale],
    houseRules: houseRulesWords[locale],
    checkout: checkoutWords[locale],
    sections: perSection(() => ownSectionWords[locale]),
  }
}
