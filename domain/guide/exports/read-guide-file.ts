import { Refusal } from '#domain/messages/refusals.ts'
import { isRecord, type JsonRecord } from '#domain/values/read-json.ts'
import { guideFormat, guideFormatVersion } from './guide-file.ts'

/** From each version of the format to the next one; the first has none before it. */
const toNext: Readonly<Record<number, (file: JsonRecord) => JsonRecord>> = {}

/** The form in a `guide.json` of any version so far, not checked yet; refuses what is no guide, or a newer one's. */
export function readGuideFile(file: unknown): JsonRecord {
  if (!isRecord(file) || file.format !== guideFormat) throw new Refusal('import_not_a_guide')
  const { version } = file
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new Refusal('import_not_a_guide')
  if (version > guideFormatVersion) {
    throw new Refusal('import_newer_version', { values: { version, known: guideFormatVersion } })
  }
  let read = file
  for (let from = version; from < guideFormatVersion; from += 1) read = toNext[from]?.(read) ?? read
  if (!isRecord(read.form)) throw new Refusal('import_not_a_guide')
  return read.form
}
