import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** Starts a script of this folder as a process of its own; it does not outlive the test. */
export function startChild(script: string, args: string[]) {
  const child = spawn(process.execPath, [`${import.meta.dirname}/${script}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, said: linesOf(child), complaints: readAll(child), ended }
}

/** Everything it says until it ends or `isEnough` says so; what it has confirmed by then counts. */
export async function readUntil(
  lines: AsyncIterable<string>,
  isEnough: (all: string[]) => boolean,
) {
  const all: string[] = []
  for await (const line of lines) {
    all.push(line)
    if (isEnough(all)) break
  }
  return all
}

function linesOf({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('the child has no output')
  return createInterface({ input: stdout })
}

async function readAll({ stderr }: ChildProcess) {
  let text = ''
  for await (const chunk of stderr ?? []) text += chunk
  return text
}
