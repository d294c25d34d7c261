import { z } from 'zod'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

type Languages = { from: GuideLanguage; to: GuideLanguage }

/** Texts in another language, each in its place; fails when nobody answers in time, or with something else. */
export type Translator = (texts: readonly string[], languages: Languages) => Promise<string[]>

type Service = { url: string; key: string | undefined; timeoutMs?: number }

const usualTimeoutMs = 20_000
const mostBytes = 1024 * 1024

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** A service that speaks LibreTranslate's protocol. */
export function libreTranslate({ url, key, timeoutMs = usualTimeoutMs }: Service): Translator {
  const address = `${url}${url.endsWith('/') ? '' : '/'}translate`
  return async (texts, { from, to }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ q: texts, source: from, target: to, format: 'text' },
        ...(key && { api_key: key }),
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`the translator answered ${response.status}`)
    const body = await readWithin(response, mostBytes)
    const { translatedText } = answerSchema.parse(JSON.parse(body))
    if (translatedText.length !== texts.length) throw new Error('the translator lost a text')
    return translatedText
  }
}

/** Never more than a translation can be, whatever the other side sends. */
async function readWithin(response: Response, most: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new Error('the translator answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
