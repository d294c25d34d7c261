import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

type Outcome = 'copied' | 'failed'

const outcomeMs = 2000

/** Puts a text on the clipboard, and knows for two seconds how that went. */
export function useCopying() {
  const [outcome, setOutcome] = useState<{ is: Outcome }>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(setOutcome, outcomeMs, undefined)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (text: string) =>
    setOutcome({ is: (await copyText(text)) ? 'copied' : 'failed' })
  return { outcome: outcome?.is, copy }
}
