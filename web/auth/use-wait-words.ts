import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { waitWords } from './wait-words.ts'

export function useWaitWords() {
  const copy = useCopy(authFormCopy)
  return (wait: number) => waitWords(copy, wait)
}
