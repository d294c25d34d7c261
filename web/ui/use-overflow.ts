import { type RefObject, useEffect, useState } from 'react'

const none = { hasLeft: false, hasRight: false }

/** Whether a strip hides something to its left or right, and a way to move it by most of its width. */
export function useOverflow(strip: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState(none)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      const hasLeft = element.scrollLeft > 1
      const hasRight = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setHidden((before) =>
        before.hasLeft === hasLeft && before.hasRight === hasRight ? before : { hasLeft, hasRight },
      )
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    for (const child of element.children) watcher.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [strip])
  const scrollBy = (direction: 1 | -1) => {
    const element = strip.current
    if (!element) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = direction * element.clientWidth * 0.75
    element.scrollBy({ left, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return { ...hidden, scrollBy }
}
