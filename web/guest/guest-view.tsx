import type { ReactNode } from 'react'
import { hasPictures } from '#domain/guest/pictures.ts'
import { Notices } from './frame/footers.tsx'
import { Cover, StayTimes, Tools } from './frame/head.tsx'
import { IconShapes } from './frame/icons.tsx'
import { activeSections, BottomBar, SectionLinks } from './frame/section-links.tsx'
import { ArrivalSheets, HelpSheet, SearchSheet, Sheet } from './frame/sheets.tsx'
import { StayCard, StayEnded } from './frame/stay-card.tsx'
import { type GuestScreen, GuestScreenContext } from './guest-screen.ts'
import { Section } from './sections/section.tsx'
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
  const { guide, words, locale, idPrefix, isFramed, fileOf } = screen
  const Head = isFramed ? 'div' : 'header'
  const Main = isFramed ? 'div' : 'main'
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
                <StayTimes />
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
