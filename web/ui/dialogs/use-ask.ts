import { type ReactNode, useCallback, useState } from 'react'

type Show<Answer> = (answer: (given: Answer) => void) => ReactNode

/** Lets a flow ask and go on with the answer; one question at a time, shown where `question` stands. */
export function useAsk() {
  const [question, setQuestion] = useState<ReactNode>()
  const ask = useCallback(
    <Answer>(show: Show<Answer>) =>
      new Promise<Answer>((resolve) => {
        let isOpen = true
        setQuestion(
          show((given) => {
            if (!isOpen) return
            isOpen = false
            setQuestion(undefined)
            resolve(given)
          }),
        )
      }),
    [],
  )
  return { ask, question }
}
