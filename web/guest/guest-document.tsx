import type { ReactNode } from 'react'
import { hasPictures } from '#domain/guest/pictures.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { GuestScreen } from './guest-screen.ts'
import { arrivalCards } from './sections/arrival-cards.tsx'
import arrivalStyle from './styles/arrival.css?inline'
import documentStyle from './styles/document.css?inline'
import guestStyle from './styles/guest.css?inline'
import languagesStyle from './styles/languages.css?inline'
import messageStyle from './styles/message.css?inline'
import photosStyle from './styles/photos.css?inline'

type GuestDocumentProps = {
  locale: GuideLanguage
  title: string
  head?: ReactNode
  /** In the place of the product's, where those cannot be reached. */
  icons?: ReactNode
  styles: string[]
  script?: string
  children: ReactNode
}

/** A page of its own: no router, no hydration, everything the first paint needs inside. */
export function GuestDocument({
  locale,
  title,
  head,
  icons,
  styles,
  script,
  children,
}: GuestDocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17120f" media="(prefers-color-scheme: dark)" />
        {icons ?? <OwnIcons />}
        {head}
        {styles.map((style) => (
          <style key={style}>{style}</style>
        ))}
      </head>
      <body>
        {children}
        {script && <script>{script}</script>}
      </body>
    </html>
  )
}

function OwnIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}

const pageStyle = documentStyle + guestStyle

/** Of a page that says one thing. */
export const messageStyles = [pageStyle, messageStyle]

/** What a guide does not use stays away. */
export function stylesOf(screen: GuestScreen) {
  const { guide } = screen
  const hasArrival = guide.hasLocked || guide.stay || arrivalCards(screen).some(Boolean)
  return [
    pageStyle,
    hasArrival ? arrivalStyle : '',
    hasPictures(guide) ? photosStyle : '',
    guide.languages ? languagesStyle : '',
  ].filter(Boolean)
}
