import type { ReactNode } from 'react'
import { languagesOf } from '#domain/guest/guest-page.ts'
import { hasPictures } from '#domain/guest/pictures.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { StayTime } from '#domain/values/stay-times.ts'
import { languageNames } from '#web/copy/language-names.ts'
import { Notices } from './frame/footers.tsx'
import { activeSections, BottomBar, SectionLinks } from './frame/section-links.tsx'
import { ArrivalSheets, HelpSheet, SearchSheet, Sheet } from './frame/sheets.tsx'
import { StayCard, StayEnded } from './frame/stay-card.tsx'
import {
  type GuestScreen,
  GuestScreenContext,
  Icon,
  IconShapes,
  keyed,
  sectionId,
  useGuestScreen,
} from './guest-screen.tsx'
import { Card, type GuideCard } from './sections/card.tsx'
import { cardsOf } from './sections/cards.tsx'
import { HostWords } from './sections/host-text.tsx'
import { Photo } from './sections/pictures.tsx'
import { WifiCodes } from './sections/wifi.tsx'

type GuestViewProps = {
  screen: GuestScreen
  /** The guide's code, where what a guest ticks is to stay on the device. */
  code?: string
  /** Where the public page finds the viewer of its photos. */
  viewerModule?: string
  /** Shows from the start what only scripts can answer or know. */
  isReady?: boolean
  footer: ReactNode
}

/** The whole guide as guests see it: the public page, the host's preview and the editor's phone are this. */
export function GuestView({ screen, code = '', viewerModule, isReady, footer }: GuestViewProps) {
  const { guide, words, locale, idPrefix, fileOf } = screen
  const Head = idPrefix ? 'div' : 'header'
  const Main = idPrefix ? 'div' : 'main'
  return (
    <GuestScreenContext value={screen}>
      <div
        className="g"
        lang={locale}
        data-guest={code}
        data-ready={isReady ? '' : undefined}
        data-copied={words.copied}
        data-failed={words.failed}
        data-link={code ? words.copyLink : undefined}
        data-viewer={hasPictures(guide) ? words.viewer : undefined}
        data-viewer-module={hasPictures(guide) ? viewerModule : undefined}
      >
        <IconShapes />
        {guide.wifi.length > 0 && <WifiCodes />}
        <div className="g-room">
          <div className="g-page">
            <a className="g-skip" href={`#${idPrefix}guide`}>
              {words.skip}
            </a>
            <Tools />
            <Head className="g-side">
              <Cover />
              <div className="g-panel">
                <dl className="g-times">
                  <Time label={words.checkin} time={guide.checkin} />
                  <Time label={words.checkout} time={guide.checkout} />
                </dl>
                <nav className="g-contents" aria-label={words.inThisGuide}>
                  <SectionLinks />
                </nav>
              </div>
            </Head>
            <Main className="g-main" id={`${idPrefix}guide`} tabIndex={-1}>
              {guide.stay ? <StayCard /> : !fileOf && <StayEnded />}
              {activeSections(guide).map((type) => (
                <Section key={type} type={type} />
              ))}
              {footer}
            </Main>
          </div>
        </div>
        <div className="g-deck">
          {!fileOf && <Notices />}
          <BottomBar isReady={isReady} />
          <Sheet name="menu" title={words.inThisGuide}>
            <nav aria-label={words.menu}>
              <SectionLinks />
            </nav>
          </Sheet>
          <SearchSheet />
          <HelpSheet />
          <ArrivalSheets />
          <p className="g-hidden" role="status" data-says="" />
        </div>
      </div>
    </GuestScreenContext>
  )
}

function Cover() {
  const { guide, idPrefix } = useGuestScreen()
  const { coverImageUrl, coverHasAvif, name, tabs } = guide
  const { greeting } = tabs.welcome
  // The page around a framed guide has the title.
  const Name = idPrefix ? 'h2' : 'h1'
  return (
    <div className="g-cover">
      {coverImageUrl && (
        <Photo
          className="g-cover-photo"
          url={coverImageUrl}
          hasAvif={coverHasAvif}
          alt=""
          isCover
        />
      )}
      <div className="g-cover-words">
        <Name className="g-name" translate="no">
          <HostWords text={name} />
        </Name>
        {greeting && (
          <p className="g-greeting">
            <HostWords withLinks text={greeting} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The 24-hour clock for everybody, and the other one beside it for those who read English. */
function Time({ label, time }: { label: string; time?: StayTime }) {
  const { words, locale } = useGuestScreen()
  return (
    <div data-entry="">
      <dt>{label}</dt>
      <dd>
        {time ? time.time24 : <span className="g-no-time">{words.noTime}</span>}
        {time && locale === 'en' && <small> {time.time12}</small>}
      </dd>
    </div>
  )
}

function Tools() {
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
  if (others.length < 2) {
    return (
      <a className="g-tool g-language" {...toLanguage(screen, other)}>
        <span aria-hidden="true">{other.toUpperCase()}</span>
        <span className="g-tool-name">{languageNames[other]}</span>
      </a>
    )
  }
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

function toLanguage({ fileOf }: GuestScreen, language: GuideLanguage) {
  return {
    href: fileOf?.(language) ?? `?lang=${language}`,
    hrefLang: language,
    lang: language,
    rel: 'nofollow',
    'data-language': language,
  }
}

/** One of the seven, under its name: what is written, then the host's own blocks. */
function Section({ type }: { type: SectionType }) {
  const screen = useGuestScreen()
  const { words, idPrefix } = screen
  const { lead, cards, grid, steps, blocks } = cardsOf(screen, type)
  const id = sectionId(screen, type)
  return (
    <section className="g-section" id={id} aria-labelledby={`${id}-title`} data-section={type}>
      <h2 id={`${id}-title`} className="g-section-title">
        {words.sections[type]}
      </h2>
      {lead}
      <CardList cards={cards} />
      {grid.length > 0 && (
        <div className="g-grid">
          <CardList cards={grid} />
        </div>
      )}
      {steps.length > 0 && (
        <div className="g-card">
          <ul className="g-steps">
            {named(steps).map(({ key, entry: { anchor, children } }) => (
              <li key={key} id={anchor && idPrefix + anchor} data-entry="">
                {children}
              </li>
            ))}
          </ul>
        </div>
      )}
      <CardList cards={blocks} />
      {!lead && [cards, grid, steps, blocks].every(({ length }) => length === 0) && (
        <p className="g-soft">{words.nothingHere}</p>
      )}
    </section>
  )
}

function CardList({ cards }: { cards: GuideCard[] }) {
  return named(cards).map(({ key, entry }) => <Card key={key} {...entry} />)
}

function named(cards: GuideCard[]) {
  return keyed(cards, ({ anchor, name, title }) => anchor ?? name ?? title ?? '')
}
