const daysBetween = 30

/** A guide that was published, confirmed and put off before this moment is asked about again. */
export function checksBefore(now: Date): Date {
  return new Date(now.getTime() - daysBetween * 24 * 60 * 60 * 1000)
}
