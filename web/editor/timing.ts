/** How long things stand and wait, in one place. */
export const timing = {
  closesAfterMs: 1500,
  retryMs: [3000, 6000, 12_000, 30_000],
  draftEveryMs: 300,
  previewEveryMs: 150,
  longListFrom: 7,
} as const
