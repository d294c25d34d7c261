export type AttemptLimit = {
  /** How many go through before a wait is asked for. */
  free: number
  firstWaitSeconds: number
  longestWaitSeconds: number
  /** A calm this long, and all is forgotten. */
  forgetSeconds: number
}

const minute = 60
const hour = 60 * minute

/** Five wrong passwords from one place, and each further try waits twice as long. */
const fromOnePlace = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * minute,
  forgetSeconds: hour,
}

export const attemptLimits = {
  guessOfPair: fromOnePlace,
  guessOfDevice: fromOnePlace,
  guessOfAccount: { ...fromOnePlace, free: 20, firstWaitSeconds: minute, forgetSeconds: 24 * hour },
  guessFromAddress: {
    ...fromOnePlace,
    free: 50,
    firstWaitSeconds: minute,
    longestWaitSeconds: hour,
  },
  codeOfApp: {
    free: 1,
    firstWaitSeconds: 2 * minute,
    longestWaitSeconds: 2 * minute,
    forgetSeconds: 2 * minute,
  },
  ceremonyFromAddress: {
    free: 60,
    firstWaitSeconds: 10,
    longestWaitSeconds: hour,
    forgetSeconds: hour,
  },
  mailOfKind: {
    free: 2,
    firstWaitSeconds: 30,
    longestWaitSeconds: 30 * minute,
    forgetSeconds: 6 * hour,
  },
  mailToRecipient: {
    free: 10,
    firstWaitSeconds: minute,
    longestWaitSeconds: hour,
    forgetSeconds: 24 * hour,
  },
  mailFromAddress: {
    free: 60,
    firstWaitSeconds: 10,
    longestWaitSeconds: hour,
    forgetSeconds: hour,
  },
  supportMessage: {
    free: 5,
    firstWaitSeconds: minute,
    longestWaitSeconds: hour,
    forgetSeconds: hour,
  },
} as const satisfies Record<string, AttemptLimit>

export type LimitName = keyof typeof attemptLimits

/** The wait after so many attempts: none while they are free, then twice the last one. */
export function waitSeconds(attempts: number, limit: AttemptLimit) {
  if (attempts < limit.free) return 0
  const doublings = Math.min(attempts - limit.free, 20)
  return Math.min(limit.firstWaitSeconds * 2 ** doublings, limit.longestWaitSeconds)
}
