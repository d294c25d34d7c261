/** What the photos of one guide may weigh, with all their copies: some 220 of them. */
export const guidePhotosMaxBytes = 384 * 1024 ** 2

export const guideMostPhotos = 1_500

/** `guide.json` as it is unpacked: the largest guide with all its translations is a third of it. */
export const guideFileMaxBytes = 8 * 1024 ** 2

/**
 * The largest zip a guide comes in with: the largest that one leaves as. Half of what a photo weighs leaves at most, because
 * the large one and the one for the pages have their like among the copies; all words, packed, are less than `guide.json`.
 */
export const guideZipMaxBytes = guidePhotosMaxBytes / 2 + guideFileMaxBytes

/** Each photo leaves twice, large and for the pages; what stands beside them is far less. */
export const guideZipMostEntries = 2 * guideMostPhotos + 2_000
