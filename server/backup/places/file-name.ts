const ours = /^zaguan-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.gz(\.age)?$/

/** A backup is called by the moment it shows: sorted by name is sorted by age. */
export function fileNameAt(at: Date, { isEncrypted }: { isEncrypted: boolean }) {
  const moment = at.toISOString().replace(/[:.]/g, '-')
  return `zaguan-${moment}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** The moment a file shows, by its name; undefined when it is none of ours. */
export function momentIn(name: string) {
  const [, day, hours, minutes, seconds, ms] = ours.exec(name) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) : undefined
}

/** What was begun this long ago and is not whole, nobody writes to any more. */
export const leftOverMs = 24 * 3_600_000
