/** A page that is to be measured, and words of it that no page of errors has. */
export type Target = { name: string; url: string; words: readonly string[] }

/** Refuses to measure what is not the page that was meant: a refusal or an empty page is faster than any. */
export async function expectPage(target: Target): Promise<void> {
  const answer = await fetch(target.url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'br', 'accept-language': 'en', 'x-forwarded-for': '10.1.1.1' },
  }).catch((error: Error) => {
    throw new NotThePage(target, `nothing (${causeOf(error)})`)
  })
  assertPage(target, { status: answer.status, text: await answer.text() })
}

/** The same for whoever has the answer in hand: a visit in a browser. */
export function assertPage(target: Target, answer: { status: number | undefined; text: string }) {
  const { status, text } = answer
  if (status !== 200) throw new NotThePage(target, `status ${status ?? 'unknown'}`)
  const missing = target.words.find((word) => !text.includes(word))
  if (missing !== undefined) throw new NotThePage(target, `a page without “${missing}”`)
}

class NotThePage extends Error {
  constructor({ name, url }: Target, found: string) {
    super(`${name} is not measured: ${url} answers ${found}, not the page that was meant.`)
  }
}

const causeOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message)
