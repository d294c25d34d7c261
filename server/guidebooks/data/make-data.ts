import { eq } from 'drizzle-orm'
import { asSystem } from '#server/db/row-security/callers.ts'
import { dataExports, user } from '#server/db/tables/schema.ts'
import { writeZip } from '#server/guidebooks/exports/write-zip.ts'
import type { Resources } from '#server/resources.ts'
import {
  begin,
  type Claim,
  claimDataExport,
  claimMs,
  giveBack,
  giveUp,
  heldBy,
  mostTries,
  note,
} from './data-claims.ts'
import { type DataNeeds, dataFiles, listGuideIds } from './data-files.ts'
import { removeParts, writeParts } from './kept-parts.ts'

export type Needs = DataNeeds & Pick<Resources, 'mail'>

const dayMs = 86_400_000

/** How long a finished file may be fetched. */
export const readyMs = dayMs

type Claimed = NonNullable<Awaited<ReturnType<typeof claimDataExport>>>

/** Makes every file that was asked for, one after the other. Any number of processes may do it at once. */
export async function makeData(needs: Needs, signal: AbortSignal) {
  while (!signal.aborted) {
    const claimed = await claimDataExport(needs.db, needs.now())
    if (!claimed) return
    await makeOne(needs, claimed, signal)
  }
}

async function makeOne(needs: Needs, claimed: Claimed, signal: AbortSignal) {
  const { db, log, now } = needs
  const { id, tries } = claimed
  // Nobody was left to give it up: the processes that tried have ended over it.
  if (tries > mostTries) return giveUp(db, claimed)
  try {
    await write(needs, claimed, signal)
  } catch (err) {
    if (signal.aborted) return giveBack(db, { id, tries: tries - 1 }, null)
    log.warn({ err, id, tries }, 'the data of a host were not gathered yet')
    if (tries >= mostTries) return giveUp(db, claimed)
    return giveBack(db, claimed, new Date(now().getTime() + tries * claimMs))
  }
}

async function write(needs: Needs, claimed: Claimed, signal: AbortSignal) {
  const { db, photos, now, random } = needs
  const { id, hostId, parts, tries } = claimed
  if (!hostId) return
  const store = photos.privateStore
  if (claimed.file) await removeParts(store, { file: claimed.file, parts })
  const file = Buffer.from(random(16)).toString('hex')
  const key = Buffer.from(random(32)).toString('base64')
  const claim = { id, file }
  const guideIds = await listGuideIds(db, hostId)
  const noteDown = async (news: { parts?: number; done?: number }) => {
    const isOurs = !signal.aborted && (await note(db, claim, { ...news, now: now() }))
    if (!isOurs) throw new Error('this file is not to be made here any more')
  }
  if (!(await begin(db, { ...claim, key, of: guideIds.length }))) return
  const renewal = setInterval(
    () => void note(db, claim, { now: now() }).catch(() => {}),
    claimMs / 3,
  )
  const onGuide = (done: number) => noteDown({ done })
  const isLastTry = tries >= mostTries
  const zip = writeZip(dataFiles(needs, { hostId, guideIds, onGuide, isLastTry }), {
    writtenAt: now(),
  })
  try {
    const beforePart = (count: number) => noteDown({ parts: count })
    const bytes = await writeParts(store, { file, key, content: zip, beforePart })
    await finish(needs, claim, { hostId, bytes })
  } finally {
    clearInterval(renewal)
    zip.destroy()
  }
}

/** Ready, and the host is told so: both or neither. */
async function finish(
  { db, mail, now, appUrl }: Needs,
  claim: Claim,
  { hostId, bytes }: { hostId: string; bytes: number },
) {
  const readyUntil = new Date(now().getTime() + readyMs)
  await asSystem(db, async (tx) => {
    const ready = { state: 'ready' as const, claimedUntil: null, bytes, readyUntil }
    const changed = await tx
      .update(dataExports)
      .set(ready)
      .where(heldBy(claim))
      .returning({ id: dataExports.id })
    const [host] = await tx
      .select({ email: user.email, locale: user.locale })
      .from(user)
      .where(eq(user.id, hostId))
    if (!host || changed.length === 0) throw new Error('its host is gone')
    await mail.enqueue(tx, {
      template: 'all_my_data',
      to: host.email,
      locale: host.locale,
      hostId,
      dedupeKey: `data ${claim.file}`,
      payload: { url: `${appUrl()}/settings/data/${claim.id}` },
    })
  })
  mail.kick()
}
