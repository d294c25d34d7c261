import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { labelsCopy } from '#web/copy/guest-host.ts'
import './labels.css'
import { QrCode } from '#web/ui/qr-code.tsx'

/** A card of a guide as it is stuck to a wall: where its link leads, and what it is called. */
export type Label = { anchor: string; title: string; address: string }

const { es, en } = labelsCopy

/** As many small labels as fit on a sheet, A4 or letter alike. Whoever scans them may read either language. */
export function LabelSheet({ labels, language }: { labels: Label[]; language: GuideLanguage }) {
  return (
    <ul className="labels">
      {labels.map(({ anchor, title, address }) => (
        <li key={anchor} className="label">
          <QrCode className="label-code" text={address} label={title} />
          <div className="label-words">
            <p className="label-title" lang={language} dir="auto">
              {title}
            </p>
            <p className="label-scan">
              <span lang="es">{es.scan}</span>
              <span lang="en">{en.scan}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
