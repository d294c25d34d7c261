/** What nobody can measure here: how the product is used, and what things cost. Change them to yours, and run it again. */
export const assumptions = {
  guides: 1_000_000,
  photos: 10_000_000,
  /** Of all guides. */
  publishedShare: 0.3,
  /** Of a published guide, in a month: eight stays of three people. */
  guestsAGuide: 24,
  visitsAGuest: 5,
  /** Looked at by a guest, each once, 828 pixels wide. */
  photosAGuest: 8,
  /** Versions that are kept of a guide, on average, and saves in a month. */
  versionsAGuide: 5,
  savesAGuide: 4,
  /** As `server/job-list.ts` keeps them. */
  monthsASaveIsKept: 3,
  /** In a month, of all that are kept. */
  newPhotosShare: 0.02,
  /** A Saturday afternoon against the month's average. */
  peak: 6,
  /** How much of its processor a process or a database is given at the peak. */
  busyAtMost: 0.5,
  /** Of the photos' bytes, what a CDN answers by itself. */
  cdnShare: 0.95,
} as const

/** For example, in US dollars a month, as we put them down in November 2026: not an offer of anybody. */
export const prices = {
  coreOfProcesses: 25,
  gigabyteOfMemory: 4,
  coreOfDatabase: 70,
  gigabyteOfDatabase: 0.25,
  gigabyteOfObjects: 0.025,
  /** A file is written once. */
  millionObjectsWritten: 5,
  terabyteFromCdn: 40,
} as const
