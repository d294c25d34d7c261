import type { ComponentType, ReactNode } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { Cover } from './cover.tsx'
import { EmergencySection } from './emergency-section.tsx'
import { type GuestScreen, GuestScreenContext } from './guest-screen.ts'
import { HelpSheet } from './help-sheet.tsx'
import { HouseManualSection } from './house-manual-section.tsx'
import { HouseRulesSection } from './house-rules-section.tsx'
import { IconShapes } from './icons.tsx'
import { LocalGuideSection } from './local-guide-section.tsx'
import { Notices } from './notices.tsx'
import { SearchSheet } from './search-sheet.tsx'
import { activeSections } from './section-icons.ts'
import { SectionLinks } from './section-links.tsx'
import { Sheet } from './sheet.tsx'
import { StayTimes } from './stay-times.tsx'
import { Tools } from './tools.tsx'
import { WelcomeSection } from './welcome-section.tsx'
import { WifiCodes } from './wifi-codes.tsx'
import { WifiTechSection } from './wifi-tech-section.tsx'

const sectionViews: Record<SectionType, ComponentType> = {
  welcome: WelcomeSection,
  house_manual: HouseManualSection,
  local_guide: LocalGuideSection,
  wifi_tech: WifiTechSection,
  emergency: EmergencySection,
  house_rules: HouseRulesSection,
  checkout: CheckoutSection,
}

type GuestViewProps = {
  screen: GuestScreen
  /** The guide's code, where what a guest ticks is to stay on the device. */
  code?: string
  /** Shows from the start what only scripts can answer or know. */
  isReady?: boolean
  footer: ReactNode
}

/** The whole guide as guests see it: the public page, the host's preview and the editor's phone are this. */
export function GuestView({ screen, code = '', isReady, footer }: GuestViewProps) {
  const { guide, words, locale, idPrefix, isFramed } = screen
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
              {activeSections(guide).map((type) => {
                const View = sectionViews[type]
                return <View key={type} />
              })}
              {footer}
            </Main>
          </div>
        </div>
        <div className="g-deck">
          <Notices />
          <BottomBar isReady={isReady} />
          <Sheet name="menu" title={words.inThisGuide}>
            <nav aria-label={words.menu}>
              <SectionLinks />
            </nav>
          </Sheet>
          <SearchSheet />
          <HelpSheet />
          <p className="g-hidden" role="status" data-says="" />
        </div>
      </div>
    </GuestScreenContext>
  )
}
