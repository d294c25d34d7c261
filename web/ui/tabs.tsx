import { Tabs as Parts } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { type Tab, TabStrip } from './tab-strip.tsx'

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** On the arrows that appear when the strip overflows. */
  scrollLabels: { left: string; right: string }
  disabled?: boolean
  children: ReactNode
  className?: string
}

/** A strip of tabs over its panels (`TabPanel`). */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, children, className, ...strip } = props
  return (
    <Parts.Root
      value={value}
      onValueChange={(chosen: Value | null) => chosen !== null && onValueChange(chosen)}
      className={joinClasses('flex min-w-0 flex-col', className)}
    >
      <TabStrip {...strip} active={value} />
      {children}
    </Parts.Root>
  )
}

type TabPanelProps = {
  value: string
  children: ReactNode
  /** Keeps what is typed in it while another tab is in front. */
  keepMounted?: boolean
  className?: string
}

export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Parts.Panel {...rest} className={joinClasses('pt-6 [&[hidden]]:hidden', className)} />
}
