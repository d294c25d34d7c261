import { copyName } from '#domain/guide/copies/copy-name.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import type { Resources } from '#server/resources.ts'
import { agreeWithCopy } from './copies/agree.ts'
import { assertRoom, insertGuide } from './create-guidebook.ts'
import { type GuideWithContent, lockGuide, type OwnGuide } from './queries.ts'

/** Only the owner: a draft with the same content; photos are shared until one of the two changes. */
export function duplicateGuidebook(resources: Resources, { id, hostId }: OwnGuide) {
  return asHost(resources.db, hostId, async (tx) => {
    await assertRoom(tx, resources, hostId)
    const guide = await lockGuide(tx, { id, hostId })
    if (guide.suspendedAt) throw new Refusal('guide_suspended')
    const name = copyName(guide, 'copied')
    const content = { ...guide, name, sections: guide.sections.map(withoutIds) }
    const copy = await insertGuide(tx, resources, { hostId, content, copiedFrom: guide.id })
    await agreeWithCopy(tx, resources, { source: guide, copyId: copy.id })
    return copy
  })
}

function withoutIds({ items, ...section }: GuideWithContent['sections'][number]) {
  return { ...section, items: items.map(({ id: _, ...item }) => item) }
}
