import { constants, getPriority } from 'node:os'
import { test as base, describe, expect } from 'vitest'
import { makePicture } from '#tests/guides/pictures.ts'
import { type Encoder, openEncoder } from './open-encoder.ts'

const { PRIORITY_LOW } = constants.priority

type Measure = Partial<Parameters<typeof openEncoder>[0]>

const test = base.extend<{ open: (measure?: Measure) => Encoder }>({
  open: async ({ task: _ }, use) => {
    const opened: Encoder[] = []
    await use((measure) => {
      const usual = { priority: PRIORITY_LOW, limitMs: 300_000, mostMb: 1_024, idleMs: 300_000 }
      const encoder = openEncoder({ ...usual, ...measure })
      opened.push(encoder)
      return encoder
    })
    for (const encoder of opened) encoder.close()
  },
})

const picture = () => makePicture({ width: 300, height: 240 }).toBuffer()

function isAlive(pid: number | undefined) {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('pictures', () => {
  test('are worked on in a process of lower priority, the same one for the next', async ({
    open,
  }) => {
    const encoder = open()
    expect(encoder.pid()).toBeUndefined()
    const { copies, ...looks } = await encoder.run('makeFirstCopies', await picture())
    expect(looks).toMatchObject({ width: 300, height: 240 })
    expect(copies.map(({ format, width }) => `${format} ${width}`).sort()).toEqual([
      'jpg 1170',
      'jpg 1600',
      'jpg 480',
      'jpg 828',
      'webp 1170',
      'webp 1600',
      'webp 480',
      'webp 828',
    ])
    const pid = encoder.pid()
    expect(pid).not.toBe(process.pid)
    expect(getPriority(pid)).toBe(PRIORITY_LOW)
    expect(await encoder.run('makeAvif', await picture())).toHaveLength(4)
    expect(encoder.pid()).toBe(pid)
  })

  test('are refused with the reason, which costs the process nothing', async ({ open }) => {
    const encoder = open()
    const small = await makePicture({ width: 20, height: 20 }).toBuffer()
    await expect(encoder.run('look', small)).rejects.toMatchObject({ code: 'photo_too_small' })
    expect(isAlive(encoder.pid())).toBe(true)
  })
})

describe('the process', () => {
  test('ends when there is nothing to do, and begins again', { tags: 'long' }, async ({ open }) => {
    const encoder = open({ idleMs: 0 })
    await encoder.run('look', await picture())
    await expect.poll(() => encoder.pid()).toBeUndefined()
    expect(await encoder.run('look', await picture())).toMatchObject({ width: 300 })
  })

  test('that is killed fails the picture in hand alone', async ({ open }) => {
    const encoder = open()
    const bytes = await picture()
    const results = [encoder.run('makeAvif', bytes), encoder.run('look', bytes)]
    await expect.poll(() => encoder.pid()).toBeDefined()
    process.kill(encoder.pid()!, 'SIGKILL')
    const [first, second] = await Promise.allSettled(results)
    expect(first).toMatchObject({ status: 'rejected', reason: { name: 'EncoderFailure' } })
    expect(second).toMatchObject({ status: 'fulfilled', value: { width: 300 } })
  })

  test('that died between two pictures is not asked again', async ({ open }) => {
    const encoder = open()
    await encoder.run('look', await picture())
    process.kill(encoder.pid()!, 'SIGKILL')
    await expect.poll(() => encoder.pid()).toBeUndefined()
    expect(await encoder.run('look', await picture())).toMatchObject({ width: 300 })
  })

  test('that hangs is ended at its limit', async ({ open }) => {
    const encoder = open({ limitMs: 1 })
    const work = encoder.run('look', await picture())
    await expect.poll(() => encoder.pid()).toBeDefined()
    const pid = encoder.pid()
    await expect(work).rejects.toThrow('no answer within 0.001 s')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('that takes more memory than it may is ended', async ({ open }) => {
    const encoder = open({ mostMb: 1 })
    const work = encoder.run(
      'makeAvif',
      await makePicture({ width: 1600, height: 1200 }).toBuffer(),
    )
    await expect.poll(() => encoder.pid()).toBeDefined()
    const pid = encoder.pid()
    await expect(work).rejects.toThrow('more than 1 MB of memory')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('ends with whoever opened it, and takes nothing more', async ({ open }) => {
    const encoder = open()
    const work = encoder.run('makeAvif', await picture())
    await expect.poll(() => encoder.pid()).toBeDefined()
    const pid = encoder.pid()
    encoder.close()
    await expect(work).rejects.toMatchObject({ name: 'EncoderFailure' })
    await expect.poll(() => isAlive(pid)).toBe(false)
    await expect(encoder.run('look', await picture())).rejects.toThrow('the server is ending')
  })
})
