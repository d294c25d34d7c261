type Heard<Found, Told> = {
  to: string
  signal: AbortSignal
  act: (found: Found, event: Told) => void
}

/** Hears what happens to anything of a kind, or to what stands in it: at the root, so React may redraw beneath. */
export function listen<Type extends keyof HTMLElementEventMap, Found extends HTMLElement>(
  root: HTMLElement,
  type: Type,
  { to, signal, act }: Heard<Found, HTMLElementEventMap[Type]>,
) {
  root.addEventListener(
    type,
    (event) => {
      const found = event.target instanceof Element && event.target.closest<Found>(to)
      if (found) act(found, event)
    },
    { signal },
  )
}
