import { Counter } from 'prom-client'
import { openSharedCache } from '#server/cdn/open-shared-cache.ts'
import { readConfig } from '#server/config.ts'
import { openGuestLimits } from '#server/guest/guest-limits.ts'
import type { createGuestRoutes } from '#server/guest/routes.ts'
import { openLog } from '#server/operation/log.ts'
import type { Resources } from '#server/resources.ts'

type GuestResources = Parameters<typeof createGuestRoutes>[0]

type Given = { appUrl: () => string; environment?: Record<string, string> }

/** What the guest's routes need where no guide ever changes; one that they come to need and have not is an error of types. */
export function guestResources({ appUrl, environment = {} }: Given): GuestResources {
  const config = readConfig(environment)
  const guideChanges = { onChange: () => () => {} }
  return {
    config,
    metrics: metricsNobodyReads() as Resources['metrics'],
    log: openLog({ level: 'error', readable: true }),
    appUrl,
    photos: photosAt(appUrl) as Resources['photos'],
    guideChanges: guideChanges as unknown as Resources['guideChanges'],
    guestLimits: openGuestLimits({ clock: Date.now, guideChanges }),
    sharedCache: openSharedCache({
      db: undefined as never,
      now: () => new Date(),
      guideChanges,
      config,
      warn: () => {},
    }),
    now: () => new Date(),
  }
}

function metricsNobodyReads(): Partial<Resources['metrics']> {
  const named = { name: 'bench', help: 'bench', registers: [] }
  return {
    pagesDrawn: new Counter({ ...named, labelNames: [] }),
    guestCache: new Counter({ ...named, labelNames: ['result'] }),
  }
}

function photosAt(appUrl: () => string): Partial<Resources['photos']> {
  return { addressOf: (file) => appUrl() + file }
}
