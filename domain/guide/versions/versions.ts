/** Most versions that are kept of one guide. */
export const mostVersions = 100

/** Most room that the versions of one guide take, as the database packs them: the oldest make place. */
export const mostVersionBytes = 4 * 1024 * 1024

/** Saves within so many minutes are one change to whoever looks back. */
export const foldedMinutes = 10

/** Whether a save so soon after the last version was kept belongs to the same change. */
export function isSameChange(lastKept: Date | undefined, now: Date): boolean {
  if (!lastKept) return false
  return Math.abs(now.getTime() - lastKept.getTime()) < foldedMinutes * 60_000
}

/** Of versions from the newest to the oldest, those that are too many or too large to be kept beside one more. */
export function versionsToDrop<Kept extends { bytes: number }>(kept: readonly Kept[]): Kept[] {
  let bytes = 0
  return kept.filter((version, at) => {
    bytes += version.bytes
    return at >= mostVersions - 1 || bytes > mostVersionBytes
  })
}
