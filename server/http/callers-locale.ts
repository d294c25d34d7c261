import type { Context } from 'hono'
import { chooseLocale, type Locale } from '#domain/values/locale.ts'

/** The caller's language when it asks for one of ours; otherwise each sentence keeps its own. */
export function callersLocale(c: Context): Locale | undefined {
  const accepted = c.req.header('accept-language')
  const spanish = chooseLocale({ accepted, fallback: 'es' })
  const english = chooseLocale({ accepted, fallback: 'en' })
  return spanish === english ? spanish : undefined
}
