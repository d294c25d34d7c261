import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 1500

/** Loads the page anew every second and a half while something is on its way; true once that was often enough, in vain. */
export function useAskingAgain(isOnItsWay: boolean, most = Number.POSITIVE_INFINITY) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  const isInVain = isOnItsWay && asked >= most
  useEffect(() => {
    if (!isOnItsWay || isInVain) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      void revalidate()
    }, everyMs)
    return () => clearTimeout(timer)
  }, [isOnItsWay, isInVain, asked, revalidate])
  return isInVain
}
