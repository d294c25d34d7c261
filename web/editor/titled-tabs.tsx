import { ruleTabsCopy } from '#web/copy/editor-rule-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { ruleKind, stepKind } from './entry-kinds.tsx'
import { EntryList } from './entry-list.tsx'
import { FormSection } from './form-section.tsx'
import { SectionTab } from './section-tab.tsx'

export function RulesTab() {
  const { title, hint, ...words } = useCopy(ruleTabsCopy).rules
  return (
    <SectionTab type="house_rules">
      <FormSection title={title} hint={hint}>
        <EntryList path="houseRules.rules" kind={ruleKind} words={words} />
      </FormSection>
    </SectionTab>
  )
}

export function CheckoutTab() {
  const { title, hint, ...words } = useCopy(ruleTabsCopy).checkout
  return (
    <SectionTab type="checkout">
      <FormSection title={title} hint={hint}>
        <EntryList path="checkout.steps" kind={stepKind} words={words} />
      </FormSection>
    </SectionTab>
  )
}
