import { z } from '@hono/zod-openapi'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import {
  type Masked,
  maskDigits,
  unmaskDigits,
  wordsToSend,
} from '#domain/guide/translations/to-send.ts'
import { keptTexts, type TranslatedTexts } from '#domain/guide/translations/translations.ts'
import type { Words } from '#domain/guide/translations/words.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import { cleanText, findText } from '#domain/values/text.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { getGuide, type OwnGuide } from '#server/guidebooks/queries.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'

/** Drafts of a guide in another language, where the installation has a translator. */
export function createTranslateRoutes(resources: Resources) {
  return routesOf(resources, 'Guidebooks', [
    hostCall('POST /guidebooks/{id}/translate', {
      summary: 'Let a machine draft what a guidebook does not say in a language',
      description:
        'Of the saved guide, what has no translation, or a machine’s older one. Nothing is written: the answer’s `texts` go into `translations` of a save. What is locked, contacts, and texts that repeat a code, a password or the name of a network are never sent; numbers and addresses are masked on the way. 400 `no_translator` where the installation has none.',
      body: z.object({ language: guideLanguageSchema }),
      limit: 'writes',
      answer: { 200: json(draftsSchema, 'The drafts') },
      work: ({ id, hostId, body }) => translateGuide(resources, { id, hostId, ...body }),
    }),
  ])
}

const draftsSchema = z.object({
  texts: keptTexts,
  left: z.number().int().openapi({ description: 'How many texts did not come' }),
})

const mostTexts = 25
const mostLetters = 4000
/** No host waits longer than this: what has not come by then is asked for the next time. */
const wholeMs = 60_000

/** Only the owner: drafts by a machine for what a saved guide does not say in a language. Nothing is written. */
async function translateGuide(
  { db, translator, now, log }: Pick<Resources, 'db' | 'translator' | 'now' | 'log'>,
  { id, hostId, language }: OwnGuide & { language: GuideLanguage },
) {
  const guide = await asHost(db, hostId, (tx) => getGuide(tx, { id, hostId }))
  if (!translator) throw new Refusal('no_translator')
  if (guide.language === language) throw new Refusal('same_language')
  const words = wordsToSend(guide, language)
  const sendable = words.flatMap((each) => {
    const masked = maskDigits(each.original)
    return masked ? { words: each, masked } : []
  })
  const texts: Record<string, TranslatedTexts[string]> = {}
  const until = now().getTime() + wholeMs
  for (const piece of piecesOf(sendable)) {
    if (now().getTime() > until) break
    try {
      const sent = piece.map(({ masked }) => masked.text)
      const answers = await translator(sent, { from: guide.language, to: language })
      for (const [at, { words: each, masked }] of piece.entries()) {
        const text = findText(cleanText(unmaskDigits(answers[at] ?? '', masked) ?? ''))
        if (text) texts[each.path] = { text, of: hashOf(each.original), machine: true }
      }
    } catch (err) {
      log.warn({ err }, 'the translator did not translate')
      if (Object.keys(texts).length === 0) throw new Refusal('translator_failed')
      break
    }
  }
  return { texts, left: words.length - Object.keys(texts).length }
}

type Sendable = { words: Words; masked: Masked }

/** In their order, as many together as one answer should carry. */
function piecesOf(all: readonly Sendable[]): Sendable[][] {
  const pieces: Sendable[][] = []
  let letters = 0
  for (const each of all) {
    const last = pieces.at(-1)
    letters += each.masked.text.length
    if (last && last.length < mostTexts && letters <= mostLetters) last.push(each)
    else {
      pieces.push([each])
      letters = each.masked.text.length
    }
  }
  return pieces
}
