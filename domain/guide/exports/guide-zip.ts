/** The largest zip a guide comes in with. */
export const guideZipMaxBytes = 200 * 1024 * 1024

/** As many as an account has room for. */
export const guideZipMostPhotos = 1_500
