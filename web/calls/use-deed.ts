import { createContext, use, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { checkSession } from '#web/auth/session/session-channel.ts'

/** The page asks to sign in, in place; what was asked for goes on once that is done. */
export const AskToSignIn = createContext<(goOn?: () => void) => void>(() => {})

/** Loads the page anew; when its session has ended it would come back empty, and asks to sign in instead. */
export function useReload() {
  const { isBusy, start } = useDeed()
  const look = async (): Promise<Answer> =>
    (await checkSession()) === null ? { is: 'refused', code: 'unauthorized' } : { is: 'done' }
  return { isBusy, reload: () => start('reload', look) }
}

type Answer = { is: 'done' | 'unreachable' } | { is: 'refused'; code: string }

type Rules = {
  /** Whether the page says something else after it: by default after every answer that is ours. */
  changesPage?: (answer: Answer) => boolean
  /** By default the page asks in place. */
  onSignedOut?: () => unknown
}

/** One button's deed at a time: sent once however often it is pressed; the page is fresh when its answer is told. */
export function useDeed<Name extends string>({ changesPage = isOurs, onSignedOut }: Rules = {}) {
  const [running, setRunning] = useState<Name>()
  const { revalidate } = useRevalidator()
  const askToSignIn = use(AskToSignIn)
  return {
    isBusy: running !== undefined,
    running,
    /** Undefined while another one runs. */
    async start<Any extends Answer>(name: Name, send: () => Promise<Any>) {
      if (running) return undefined
      setRunning(name)
      const answer = await send()
      // Without a session there is nothing to load anew: the page stands as it is, and asks.
      if (isSignedOut(answer)) await (onSignedOut ?? askToSignIn)()
      else if (isUnheard(answer) ? await isThere() : changesPage(answer)) await revalidate()
      setRunning(undefined)
      return answer
    },
  }
}

export function isSignedOut(answer: Answer) {
  return answer.is === 'refused' && answer.code === 'unauthorized'
}

/** It may have been done all the same: what the page says is asked anew, as soon as there is somebody to ask. */
function isUnheard(answer: Answer) {
  return answer.is === 'unreachable' || (answer.is === 'refused' && answer.code === 'unavailable')
}

async function isThere() {
  return (await checkSession()) !== 'unknown'
}

function isOurs(answer: Answer) {
  return answer.is === 'done' || (answer.is === 'refused' && answer.code !== 'http_error')
}

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
