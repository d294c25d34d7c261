import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Child = {
  url: string
  pid: number
  ask: (question: string) => Promise<unknown>
  stop: () => Promise<void>
}

/** A server of ours in a process of its own, on a port it chose. */
export async function startChild(file: string, args: string[] = []): Promise<Child> {
  const child = spawn(process.execPath, ['--expose-gc', file, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { port } = (await nextMessage(child)) as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ask(question) {
      child.send(question)
      return nextMessage(child)
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function nextMessage(child: ChildProcess) {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`a bench server ended with ${code}`)))
  })
}

/** Processor seconds that a process and its children have used so far, where the system tells. */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const own = (Number(fields[11]) + Number(fields[12])) / 100
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return children.filter(Boolean).reduce((sum, child) => sum + cpuSeconds(Number(child)), own)
  } catch {
    return Number.NaN
  }
}
