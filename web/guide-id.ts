import { data } from 'react-router'
import { z } from '#domain/values/zod.ts'

const guideId = z.guid()

/** The id in a page's address: one that can be no guide's is no page. */
export function readGuideId(written: string) {
  const id = guideId.safeParse(written)
  if (!id.success) throw data(null, { status: 404 })
  return id.data
}
