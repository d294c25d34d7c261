import { renderToStaticMarkup } from 'react-dom/server'
import type { GuestMessages, GuestPage, GuideToRender } from '#domain/guest/guest-page.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { PublicFooter } from './frame/footers.tsx'
import {
  GuestDocument,
  type GuestDocumentProps,
  GuideTags,
  messageStyles,
  SharingTags,
  stylesOf,
} from './guest-document.tsx'
import { makeGuestScreen } from './guest-screen.tsx'
import { GuestView } from './guest-view.tsx'
import serviceWorker from './offline/sw.ts?script'
import photoViewer from './scripts/photo-viewer.ts?script'
import publicPage from './scripts/public-page.ts?script'

/** What the browser runs: the page's module, that of pages with photos, and the worker that keeps guides. */
export const guestScripts = { publicPage, photoViewer, serviceWorker }

export function renderGuide(asked: GuideToRender): GuestPage {
  const { guide, code, locale, appUrl, productName, placeholder, stayToken } = asked
  const stayPath = stayToken && `/g/${code}/s/${stayToken}`
  const screen = makeGuestScreen(guide, { locale, stayPath })
  return pageOf({
    locale,
    title: guide.name,
    head: stayPath ? (
      <GuideTags guide={guide} path={stayPath} locale={locale} />
    ) : (
      <SharingTags guide={guide} code={code} locale={locale} appUrl={appUrl} />
    ),
    styles: [...stylesOf(screen), placeholderStyle(placeholder)].filter(Boolean),
    script: loaderScript(asked.moduleAddress),
    children: (
      <GuestView
        screen={screen}
        code={code}
        viewerModule={asked.viewerAddress}
        footer={<PublicFooter code={code} productName={productName} />}
      />
    ),
  })
}

/** The screens without a guide. */
export const guestMessages: GuestMessages = {
  /** Without a code there is no guide to show, only where to find the link. */
  welcome(locale) {
    const { welcomeTitle: title, welcome: sentence } = guestCopy[locale].page
    return messagePage({ locale, title, sentence, isWelcome: true })
  },
  notFound(locale) {
    const { notFound: title, notFoundWhy: sentence, home } = guestCopy[locale].page
    return messagePage({ locale, title, sentence, way: { label: home, href: '/' } })
  },
  /** Something of ours failed: the guide is not gone, so the way back to it stays open. */
  failure(locale, errorCode) {
    const { failed: title, failedWhy: sentence, errorCode: name } = guestCopy[locale].page
    const note = errorCode ? { name, text: errorCode } : undefined
    return retryPage({ locale, title, sentence, note })
  },
  tooMany(locale) {
    const { tooMany: title, tooManyWhy: sentence } = guestCopy[locale].page
    return retryPage({ locale, title, sentence })
  },
}

function retryPage(message: Message) {
  const { locale } = message
  const { retry: label, loading } = guestCopy[locale].page
  const way = { label, href: `?lang=${locale}` }
  return messagePage({ ...message, way, script: waitingScript(loading) })
}

type Message = Parameters<typeof MessageView>[0] & { locale: GuideLanguage; script?: string }

function messagePage({ locale, script, ...message }: Message) {
  return pageOf({ locale, script, title: message.title, children: <MessageView {...message} /> })
}

type PageParts = Omit<GuestDocumentProps, 'styles'> & { styles?: string[] }

function pageOf({ styles = messageStyles, ...parts }: PageParts): GuestPage {
  const html = renderToStaticMarkup(<GuestDocument styles={styles} {...parts} />)
  return { html: `<!doctype html>${html}`, styles, scripts: parts.script ? [parts.script] : [] }
}

function placeholderStyle(placeholder: string | undefined) {
  const isPicture = /^data:image\/webp;base64,[\w+/=]+$/.test(placeholder ?? '')
  return isPicture ? `.g-cover{background:url(${placeholder}) center/cover}` : ''
}

type MessageViewProps = {
  title: string
  sentence: string
  way?: { label: string; href: string }
  /** Something to read out to whoever helps. */
  note?: { name: string; text: string }
  isWelcome?: boolean
}

/** A screen that says one thing, and where to go from there. */
function MessageView({ title, sentence, way, note, isWelcome = false }: MessageViewProps) {
  return (
    <main className="g g-message">
      <Doorway isLit={isWelcome} />
      <h1 className="g-name">{title}</h1>
      <p className="g-prose">{sentence}</p>
      {way && (
        <p aria-live="polite">
          <a className="g-button g-main-button" href={way.href}>
            {way.label}
          </a>
        </p>
      )}
      {note && (
        <p className="g-prose">
          {note.name} <code translate="no">{note.text}</code>
        </p>
      )}
    </main>
  )
}

/** The house's own drawing: two walls and a doorway, with light in it when there is somebody to welcome. */
function Doorway({ isLit }: { isLit: boolean }) {
  return (
    <svg className="g-doorway" viewBox="0 0 120 120" aria-hidden="true">
      <path fill="#c2185b" d="M0 14 54 26v78L0 120z" />
      <path fill="#b8532f" d="m54 26 66-10v94l-66-6z" />
      <path
        fill={isLit ? '#f4c75e' : '#7a3218'}
        stroke="#7a3218"
        strokeWidth="2.5"
        d="M74 105.5V62q11.5-13 23 0v45.600z"
      />
      {isLit && <path fill="#fce3a4" opacity=".55" d="m74 105.5 23 2 11 12.5H58z" />}
    </svg>
  )
}

/** Fetches the page's module once the first paint and the cover are done, or two seconds later on a slow line. */
function loaderScript(address: string) {
  return `requestAnimationFrame(()=>setTimeout(()=>{let i=document.images[0],g=()=>import(${JSON.stringify(address)});i&&!i.complete?(i.onload=i.onerror=g,setTimeout(g,2e3)):g()}))`
}

/** Says that the page is being fetched again, from the tap until the answer. */
function waitingScript(words: string) {
  return `document.querySelector("a").onclick=e=>{e.target.textContent=${JSON.stringify(words)}}`
}
