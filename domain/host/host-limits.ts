/** What one host may keep and do: generous for fifteen homes, narrow for a script. */
export const hostLimits = {
  guidebooks: 500,
  photoUploadsPerHour: 240,
  photoBytes: 2 * 1024 ** 3,
  writesPerMinute: 120,
  /** Of all guides together: some forty times what fifteen long ones hold. */
  textBytes: 20 * 1024 ** 2,
} as const
