import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const lessMotion = '(prefers-reduced-motion: reduce)'

/** Something may move by itself while it is in view, nobody has touched it, and the device does not ask for calm. */
export function useMayMove(place: RefObject<HTMLElement | null>) {
  const isInView = useIsInView(place)
  const isTouched = useIsTouched(place)
  const wantsCalm = useSyncExternalStore(
    watchMotion,
    () => matchMedia(lessMotion).matches,
    () => true,
  )
  return isInView && !isTouched && !wantsCalm
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

function useIsTouched(place: RefObject<HTMLElement | null>) {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const stop = () => setIsTouched(true)
    const events = ['pointerdown', 'wheel', 'focusin'] as const
    for (const event of events) element.addEventListener(event, stop, { passive: true })
    return () => {
      for (const event of events) element.removeEventListener(event, stop)
    }
  }, [place])
  return isTouched
}
