/** Pieces of work of which none waits for another's luck: the rest is done, and then it is told what failed. */
export function openPieces() {
  const failures: unknown[] = []
  return {
    async do(work: () => Promise<unknown>) {
      try {
        await work()
      } catch (error) {
        failures.push(error)
      }
    },
    finish(message: string) {
      if (failures.length > 0) throw new AggregateError(failures, message)
    },
  }
}

export type Pieces = ReturnType<typeof openPieces>
