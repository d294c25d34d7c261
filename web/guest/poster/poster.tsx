import type { GuestGuide, GuestWifi } from '#domain/guest/guest-guide.ts'
import { type PhotoFormat, photoVariant } from '#domain/values/photo.ts'
import { posterCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import './poster.css'
import { QrCode } from '#web/ui/qr-code.tsx'

type PosterProps = {
  guide: GuestGuide
  address: string
  hasWifi: boolean
  paper: 'letter' | 'a4'
}

const { es, en } = posterCopy

/** A sheet for the fridge. Guests come from everywhere: it speaks both languages. */
export function Poster({ guide, address, hasWifi, paper }: PosterProps) {
  const copy = useCopy(posterCopy)
  const [network] = guide.wifi
  return (
    <article className="poster" data-paper={paper}>
      {guide.coverImageUrl && (
        <PosterCover url={guide.coverImageUrl} hasAvif={guide.coverHasAvif} />
      )}
      <h1 className="poster-name" dir="auto">
        {guide.name}
      </h1>
      <div className="poster-code">
        <QrCode className="g-qr" text={address} label={copy.guideCode} />
        <p className="poster-scan">
          <span lang="es">{es.scan}</span>
          <span lang="en">{en.scan}</span>
        </p>
        <p className="poster-address">{address.replace(/^https?:\/\//, '')}</p>
      </div>
      {hasWifi && network && <PosterWifi network={network} />}
    </article>
  )
}

type CoverProps = { url: string; hasAvif: boolean | undefined }

function PosterCover({ url, hasAvif }: CoverProps) {
  const copy = (format: PhotoFormat) => photoVariant(url, { width: 1600, format })
  return (
    <picture>
      {hasAvif && <source type="image/avif" srcSet={copy('avif')} />}
      <img className="poster-cover" src={copy('jpg')} alt="" />
    </picture>
  )
}

function PosterWifi({ network: { ssid, password, qr } }: { network: GuestWifi }) {
  const copy = useCopy(posterCopy)
  return (
    <div className="poster-wifi">
      {qr && <QrCode className="g-qr" text={qr} label={copy.wifiCode(ssid)} />}
      <dl>
        <dt>{copy.wifi}</dt>
        <dd className="poster-network">{ssid}</dd>
        {password && (
          <>
            <dt>
              <span lang="es">{es.password}</span> · <span lang="en">{en.password}</span>
            </dt>
            <dd className="poster-password">{password}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
