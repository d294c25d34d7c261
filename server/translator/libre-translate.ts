import { z } from 'zod'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { askService } from '#server/http/ask-service.ts'

type Languages = { from: GuideLanguage; to: GuideLanguage }

/** Texts in another language, each in its place; fails when nobody answers in time, or with something else. */
type Translator = (texts: readonly string[], languages: Languages) => Promise<string[]>

type Service = { url: string; key: string | undefined; timeoutMs?: number }

const usualTimeoutMs = 20_000
const mostBytes = 1024 * 1024

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** A service that speaks LibreTranslate's protocol. */
export function libreTranslate({ url, key, timeoutMs = usualTimeoutMs }: Service): Translator {
  const address = `${url}${url.endsWith('/') ? '' : '/'}translate`
  return async (texts, { from, to }) => {
    const answer = await askService({
      address,
      body: {
        q: texts,
        source: from,
        target: to,
        format: 'text',
        ...(key && { api_key: key }),
      },
      timeoutMs,
      mostBytes,
    })
    const { translatedText } = answerSchema.parse(answer)
    if (translatedText.length !== texts.length) throw new Error('the translator lost a text')
    return translatedText
  }
}
