import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Tasks } from './maker.ts'

export type Maker = ReturnType<typeof startMaker>

/** A process that plays visitors; one task at a time. */
export function startMaker() {
  const child = spawn(process.execPath, ['tests/bench/load/maker.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the visitors' process ended with ${code}`)
  })
  // It ends when it is told to, too: then nobody waits for it.
  ended.catch(() => {})
  return {
    async do<Name extends keyof Tasks>(name: Name, ...[wanted]: Parameters<Tasks[Name]>) {
      child.send({ name, wanted })
      const [{ result, failure }] = await Promise.race([once(child, 'message'), ended])
      if (failure) throw new Error(failure)
      return result as Awaited<ReturnType<Tasks[Name]>>
    },
    stop: () => void child.disconnect(),
  }
}
