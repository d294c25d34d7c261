import { titledKind } from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { SectionTab } from './section-tab.tsx'

export function RulesTab() {
  return (
    <SectionTab type="house_rules">
      <ListSection path="houseRules.rules" kind={titledKind} />
    </SectionTab>
  )
}

export function CheckoutTab() {
  return (
    <SectionTab type="checkout">
      <ListSection path="checkout.steps" kind={titledKind} />
    </SectionTab>
  )
}
