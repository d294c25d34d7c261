import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { SampleText } from './text.ts'

/** The texts of a folder; none where there is no such folder. */
export async function readSamples(folder: 'tuning' | 'held-out'): Promise<SampleText[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const own = files.filter((file) => path.dirname(file) === folder && file.endsWith('.ts'))
  const modules = await Promise.all(
    own.toSorted().map((file) => import(path.join(import.meta.dirname, file))),
  )
  const exported = modules.flatMap((module) => Object.values(module).flat())
  return [...new Set(exported.filter(isSample))]
}

function isSample(value: unknown): value is SampleText {
  return typeof value === 'object' && value !== null && 'text' in value && 'expected' in value
}
