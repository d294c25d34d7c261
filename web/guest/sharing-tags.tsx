import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { languagesOf } from '#domain/guest/guest-page.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { photoVariant } from '#domain/values/photo.ts'
import { regionOf } from '#web/copy/formats/format.ts'

type SharingTagsProps = { guide: GuestGuide; code: string; locale: GuideLanguage; appUrl: string }

/** What a chat shows of the link, what a home screen calls it, and the same guide in the other language. */
export function SharingTags({ guide, code, locale, appUrl }: SharingTagsProps) {
  const address = `${appUrl}/g/${code}`
  const description = guide.tabs.welcome.greeting ?? guide.description
  const cover = guide.coverImageUrl && sharedCover(guide.coverImageUrl, appUrl)
  return (
    <>
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={guide.name} />
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
      <meta name="apple-mobile-web-app-title" content={guide.name} />
      <link rel="canonical" href={address} />
      {languagesOf(guide).map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${address}?lang=${each}`} />
      ))}
      <link rel="manifest" href={`/g/${code}/manifest.webmanifest?lang=${locale}`} />
    </>
  )
}

type StayTagsProps = { guide: GuestGuide; path: string; locale: GuideLanguage }

/** Of a stay's own link a chat shows the name alone: nothing of the stay, and no address but the one that was sent. */
export function StayTags({ guide, path, locale }: StayTagsProps) {
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

/** Chats read JPEG at a full address; a picture of about 1200 pixels is what they ask for. */
function sharedCover(url: string, appUrl: string) {
  const picture = photoVariant(url, { width: 1170, format: 'jpg' })
  return picture.startsWith('/') ? appUrl + picture : picture
}
