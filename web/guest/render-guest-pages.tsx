import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { GuestGuide } from '#domain/guest-guide.ts'
import type { Locale } from '#domain/locale.ts'
import { guestCopy } from '#web/copy/guest.ts'
import documentStyle from './document.css?inline'
import guestStyle from './guest.css?inline'
import { GuestDocument } from './guest-document.tsx'
import { makeGuestScreen } from './guest-screen.ts'
import { GuestView } from './guest-view.tsx'
import { MessageView } from './message-view.tsx'

const pageStyle = documentStyle + guestStyle

/** A finished document, and what stands in it as style or script, for the policy that allows exactly that. */
export type GuestPage = { html: string; styles: string[]; scripts: string[] }

export type GuideToRender = { guide: GuestGuide; locale: Locale }

export function renderGuide({ guide, locale }: GuideToRender): GuestPage {
  const screen = makeGuestScreen(guide, { locale })
  return pageOf(
    <GuestDocument locale={locale} title={guide.name} style={pageStyle}>
      <GuestView screen={screen} />
    </GuestDocument>,
    { styles: [pageStyle], scripts: [] },
  )
}

/** Without a code there is no guide to show, only where to find the link. */
export function renderGuestWelcome(locale: Locale): GuestPage {
  const { welcomeTitle, welcome } = guestCopy[locale].page
  return messagePage(locale, <MessageView title={welcomeTitle} sentence={welcome} />, welcomeTitle)
}

export function renderGuideNotFound(locale: Locale): GuestPage {
  const { notFound, notFoundWhy, home } = guestCopy[locale].page
  return messagePage(
    locale,
    <MessageView title={notFound} sentence={notFoundWhy}>
      <a className="g-button g-main-button" href="/">
        {home}
      </a>
    </MessageView>,
    notFound,
  )
}

/** Something of ours failed: the guide is not gone, so the way back to it stays open. */
export function renderGuideFailure({
  locale,
  retry,
}: {
  locale: Locale
  retry: string
}): GuestPage {
  const words = guestCopy[locale].page
  return messagePage(
    locale,
    <MessageView title={words.failed} sentence={words.failedWhy}>
      <a className="g-button g-main-button" href={retry}>
        {words.retry}
      </a>
    </MessageView>,
    words.failed,
  )
}

function messagePage(locale: Locale, view: ReactElement, title: string) {
  return pageOf(
    <GuestDocument locale={locale} title={title} style={pageStyle}>
      {view}
    </GuestDocument>,
    { styles: [pageStyle], scripts: [] },
  )
}

function pageOf(document: ReactElement, inline: Omit<GuestPage, 'html'>): GuestPage {
  return { html: `<!doctype html>${renderToStaticMarkup(document)}`, ...inline }
}
