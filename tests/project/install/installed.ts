import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

export const run = promisify(execFile)
export const read = (name: string) => readFileSync(`install/${name}`, 'utf8')
export const dockerfile = read('Dockerfile')

/** `NAME=value` lines. */
export function pairsIn(text: string) {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

/** What the image says by itself. */
export const ofImage = pairsIn((/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').replaceAll(' ', '\n'))
