import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { locales } from '#domain/values/locale.ts'
import type { GuestGuide } from './guest-guide.ts'

/** In which languages a guide's page names itself: those it has; where it has one, the two that most read. */
export function languagesOf({
  language,
  languages,
}: Pick<GuestGuide, 'language' | 'languages'>): readonly GuideLanguage[] {
  return languages ?? (locales.some((each) => each === language) ? locales : [language, 'en'])
}
