/** Does the work for several at once and gives the results in the order of the questions; never more than that ahead. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const result = work(item)
      // Its failure is thrown when its turn comes; until then nobody listens.
      result.catch(() => {})
      running.push(result)
      if (running.length >= atOnce) yield (await running.shift()) as Result
    }
    while (running.length > 0) yield (await running.shift()) as Result
  } finally {
    await Promise.allSettled(running)
  }
}
