import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/db/startup-error.ts'
import { BackupProblem } from './format.ts'

const partBytes = 1024 * 1024

type Section = { start: number; end: number; rows: number }

export type Spool = Awaited<ReturnType<typeof openSpool>>

/**
 * A file for what a snapshot of the database holds, so that the snapshot need not wait for whoever reads the backup.
 * It has no name from the start: however the process ends, nothing of it stays.
 */
export async function openSpool(folder: string) {
  const path = join(folder, `backup-${randomUUID()}.part`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true }).catch(() => {})
  const sections = new Map<string, Section>()
  let end = 0

  return {
    async write(name: string, lines: AsyncIterable<string[]>) {
      const section = { start: end, end, rows: 0 }
      for await (const some of lines) {
        // A disk that is nearly full takes a part and says so by a number only.
        for (let bytes = Buffer.from(some.join('')); bytes.length > 0; ) {
          const { bytesWritten } = await file.write(bytes, 0, null, end).catch((error) => {
            throw codeOf(error) === 'ENOSPC'
              ? new BackupProblem(`${folder} is full: the rows of the backup wait there.`)
              : error
          })
          end += bytesWritten
          bytes = bytes.subarray(bytesWritten)
        }
        section.rows += some.length
      }
      sections.set(name, { ...section, end })
    },
    rowsOf: (name: string) => sections.get(name)?.rows ?? 0,
    /** What was written under a name, in parts of whole lines. */
    parts: (name: string) => partsOf(file, sections.get(name)),
    close: () => file.close(),
  }
}

async function* partsOf(file: FileHandle, section: Section | undefined) {
  if (!section) return
  let rest = Buffer.alloc(0)
  for (let at = section.start; at < section.end; ) {
    const wanted = Math.min(partBytes, section.end - at)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, at)
    at += bytesRead
    const seen = Buffer.concat([rest, buffer.subarray(0, bytesRead)])
    const whole = seen.lastIndexOf('\n') + 1
    if (whole > 0) yield seen.subarray(0, whole)
    rest = Buffer.from(seen.subarray(whole))
  }
}
