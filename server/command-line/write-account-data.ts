import { existsSync } from 'node:fs'
import { BackupProblem } from '#server/backup/format.ts'
import { writeWhole } from '#server/backup/places.ts'
import { type DataNeeds, dataFiles, listGuideIds } from '#server/guidebooks/data/data-files.ts'
import { writeZip } from '#server/guidebooks/exports/guide-zip.ts'
import { listenForStop } from '#server/listen-for-stop.ts'
import type { Takeout } from '#server/operator/act.ts'
import { callersPath } from './find-backup.ts'

/**
 * Everything of a host into one file, a photo at a time. It bears another name until all of it is there and the act is written
 * down, and what is stopped leaves nothing.
 */
export async function writeAccountData(needs: DataNeeds, { hostId, file, record }: Takeout) {
  const path = callersPath(file)
  if (existsSync(path)) throw new BackupProblem(`${path} is there. Nothing was written.`)
  let isStopAsked = false
  listenForStop(() => {
    isStopAsked = true
  })
  const written = { bytes: 0, guides: 0 }
  async function* content() {
    const guideIds = await listGuideIds(needs.db, hostId)
    const onGuide = async (done: number) => {
      written.guides = done
    }
    const wish = { hostId, guideIds, onGuide, isLastTry: true }
    const zip = writeZip(dataFiles(needs, wish), { writtenAt: needs.now() })
    for await (const chunk of zip) {
      if (isStopAsked) throw new BackupProblem('Stopped, as asked. Nothing was written.')
      written.bytes += chunk.length
      yield chunk
    }
    await record(written)
  }
  await writeWhole(path, content())
  return { file: path, ...written }
}
