import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const lessMotion = '(prefers-reduced-motion: reduce)'

/**
 * Something that moves by itself while it is in view. It stands still for who touches it or stops it, and, until they ask
 * to see it, for those whose device asks for calm.
 */
export function useMayMove(place: RefObject<HTMLElement | null>) {
  const [isWanted, setWanted] = useState<boolean>()
  const isInView = useIsInView(place)
  // Unknown until the page is awake: nothing moves before, and there is nothing to stop.
  const wantsCalm = useSyncExternalStore(
    watchMotion,
    () => matchMedia(lessMotion).matches,
    () => undefined,
  )
  useTouch(place, setWanted)
  const isAwake = wantsCalm !== undefined
  const isOn = isWanted ?? wantsCalm === false
  return { mayMove: isInView && isOn, isAwake, isOn, toggle: () => setWanted(!isOn) }
}

function watchMotion(onChange: () => void) {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function useIsInView(place: RefObject<HTMLElement | null>) {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView(entry?.isIntersecting ?? false),
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isInView
}

function useTouch(place: RefObject<HTMLElement | null>, setWanted: (isWanted: false) => void) {
  useEffect(() => {
    const element = place.current
    if (!element) return
    const stop = () => setWanted(false)
    const events = ['pointerdown', 'wheel'] as const
    for (const event of events) element.addEventListener(event, stop, { passive: true })
    return () => {
      for (const event of events) element.removeEventListener(event, stop)
    }
  }, [place, setWanted])
}
