import { expect, onTestFinished } from 'vitest'
import { test } from '#tests/api-test.ts'
import { startCache } from '#tests/stand-ins/cache-server.ts'
import { againAfterMs, openSharedCache } from './open-shared-cache.ts'

test.for([
  { name: 'with shared caches', cdnSeconds: 3600 },
  { name: 'where they were turned off and are still told', cdnSeconds: 0 },
])(
  'a process that starts $name has everything forgotten, and once more a minute later',
  async ({ cdnSeconds }, { freshDatabase }) => {
    const { db } = await freshDatabase()
    const cache = await startCache()
    const clock = { ms: Date.now() }
    const process = openSharedCache({
      db,
      now: () => new Date(clock.ms),
      guideChanges: { onChange: () => () => false },
      config: { cdnSeconds, cdnPurge: [cache.fastly] },
      patienceMs: 120_000,
      warn: (error) => expect.unreachable(String(error)),
    })
    onTestFinished(async () => {
      await process.close()
      await cache.stop()
    })
    process.start()
    await expect.poll(() => cache.tags().toSorted()).toEqual(['guides', 'photos'])
    await process.workOff()
    clock.ms += againAfterMs
    await process.workOff()
    expect(cache.tags().slice(2).toSorted()).toEqual(['guides', 'photos'])
  },
)
