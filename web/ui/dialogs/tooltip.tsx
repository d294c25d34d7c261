import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { latePart } from '#web/ui/load-part.ts'

/** What places it beside its button weighs more than a page of ours. */
const TooltipBubble = latePart(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble)

const openMs = 300
/** Long enough to move from the button onto the words. */
const closeMs = 150

type TooltipProps = {
  text: ReactNode
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A word on hover, on focus and on a press; always there for a screen reader. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isHovered, setHovered] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setOpen, isHovered ? openMs : closeMs, isHovered)
    return () => clearTimeout(timer)
  }, [isHovered])
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens around the button it explains
    <span
      ref={place}
      className="contents"
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && open()}
      onFocus={({ target }) => target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="sr-only" id={id}>
        {text}
      </span>
      {isOpen ? (
        <TooltipBubble anchor={() => place.current?.firstElementChild ?? null} onClose={close}>
          {text}
        </TooltipBubble>
      ) : null}
    </span>
  )
}
