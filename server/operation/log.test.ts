import { expect, test } from 'vitest'
import { openBatch } from '#server/work/promises.ts'
import { openLog } from './log.ts'

function linesOf(write: (log: ReturnType<typeof openLog>) => void) {
  const lines: string[] = []
  write(
    openLog({
      level: 'debug',
      readable: false,
      destination: { write: (line) => lines.push(line) },
    }),
  )
  return lines.join('')
}

const hash = `${'0a'.repeat(16)}:${'1b'.repeat(64)}`

test('a failed statement is written down without what it was given', () => {
  const cause = new Error(`invalid input syntax for type uuid: "ana@example.com"`)
  const error = new Error(
    `Failed query: insert\nparams: 1,ana@example.com,${hash},first\nsecond line`,
    {
      cause,
    },
  )
  const said = linesOf((log) => log.error({ err: error }, 'a request failed'))
  expect(said).toContain('Failed query: insert')
  expect(said).toContain('log.test.ts')
  expect(said).toContain('invalid input syntax for type uuid')
  expect(said).not.toMatch(/ana@|0a0a|second line/)
})

test('of pieces of work that failed together it is written why each did', async () => {
  const batch = openBatch()
  await batch.do(() => Promise.reject(new Error('The key lacks a permission of ana@example.com')))
  const said = linesOf((log) => {
    try {
      batch.finish('some hosts were not reconciled')
    } catch (err) {
      log.error({ err }, 'a job failed')
    }
  })
  expect(said).toContain('The key lacks a permission')
  expect(said).not.toContain('ana@')
})

test('nor does a sentence that somebody else wrote carry it in', () => {
  const said = linesOf((log) => log.warn(`Failed query: x\nparams: ana@example.com,${hash}\nmore`))
  expect(said).toContain('Failed query: x')
  expect(said).not.toMatch(/ana@|0a0a|more/)
})
