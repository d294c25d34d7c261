import type { Readable } from 'node:stream'
import type { Transaction } from '#server/db/database.ts'
import { holdPhotos } from '#server/db/photo-hold.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import { getGuide, type OwnGuide, owned } from '#server/guidebooks/queries.ts'
import type { Resources } from '#server/resources.ts'
import { guideFiles, leavingGuide, type MoreFiles } from './guide-files.ts'
import { writeZip } from './write-zip.ts'

type Own = OwnGuide & { moreFiles?: MoreFiles }

/** Only the owner: the guide as it is now in a zip that is made while it is read, and the name it is saved under. */
export async function writeGuideZip(resources: Resources, { id, hostId, moreFiles }: Own) {
  const { db, database, now, random } = resources
  const release = await holdPhotos(database.pool, Buffer.from(random(12)).toString('hex'))
  try {
    const guide = await asHost(db, hostId, (tx) => readAtOnce(tx, { id, hostId }))
    const leaving = leavingGuide(guide, now())
    const zip = writeZip(guideFiles(resources, leaving, moreFiles), {
      writtenAt: leaving.exportedAt,
    })
    return { zip: releasedAtEnd(zip, release), fileName: fileNameOf(guide.name) }
  } catch (error) {
    await release()
    throw error
  }
}

/** All of a guide as it is between two saves. */
async function readAtOnce(tx: Transaction, own: OwnGuide) {
  // What is read after this statement sees every save that had it before us, and none comes between.
  await tx.select({ id: properties.id }).from(properties).where(owned(own)).for('share')
  return getGuide(tx, own)
}

/** However slowly somebody reads: nobody's photos are removed while any are held. */
export const longestHoldMs = 30 * 60_000

function releasedAtEnd(zip: Readable, release: () => Promise<void>) {
  // A hold that is not given back ends by itself.
  const giveBack = () => void release().catch(() => {})
  const timer = setTimeout(giveBack, longestHoldMs).unref()
  return zip.once('close', () => {
    clearTimeout(timer)
    giveBack()
  })
}

/** The guide's name as far as every device takes it. */
export function fileNameOf(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}._-]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
  const plain = words.join(' ').replace(/^\.+/, '')
  return `${Array.from(plain).slice(0, 60).join('').trim() || 'zaguan'}.zip`
}
