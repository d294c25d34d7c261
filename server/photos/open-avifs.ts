import { makeAvifs } from './make-avifs.ts'

export type Avifs = ReturnType<typeof openAvifs>

/** One line of work for the whole process, however often it is asked for. */
export function openAvifs(needs: Parameters<typeof makeAvifs>[0]) {
  let running: Promise<void> | undefined
  let isAskedAgain = false

  const run = async () => {
    try {
      do {
        isAskedAgain = false
        await makeAvifs(needs)
      } while (isAskedAgain)
    } finally {
      running = undefined
    }
  }

  return {
    /** Makes what is due; asked again meanwhile, it looks once more before it is done. */
    workOff() {
      isAskedAgain = true
      running ??= run()
      return running
    },
    async close() {
      await running?.catch(() => {})
    },
  }
}
