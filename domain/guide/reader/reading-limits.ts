/** What may be read at once: several long manuals, and nothing that keeps the server busy for long. */
export const readingLimits = {
  files: 10,
  fileBytes: 10 * 1024 ** 2,
  allBytes: 20 * 1024 ** 2,
  /** Of all texts together: some 30,000 words. */
  letters: 200_000,
} as const
