/** Runs one piece of work after the other, each when the one before it has ended. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<unknown>) => {
    last = last.then(work)
    return last
  }
}
