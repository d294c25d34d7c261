import { languagesOf } from '#domain/guest/guest-page.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { languageNames } from '#web/copy/editor/languages.ts'
import { type GuestScreen, useGuestScreen } from '#web/guest/guest-screen.ts'
import { Icon } from './icons.tsx'

/** Search, language and help: at hand wherever the guest has read to. */
export function Tools() {
  const { guide, words, idPrefix } = useGuestScreen()
  return (
    <nav className="g-tools" aria-label={words.tools}>
      <bdi className="g-here" aria-hidden="true" translate="no">
        {guide.name}
      </bdi>
      <a className="g-tool g-script" href={`#${idPrefix}search`} data-sheet="">
        <Icon name="search" />
        <span className="g-tool-name">{words.search}</span>
      </a>
      <LanguageSwitch />
      <a className="g-tool g-alarm" href={`#${idPrefix}help`} data-sheet="">
        <Icon name="alarm" />
        <span className="g-tool-name">{words.emergencyCard}</span>
      </a>
    </nav>
  )
}

/** Each language by its own name, as links: they work before any script does. */
function LanguageSwitch() {
  const screen = useGuestScreen()
  const { guide, words, locale } = screen
  const others = languagesOf(guide).filter((each) => each !== locale)
  const [other = locale] = others
  if (others.length < 2) return <LanguageLink language={other} />
  return (
    <details className="g-languages">
      <summary className="g-tool g-language">
        <span aria-hidden="true">{locale.toUpperCase()}</span>
        <span className="g-tool-name">{words.language}</span>
      </summary>
      <ul>
        {others.map((each) => (
          <li key={each}>
            <a {...toLanguage(screen, each)}>{languageNames[each]}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function LanguageLink({ language }: { language: GuideLanguage }) {
  const screen = useGuestScreen()
  return (
    <a className="g-tool g-language" {...toLanguage(screen, language)}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="g-tool-name">{languageNames[language]}</span>
    </a>
  )
}

function toLanguage({ fileOf }: GuestScreen, language: GuideLanguage) {
  return {
    href: fileOf?.(language) ?? `?lang=${language}`,
    hrefLang: language,
    lang: language,
    rel: 'nofollow',
    'data-language': language,
  }
}
