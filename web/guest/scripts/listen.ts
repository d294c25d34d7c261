type Tapped = { signal: AbortSignal; act: (found: HTMLElement, event: MouseEvent) => void }

/** Hears a tap on anything of a kind, or on what stands in it: at the root, so React may redraw beneath. */
export function onTap(root: HTMLElement, kind: string, { signal, act }: Tapped) {
  root.addEventListener(
    'click',
    (event) => {
      const found = event.target instanceof Element && event.target.closest<HTMLElement>(kind)
      if (found) act(found, event)
    },
    { signal },
  )
}
