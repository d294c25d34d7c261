/** The two languages of every screen, mail and message. */
export const locales = ['es', 'en'] as const

export type Locale = (typeof locales)[number]

/** A sentence in both languages; leaving one out does not type-check. */
export type Bilingual = Readonly<Record<Locale, string>>

type LocaleSigns = {
  asked?: string | null | undefined
  remembered?: string | null | undefined
  accepted?: string | null | undefined
  fallback?: Locale
}

/** Both, for what is read by whoever comes: that of the guide or the reader first, where it is one of ours. */
export function localesFrom(language: string): readonly Locale[] {
  return language === 'en' ? ['en', 'es'] : locales
}

/** The reader's language: what the address asks for, what was chosen before, what the device speaks. */
export function chooseLocale({ asked, remembered, accepted, fallback = 'es' }: LocaleSigns) {
  return (
    findLocale(asked) ?? findLocale(remembered) ?? findPreferred(accepted, findLocale) ?? fallback
  )
}

export function findLocale(text: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === text)
}

/** The best of some languages in an Accept-Language header, by its weights. */
export function findPreferred<Language>(
  header: string | null | undefined,
  find: (text: string | undefined) => Language | undefined,
): Language | undefined {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
    return { language: tag.split('-')[0], weight: weight ? Number(weight.trim().slice(2)) : 1 }
  })
  const known = wishes.filter(({ language, weight }) => find(language) && weight > 0)
  known.sort((a, b) => b.weight - a.weight)
  return find(known[0]?.language)
}
