import { Check, Copy, X } from 'lucide'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { useCopying } from './use-copying.ts'

type CopyButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'onClick'> & {
  text: string
  label: string
  copiedLabel: string
  failedLabel: string
}

/** Puts a text on the clipboard and says for two seconds how that went. */
export function CopyButton({ text, label, copiedLabel, failedLabel, ...rest }: CopyButtonProps) {
  const { outcome, copy } = useCopying()
  const words = { copied: copiedLabel, failed: failedLabel }
  const icons = { copied: Check, failed: X }
  const said = outcome && words[outcome]
  return (
    <>
      <Button {...rest} icon={outcome ? icons[outcome] : Copy} onClick={() => copy(text)}>
        {said ?? label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
