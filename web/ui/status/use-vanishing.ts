import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

const vanishMs = 5000

type Vanishing = { isOn: boolean; onVanish: () => void }

/** Calls `onVanish` five seconds after nobody hovers or focuses; spread the answer on what is read. */
export function useVanishing({ isOn, onVanish }: Vanishing) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const vanish = useEffectEvent(onVanish)
  const isRunning = isOn && !isHovered && !isFocused
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => vanish(), vanishMs)
    return () => clearTimeout(timer)
  }, [isRunning])
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  }
}
