const dayMs = 24 * 60 * 60 * 1000

/** A session ends a month after it was last used, and three months after it began in any case. */
export const sessionDays = { unused: 30, longest: 90 }

type Dated = { createdAt: Date; expiresAt: Date }

export function absoluteEndOf({ createdAt }: Pick<Dated, 'createdAt'>) {
  return new Date(createdAt.getTime() + sessionDays.longest * dayMs)
}

/** Moving the end costs a write and a cookie: once a day at most, and never past the absolute end. */
export function isDueForRenewal({ createdAt, expiresAt }: Dated, now: Date) {
  const renewed = earlier(addDays(now, sessionDays.unused), absoluteEndOf({ createdAt }))
  return renewed.getTime() - expiresAt.getTime() >= dayMs
}

/** Bounds what the library is about to write. */
export function boundedEnd(expiresAt: Date, session: Pick<Dated, 'createdAt'>) {
  return earlier(expiresAt, absoluteEndOf(session))
}

function earlier(one: Date, other: Date) {
  return one < other ? one : other
}

function addDays(date: Date, days: number) {
  return new Date(date.getTime() + days * dayMs)
}
