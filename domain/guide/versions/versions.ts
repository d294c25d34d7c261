/** Most versions that are kept of one guide. */
export const mostVersions = 100

/** Saves within so many minutes are one change to whoever looks back. */
export const foldedMinutes = 10

/** Whether a save so soon after the last version was kept belongs to the same change. */
export function isSameChange(lastKept: Date | undefined, now: Date): boolean {
  if (!lastKept) return false
  return now.getTime() - lastKept.getTime() < foldedMinutes * 60_000
}
