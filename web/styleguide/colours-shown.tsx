import { styleguideCopy } from '#web/copy/styleguide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ShownGroup } from './shown-group.tsx'

const backgrounds = [
  ['paper', 'bg-paper text-ink'],
  ['surface', 'bg-surface text-ink-soft'],
  ['sunken', 'bg-sunken text-ink-faint'],
  ['primary', 'bg-primary text-on-primary'],
  ['primary-soft', 'bg-primary-soft text-primary-ink'],
  ['agave', 'bg-agave text-on-agave'],
  ['agave-soft', 'bg-agave-soft text-agave-ink'],
  ['danger', 'bg-danger text-on-danger'],
  ['danger-soft', 'bg-danger-soft text-danger-ink'],
  ['sun-soft', 'bg-sun-soft text-sun-ink'],
  ['clay-ink', 'bg-surface text-clay-ink'],
  ['tooltip', 'bg-tooltip text-on-tooltip'],
] as const

const plain = [
  ['clay', 'bg-clay'],
  ['sun', 'bg-sun'],
  ['edge', 'bg-edge'],
  ['hairline', 'bg-hairline'],
] as const

export function ColoursShown() {
  const { colours } = useCopy(styleguideCopy)
  return (
    <ShownGroup title={colours}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {backgrounds.map(([name, look]) => (
          <li
            key={name}
            className={joinClasses('rounded-control border border-hairline p-3', look)}
          >
            {name}
          </li>
        ))}
        {plain.map(([name, look]) => (
          <li key={name} className="flex items-center gap-2 p-3">
            <span className={joinClasses('size-6 rounded-full', look)} />
            {name}
          </li>
        ))}
      </ul>
    </ShownGroup>
  )
}
