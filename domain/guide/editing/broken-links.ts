import { type GuidebookPayload, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { storedToForm } from '#domain/guide/stored/stored-to-form.ts'
import { leavesIn } from '#domain/guide/walks.ts'
import { Refusal } from '#domain/messages/refusal.ts'
import { isSafeLink } from '#domain/values/links/links.ts'

/** Refuses links that no browser opens; those that the guide has already may stay. */
export function assertLinksOpen(form: GuidebookPayload, stored?: GuidebookContent) {
  const broken = brokenLinksIn(form)
  if (broken.length === 0) return
  const kept = stored ? brokenLinksIn(storedToForm(stored)).map(({ value }) => value) : []
  const wrong = broken.filter(({ value }) => !kept.includes(value))
  if (wrong.length === 0) return
  const fields = wrong.map(({ path }) => [path.join('.'), 'link'] as const)
  throw new Refusal('invalid_request', { fields: Object.fromEntries(fields) })
}

function brokenLinksIn(form: GuidebookPayload) {
  return leavesIn(guidebookFormSchema, form).filter(
    ({ facts, value }) =>
      facts.isShown === isSafeLink && Boolean(value) && !isSafeLink(String(value)),
  )
}
