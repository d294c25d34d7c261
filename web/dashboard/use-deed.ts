import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { DeskIntent, DeskOutcome } from './desk.ts'

/** One button's deed at a time: sent once however often it is pressed, and its outcome told once. */
export function useDeed(onOutcome: (outcome: DeskOutcome) => void, key?: string) {
  const fetcher = useFetcher<DeskOutcome>(key ? { key } : undefined)
  const told = useRef(fetcher.data)
  const tell = useRef(onOutcome)
  useEffect(() => {
    tell.current = onOutcome
  })
  const { data } = fetcher
  useEffect(() => {
    if (!data || told.current === data) return
    told.current = data
    tell.current(data)
  }, [data])
  const isBusy = fetcher.state !== 'idle'
  return {
    isBusy,
    running: isBusy ? fetcher.formData?.get('intent') : undefined,
    start(intent: DeskIntent, ids: string[]) {
      if (isBusy) return
      const body = new FormData()
      body.set('intent', intent)
      for (const id of ids) body.append('id', id)
      void fetcher.submit(body, { method: 'post', action: '/guides/act' })
    },
  }
}
