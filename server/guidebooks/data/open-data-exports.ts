import { makeData, type Needs } from './make-data.ts'
import { sweepData } from './sweep-data.ts'

/** One line of work for the whole process, however often it is asked for. */
export function openDataExports(needs: Needs) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false

  const run = async () => {
    try {
      do {
        isAskedAgain = false
        await sweepData(needs)
        await makeData(needs, stopping.signal)
      } while (isAskedAgain)
    } finally {
      running = undefined
    }
  }

  return {
    /** Makes what was asked for and removes what is over; asked again meanwhile, it looks once more before it is done. */
    workOff() {
      isAskedAgain = true
      running ??= run()
      return running
    },
    /** Does not wait for a large file: another process begins it anew. */
    async close() {
      stopping.abort()
      await running?.catch(() => {})
    },
  }
}
