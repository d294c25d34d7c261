import { guideMostPhotos } from '#domain/guide/exports/guide-zip.ts'

/** What one host may keep and do: generous for fifteen homes, narrow for a script. */
export const hostLimits = {
  guidebooks: 500,
  photoUploadsPerHour: 240,
  photoBytes: 2 * 1024 ** 3,
  /** Pasted texts and files, as often as they are sent to be read. */
  readingsPerHour: 60,
  /** Those of them that a model was asked about, too. */
  modelReadingsPerDay: 40,
  writesPerMinute: 120,
  /** Guides taken away as a zip: a whole account of them, twice. */
  exportsPerHour: 60,
  /** Looking into a zip counts as well as making its guide. */
  importsPerHour: 60,
  /** Each is opened when a zip is looked into, and again when its guide is made. */
  importedPhotosPerHour: 2 * guideMostPhotos,
  /** Of all guides together: some forty times what fifteen long ones hold. */
  textBytes: 20 * 1024 ** 2,
} as const
