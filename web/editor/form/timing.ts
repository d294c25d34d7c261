/** How long things stand and wait, in one place. */
export const timing = {
  retryMs: [3000, 6000, 12_000, 30_000],
  draftEveryMs: 300,
  /** A pause in typing brings the preview up to date; without one it catches up now and then. */
  previewAfterMs: 200,
  previewAtLeastEveryMs: 1000,
} as const
