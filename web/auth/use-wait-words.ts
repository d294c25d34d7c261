import { authFormCopy } from '#web/copy/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'

/** A wait as one says it: seconds up to a minute and a half, minutes beyond. */
export function useWaitWords() {
  const { seconds, minutes } = useCopy(authFormCopy)
  return (wait: number) => (wait <= 90 ? seconds(wait) : minutes(Math.ceil(wait / 60)))
}
