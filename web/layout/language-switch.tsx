import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { type Locale, locales } from '#domain/values/locale.ts'
import { languageNames } from '#web/copy/language-names.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

type LanguageSwitchProps = {
  /** Tells apart the ones on a page to who moves by landmarks. */
  isAtFoot?: boolean
  className?: string
}

/** Links, so that it works without a script; with one, the page changes its words and keeps its place (`visitor-module.ts`). */
export function LanguageSwitch({ isAtFoot, className }: LanguageSwitchProps) {
  const copy = useCopy(layoutCopy)
  const current = useLocale()
  const { pathname, search } = useLocation()
  return (
    <nav
      aria-label={isAtFoot ? copy.languageAtFoot : copy.language}
      className={joinClasses('flex items-center', className)}
    >
      {locales.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 ? <span aria-hidden>·</span> : null}
          <Link
            to={{ pathname, search: searchIn(locale, search) }}
            replace
            preventScrollReset
            lang={locale}
            hrefLang={locale}
            data-switches-language=""
            aria-current={locale === current ? 'true' : undefined}
            className={
              'grid min-h-11 min-w-11 place-items-center px-1.5 font-semibold text-ink-soft uppercase ' +
              'no-underline underline-offset-8 decoration-2 hover:text-ink aria-current:text-ink ' +
              'aria-current:underline aria-current:decoration-primary'
            }
          >
            <span>
              {locale}
              <span className="sr-only"> · {languageNames[locale]}</span>
            </span>
          </Link>
        </Fragment>
      ))}
    </nav>
  )
}

function searchIn(locale: Locale, search: string) {
  const parameters = new URLSearchParams(search)
  parameters.set('lang', locale)
  return `?${parameters}`
}
