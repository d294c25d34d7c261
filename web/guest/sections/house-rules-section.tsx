import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Entry } from './entry.tsx'
import { keyed } from './keyed.ts'
import { Section } from './section.tsx'

export function HouseRulesSection() {
  const { guide } = useGuestScreen()
  return (
    <Section type="house_rules">
      {keyed(guide.tabs.houseRules.rules, ({ title }) => title ?? '').map(({ key, entry }) => (
        <Entry key={key} entry={entry} />
      ))}
    </Section>
  )
}
