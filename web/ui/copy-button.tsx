import { Check, Copy, X } from 'lucide'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { copyText } from './copy-text.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type CopyButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'onClick'> & {
  text: string
  label: string
  copiedLabel: string
  failedLabel: string
}

type Outcome = 'copied' | 'failed'

const outcomeMs = 2000

/** Puts a text on the clipboard and says for two seconds how that went. */
export function CopyButton({ text, label, copiedLabel, failedLabel, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ is: Outcome }>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(setOutcome, outcomeMs, undefined)
    return () => clearTimeout(timer)
  }, [outcome])
  const words = { copied: copiedLabel, failed: failedLabel }
  const icons = { copied: Check, failed: X }
  const said = outcome && words[outcome.is]
  return (
    <>
      <Button
        {...rest}
        icon={outcome ? icons[outcome.is] : Copy}
        onClick={async () => setOutcome({ is: (await copyText(text)) ? 'copied' : 'failed' })}
      >
        {said ?? label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
