/** What one host may keep and do: generous for fifteen homes, narrow for a script. */
export const hostLimits = {
  guidebooks: 500,
  photoUploadsPerHour: 60,
  photoBytes: 2 * 1024 ** 3,
  writesPerMinute: 120,
} as const
