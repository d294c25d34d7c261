import { ChevronRight } from 'lucide'
import { Link } from 'react-router'
import type { ListedVersion } from '#web/calls/versions.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { tabsCopy } from '#web/copy/guide/tabs.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { versionsCopy } from '#web/copy/versions.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type VersionListProps = {
  versions: ListedVersion[]
  chosen: number | undefined
  whenOf: (at: number) => string
}

/** What the guide was, newest first: until when, and what was changed then. */
export function VersionList({ versions, chosen, whenOf }: VersionListProps) {
  const copy = useCopy(versionsCopy)
  return (
    <nav aria-label={copy.list}>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {versions.map((version) => (
          <li key={version.version}>
            <VersionLink
              version={version}
              when={whenOf(version.until)}
              isChosen={version.version === chosen}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type VersionLinkProps = { version: ListedVersion; when: string; isChosen: boolean }

function VersionLink({ version, when, isChosen }: VersionLinkProps) {
  const copy = useCopy(versionsCopy)
  const tabs = useCopy(tabsCopy)
  const region = regionOf[useLocale()]
  const sections = new Intl.ListFormat(region).format(version.changed.map((type) => tabs[type]))
  return (
    <Link
      to={`?version=${version.version}`}
      aria-current={isChosen ? 'page' : undefined}
      preventScrollReset
      className={joinClasses(
        'flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunken',
        isChosen && 'bg-primary-soft text-primary-ink',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{copy.before(when)}</span>
        <span className="block text-sm text-ink-soft">{sections}</span>
      </span>
      <Icon of={ChevronRight} size={18} className="shrink-0 text-ink-faint" />
    </Link>
  )
}
