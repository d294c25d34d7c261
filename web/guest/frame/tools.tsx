import { languageNames } from '#web/copy/languages.ts'
import { languagesOf, useGuestScreen } from '#web/guest/guest-screen.ts'
import { Icon } from './icons.tsx'

/** Search, language and help: at hand wherever the guest has read to. */
export function Tools() {
  const { guide, words, idPrefix } = useGuestScreen()
  return (
    <nav className="g-tools" aria-label={words.tools}>
      <bdi className="g-here" aria-hidden="true">
        {guide.name}
      </bdi>
      <a className="g-tool g-script" href={`#${idPrefix}search`} data-sheet="">
        <Icon name="search" />
        <span className="g-tool-name">{words.search}</span>
      </a>
      <LanguageLink />
      <a className="g-tool g-alarm" href={`#${idPrefix}help`} data-sheet="">
        <Icon name="alarm" />
        <span className="g-tool-name">{words.emergencyCard}</span>
      </a>
    </nav>
  )
}

function LanguageLink() {
  const { guide, locale } = useGuestScreen()
  const [other = locale] = languagesOf(guide).filter((each) => each !== locale)
  return (
    <a
      className="g-tool g-language"
      href={`?lang=${other}`}
      hrefLang={other}
      lang={other}
      rel="nofollow"
      data-language={other}
    >
      <span aria-hidden="true">{other.toUpperCase()}</span>
      <span className="g-tool-name">{languageNames[other]}</span>
    </a>
  )
}
