import type { Locale } from '#domain/values/locale.ts'
import { browserApi } from '#web/api.ts'

type Answer = { id: string; answer: 'still_true' | 'later'; locale: Locale }

/** What a host says of a guide once a month; how it went, and never a throw. */
export async function answerCheck({ id, answer, locale }: Answer): Promise<number | undefined> {
  try {
    const { check } = browserApi({ locale }).guidebooks[':id']
    const { status } = await check.$post({ param: { id }, json: { answer } })
    return status
  } catch {
    // Nobody answered: nothing was written that would not be written again.
    return undefined
  }
}
