import type { ReactNode } from 'react'
import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { languagesOf } from '#domain/guest/guest-page.ts'
import { hasPictures } from '#domain/guest/pictures.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { photoVariant } from '#domain/values/photo.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import type { GuestScreen } from './guest-screen.tsx'
import { arrivalCards } from './sections/arrival-cards.tsx'
import arrivalStyle from './styles/arrival.css?inline'
import documentStyle from './styles/document.css?inline'
import guestStyle from './styles/guest.css?inline'
import languagesStyle from './styles/languages.css?inline'
import messageStyle from './styles/message.css?inline'
import photosStyle from './styles/photos.css?inline'

export type GuestDocumentProps = {
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
export function GuestDocument(props: GuestDocumentProps) {
  const { locale, title, head, icons, styles, script, children } = props
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17120f" media="(prefers-color-scheme: dark)" />
        {icons ?? (
          <>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          </>
        )}
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

type SharingTagsProps = { guide: GuestGuide; code: string; locale: GuideLanguage; appUrl: string }

/** What a chat shows of the link, what a home screen calls it, and the same guide in the other language. */
export function SharingTags({ guide, code, locale, appUrl }: SharingTagsProps) {
  const address = `${appUrl}/g/${code}`
  const description = guide.tabs.welcome.greeting ?? guide.description
  // Chats read JPEG at a full address; a picture of about 1200 pixels is what they ask for.
  const { coverImageUrl: url } = guide
  const picture = url && photoVariant(url, { width: 1170, format: 'jpg' })
  const cover = picture?.startsWith('/') ? appUrl + picture : picture
  return (
    <>
      <GuideTags {...{ guide, locale }} path={`/g/${code}`} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={ogLocale(locale)} />
      {languagesOf(guide)
        .filter((each) => each !== locale)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={ogLocale(each)} />
        ))}
      {cover && <meta property="og:image" content={cover} />}
      {cover && <meta property="og:image:alt" content={guide.name} />}
      <meta name="twitter:card" content={cover ? 'summary_large_image' : 'summary'} />
      <link rel="canonical" href={address} />
      {languagesOf(guide).map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${address}?lang=${each}`} />
      ))}
    </>
  )
}

type GuideTagsProps = { guide: GuestGuide; path: string; locale: GuideLanguage }

/** Of a stay's own link a chat shows the name alone: nothing of the stay, and no address but the one that was sent. */
export function GuideTags({ guide, path, locale }: GuideTagsProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={guide.name} />
      <meta name="apple-mobile-web-app-title" content={guide.name} />
      <link rel="manifest" href={`${path}/manifest.webmanifest?lang=${locale}`} />
    </>
  )
}

const ogLocale = (language: GuideLanguage) => regionOf[language].replace('-', '_')
