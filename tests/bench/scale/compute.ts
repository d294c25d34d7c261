import type { assumptions, prices } from './assumptions.ts'

export type Measured = {
  bytesAGuide: number
  bytesAVersion: number
  bytesAPhotoRow: number
  /** That a kept version shows a photo, and that a save was answered. */
  bytesAVersionPhoto: number
  bytesASave: number
  bytesAPhoto: number
  filesAPhoto: number
  bytesShown: number
  cpuSecondsAPhoto: number
  cpuSecondsADrawnPage: number
  databaseSecondsADrawnPage: number
  cpuSecondsASave: number
  databaseSecondsASave: number
  /** Of a process at its most under load. */
  loadedMb: number
  /** Of a guest's first visit, and of one who has been here. */
  bytesFirstVisit: number
  bytesNextVisit: number
}

type Numbers<Of> = { readonly [Key in keyof Of]: number }

type Given = { measured: Measured; use: Numbers<typeof assumptions>; cost: Numbers<typeof prices> }

const monthSeconds = 30 * 24 * 3600
const giga = 1e9
const tera = 1e12

/** What so many guides need in a month, and what that costs. */
export function computeScale({ measured, use, cost }: Given) {
  const published = use.guides * use.publishedShare
  const guests = published * use.guestsAGuide
  const visits = guests * use.visitsAGuest
  const saves = use.guides * use.savesAGuide
  const newPhotos = use.photos * use.newPhotosShare
  const coresFor = (cpuSeconds: number) => (cpuSeconds / monthSeconds) * (use.peak / use.busyAtMost)

  // With so many guides hardly a page is at hand when it is asked for: each visit is counted as drawn.
  const processorSeconds =
    visits * measured.cpuSecondsADrawnPage +
    saves * measured.cpuSecondsASave +
    newPhotos * measured.cpuSecondsAPhoto
  const databaseSeconds =
    visits * measured.databaseSecondsADrawnPage + saves * measured.databaseSecondsASave
  const cores = coresFor(processorSeconds)
  // One more than are needed, and never fewer than two: one may be lost.
  const processes = Math.max(2, Math.ceil(cores) + 1)
  const databaseCores = Math.max(2, Math.ceil(coresFor(databaseSeconds)))
  const memoryGb = (processes * measured.loadedMb) / 1000
  const databaseGb =
    (use.guides * (measured.bytesAGuide + use.versionsAGuide * measured.bytesAVersion) +
      use.photos * (measured.bytesAPhotoRow + use.versionsAGuide * measured.bytesAVersionPhoto) +
      saves * use.monthsASaveIsKept * measured.bytesASave) /
    giga
  const photosTb = (use.photos * measured.bytesAPhoto) / tera
  const pagesTb =
    (guests * measured.bytesFirstVisit + (visits - guests) * measured.bytesNextVisit) / tera
  const shownTb = (guests * use.photosAGuest * measured.bytesShown) / tera
  const costs = {
    processes: processes * cost.coreOfProcesses + memoryGb * cost.gigabyteOfMemory,
    database: databaseCores * cost.coreOfDatabase + databaseGb * cost.gigabyteOfDatabase,
    // A second database that takes over when the first is lost.
    standby: databaseCores * cost.coreOfDatabase + databaseGb * cost.gigabyteOfDatabase,
    photos:
      photosTb * 1000 * cost.gigabyteOfObjects +
      ((newPhotos * measured.filesAPhoto) / 1e6) * cost.millionObjectsWritten,
    cdn: (pagesTb + shownTb) * cost.terabyteFromCdn,
  }
  const total = Object.values(costs).reduce((sum, each) => sum + each, 0)
  return {
    published,
    guests,
    visits,
    visitsAtPeak: (visits / monthSeconds) * use.peak,
    cores,
    processes,
    memoryGb,
    databaseCores,
    databaseGb,
    photosTb,
    pagesTb,
    shownTb,
    fromStoreTb: shownTb * (1 - use.cdnShare),
    costs,
    total,
    aGuide: total / use.guides,
    aPublishedGuide: total / published,
    aGuest: total / guests,
  }
}
