import type { ReactNode } from 'react'
import { languageNames } from '#web/copy/editor/languages.ts'
import { tabsCopy } from '#web/copy/guide/tabs.ts'
import { importCopy } from '#web/copy/import-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Card } from '#web/ui/card.tsx'
import type { Summary } from './send-zip.ts'

/** What a zip will become, before it does. */
export function ImportSummary({ summary }: { summary: Summary }) {
  const copy = useCopy(importCopy)
  const tabs = useCopy(tabsCopy)
  const { title, language, translations, sections, photos, missing_photos: missing } = summary
  const languages = [...(language ? [language] : []), ...translations]
  return (
    <Card>
      <h3 className="text-xl [overflow-wrap:anywhere]">{title}</h3>
      <p className="mt-1 text-ink-soft">{copy.draft}</p>
      <dl className="mt-4 divide-y divide-hairline border-hairline border-t">
        <Fact name={copy.languages}>
          {languages.map((each, at) => (
            <span key={each}>
              {at > 0 ? ', ' : null}
              <span lang={each}>{languageNames[each]}</span>
            </span>
          ))}
        </Fact>
        <Fact name={copy.sections}>
          <ul className="list-none">
            {sections.map(({ type, entries }) => (
              <li key={type} className="flex flex-wrap justify-between gap-x-4">
                <span>{tabs[type]}</span>
                <span className="text-ink-soft tabular-nums">{copy.entries(entries)}</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={copy.photos}>
          {copy.photoCount(photos)}
          {missing > 0 ? <p className="text-danger-ink">{copy.missing(missing)}</p> : null}
        </Fact>
        <Fact name={copy.leftOut}>{copy.leftOutList}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
