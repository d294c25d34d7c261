import { Check, Copy, X } from 'lucide'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { copyText } from './copy-text.ts'

type CopyButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'onClick'> & {
  text: string
  label: string
  words: { copied: string; failed: string }
}

/** Puts a text on the clipboard and says for two seconds how that went. */
export function CopyButton({ text, label, words, ...rest }: CopyButtonProps) {
  const { outcome, copy } = useCopying()
  const icons = { copied: Check, failed: X }
  const said = outcome && words[outcome]
  return (
    <>
      <Button {...rest} icon={outcome ? icons[outcome] : Copy} onClick={() => copy(text)}>
        {said ?? label}
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  )
}

const outcomeMs = 2000

export function useCopying() {
  const [outcome, setOutcome] = useState<{ is: 'copied' | 'failed' }>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(setOutcome, outcomeMs, undefined)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (text: string) =>
    setOutcome({ is: (await copyText(text)) ? 'copied' : 'failed' })
  return { outcome: outcome?.is, copy }
}
