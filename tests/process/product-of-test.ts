import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { startProduct } from '#tests/product.ts'

type Start = Parameters<typeof startProduct>[0]

/** A folder for the data of one test; it has a space in its name, as a person's may. */
export async function emptyDataDir() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan process '))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A product that ends with its test. */
export async function startForTest(how: Start = {}) {
  const product = await startProduct({ dataDir: await emptyDataDir(), ...how })
  onTestFinished(async () => {
    await product.stop()
  })
  return product
}

/** The last words of a product that should refuse to start. */
export async function refusalOf(how: Start) {
  try {
    await startForTest(how)
    return 'it started'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export const isOneSentence = /^the product ended with 1:\n[^\n]+(\n {2}[^\n]+)*\n?$/
