/** Tables whose rows mean nothing in another place or at another time; every other table of the database is in a backup. */
export const leftOut: ReadonlySet<string> = new Set([
  // A session that was ended after the backup must not come back to life: everybody signs in again.
  'session',
  // Links and codes of a few minutes; one that was used since would work once more.
  'verification',
  'rate_limit',
  'request_limits',
  'job_leases',
  // Of the shared caches in front of one place: at another one's start everything they hold is forgotten.
  'cdn_release',
  // Files that live a day; they are made again from what is in the backup.
  'data_exports',
])
