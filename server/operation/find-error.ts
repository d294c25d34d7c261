/** The lines of a log that belong to one request, as they stand and in their order; lines of another kind are passed over. */
export async function* findErrorLines(
  errorCode: string,
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let isWithin = false
  for await (const line of lines) {
    // On a laptop the calls that led to a failure follow its line.
    const isStack = /^(\s+at |\w*Error\b)/.test(line)
    isWithin = idOfLine(line) === errorCode || (isWithin && isStack)
    if (isWithin) yield line
  }
}

/** A log's carrier may put words of its own before a line: a time, a machine's name. */
function idOfLine(line: string) {
  const from = line.indexOf('{')
  return from < 0 ? idOfReadable(line) : (idOfJson(line.slice(from)) ?? idOfReadable(line))
}

function idOfJson(text: string): string | undefined {
  try {
    const { id } = JSON.parse(text)
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

function idOfReadable(line: string) {
  return / id="([\w-]+)"(?: |$)/.exec(line)?.[1]
}
