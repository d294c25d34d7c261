import { BackupProblem, damaged } from '#server/backup/problem.ts'

export type PhotoPlace = {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  find: (name: string) => Promise<Uint8Array | undefined>
}

type Photo = { name: string; bytes: Uint8Array }

const atOnce = 8

/** Puts photos where they belong, several at once, and reads each one back. */
export function openPhotoLoading(place: PhotoPlace) {
  const running = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined

  const load = async ({ name, bytes }: Photo) => {
    const own = Buffer.from(bytes)
    await place.put(name, own)
    const kept = await place.find(name)
    if (!kept || !own.equals(kept)) {
      throw new BackupProblem(`The photo ${name} did not arrive as it was written.`)
    }
  }

  return {
    async add(photo: Photo) {
      assertSafeName(photo.name)
      const work = load(photo)
        .catch((error) => {
          failure ??= { error }
        })
        .finally(() => running.delete(work))
      running.add(work)
      if (running.size >= atOnce) await Promise.race(running)
      if (failure) throw failure.error
    },
    async finish() {
      await Promise.all(running)
      if (failure) throw failure.error
    },
    /** Whatever happened: nothing is being put any more. */
    settled: () => Promise.all(running),
  }
}

/** A name is a file in one folder, never a way out of it. */
function assertSafeName(name: string) {
  if (!/^\w[\w.-]*$/.test(name)) throw damaged(`${JSON.stringify(name)} is no photo’s name`)
}
