import './poster.css'
import { Printer } from 'lucide'
import { useState } from 'react'
import type { GuestGuide, GuestWifi } from '#domain/guest/guest-guide.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { localesFrom } from '#domain/values/locale.ts'
import { photoVariant } from '#domain/values/photo.ts'
import { posterCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { BackToDesk, GuideFailed, StandingNotice } from '#web/guide-page.tsx'
import { readPrintedGuide } from '#web/own-guide.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import type { Route } from './+types/poster-page'

export const loader = readPrintedGuide

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, posterCopy)

export default function PosterPage({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(posterCopy)
  const [ssid, setSsid] = useState<string | null>()
  const [chosen, setPaper] = useState<Paper>()
  if ('failure' in loaderData) return <GuideFailed {...loaderData} as="main" />
  const { guide, link, paper: usual, ...standing } = loaderData
  const paper = chosen ?? usual
  const { letter, a4 } = copy.papers
  const network = ssid === undefined ? guide.wifi[0] : guide.wifi.find((each) => each.ssid === ssid)
  return (
    <main className="min-h-dvh bg-sunken">
      <div className="border-b border-hairline bg-surface print:hidden">
        <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
          <BackToDesk />
          <SegmentedControl
            label={copy.paper}
            isLabelHidden
            className="ml-auto"
            // What printers hold where the guide is comes first.
            choices={usual === 'letter' ? { letter, a4 } : { a4, letter }}
            value={paper}
            onValueChange={setPaper}
          />
          {guide.wifi.map((each) => (
            <Checkbox
              key={each.ssid}
              label={`${copy.withWifi}: ${each.ssid}`}
              checked={each === network}
              onChange={({ target }) => setSsid(target.checked ? each.ssid : null)}
            />
          ))}
          <Button tone="primary" icon={Printer} onClick={() => print()}>
            {copy.print}
          </Button>
          <p className="w-full text-sm text-ink-soft">{copy.hint}</p>
          <StandingNotice {...standing} draft={copy.draft} />
        </div>
      </div>
      <div className="mx-auto max-w-xl p-5 print:max-w-none print:p-0">
        <Poster {...{ guide, network, paper }} address={link} />
      </div>
    </main>
  )
}

type Paper = 'letter' | 'a4'

type PosterProps = { guide: GuestGuide; address: string; network?: GuestWifi; paper: Paper }

const looks = { a4: 'aspect-[210/296] [page:a4]', letter: 'aspect-[216/278] [page:letter]' }
const codeLook = 'block bg-white stroke-black [shape-rendering:crispEdges]'

/** A sheet for the fridge, each measure a share of its width. Guests come from everywhere: it speaks both languages. */
function Poster({ guide, address, network, paper }: PosterProps) {
  const copy = useCopy(posterCopy)
  const { name, coverImageUrl, coverHasAvif } = guide
  return (
    <article
      data-scheme="light"
      className={`@container flex w-full flex-col items-center overflow-hidden bg-white text-center text-ink print:break-inside-avoid print:[print-color-adjust:exact] ${looks[paper]}`}
    >
      {coverImageUrl && (
        <Picture
          // A long name takes its room from the photo.
          boxClassName="min-h-[12cqw] w-full flex-[0_1_36cqw]"
          className="size-full object-cover"
          avif={coverHasAvif && photoVariant(coverImageUrl, { width: 1600, format: 'avif' })}
          src={photoVariant(coverImageUrl, { width: 1600, format: 'jpg' })}
          alt=""
        />
      )}
      <h1
        dir="auto"
        className={joinClasses(
          'max-w-[88%] flex-none text-[6.4cqw] leading-[1.15] [overflow-wrap:anywhere]',
          coverImageUrl ? 'mt-[3.4cqw]' : 'mt-[12cqw]',
        )}
      >
        {name}
      </h1>
      <div
        className={joinClasses(
          'grid max-w-[88%] flex-none justify-items-center gap-[1.5cqw] pb-[3cqw]',
          network ? 'mt-[3.4cqw]' : 'my-auto',
        )}
      >
        <QrCode
          className={joinClasses(codeLook, network ? 'w-[40cqw]' : 'w-[54cqw]')}
          text={address}
          label={copy.guideCode}
        />
        <p className="grid font-bold text-[3.6cqw] leading-[1.3]">
          <InBoth say="scan" language={guide.language} className="not-first:font-normal" />
        </p>
        <p className="font-mono text-[2.8cqw] [overflow-wrap:anywhere]">
          {address.replace(/^https?:\/\//, '')}
        </p>
      </div>
      {network && <PosterWifi network={network} language={guide.language} />}
    </article>
  )
}

type PosterWifiProps = { network: GuestWifi; language: GuideLanguage }

function PosterWifi({ network: { ssid, stayOnly, password, qr }, language }: PosterWifiProps) {
  const copy = useCopy(posterCopy)
  const valueLook = 'font-bold font-mono text-[3.2cqw] leading-[1.3]'
  return (
    <div className="mt-auto mb-[5cqw] flex w-[84%] flex-none items-center gap-[4cqw] rounded-[2.4cqw] border border-edge px-[3cqw] py-[2.5cqw] text-start">
      {qr && (
        <QrCode
          className={`${codeLook} w-[22cqw] flex-none`}
          text={qr}
          label={copy.wifiCode(ssid)}
        />
      )}
      <dl className="min-w-0 [&_dt]:text-[2.4cqw] [&_dt]:text-ink-soft [overflow-wrap:anywhere]">
        <dt>{copy.wifi}</dt>
        <dd className={`mb-[1cqw] ${valueLook}`}>{ssid}</dd>
        {(password || stayOnly) && (
          <>
            <dt>
              <InBoth
                say="password"
                language={language}
                className="not-first:before:content-['_·_']"
              />
            </dt>
            <dd className={password ? valueLook : 'text-[2.8cqw]'}>
              {password ?? <InBoth say="withStay" language={language} className="block" />}
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

type InBothProps = {
  say: 'scan' | 'password' | 'withStay'
  language: GuideLanguage
  className: string
}

/** The language of the guide first. */
function InBoth({ say, language, className }: InBothProps) {
  return localesFrom(language).map((spoken) => (
    <span key={spoken} lang={spoken} className={className}>
      {posterCopy[spoken][say]}
    </span>
  ))
}
