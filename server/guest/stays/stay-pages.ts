import { LRUCache } from 'lru-cache'
import type { StayFound } from '#domain/stays/stay-found.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { PublishedGuide } from '#server/guest/drawing/draw-guide.ts'
import type { FinishedPage } from '#server/guest/drawing/finished-page.ts'

export type StayAsked = { code: string; token: string; locale: GuideLanguage }

type Needs = {
  findGuide: (asked: { code: string; locale: GuideLanguage }) => Promise<PublishedGuide | undefined>
  draw: (guide: PublishedGuide, asked: StayAsked, found: StayFound) => FinishedPage
  maxBytes: number
}

/** Pages of stays: whether one may be shown is read each time, what it looks like is kept for as long as it is the same. */
export function openStayPages({ findGuide, draw, maxBytes }: Needs) {
  const pages = new LRUCache<string, { code: string; document: FinishedPage }>({
    maxSize: maxBytes,
    sizeCalculation: ({ document }) => document.bytes(),
  })

  return {
    async findPage(asked: StayAsked, found: StayFound): Promise<FinishedPage | undefined> {
      const key = JSON.stringify([asked, found])
      const known = pages.get(key)
      if (known) return known.document
      const guide = await findGuide(asked)
      // Published a moment ago, and saved or taken down since: the next visit finds what holds then.
      if (!guide || guide.version !== found.version) return guide && draw(guide, asked, found)
      const document = draw(guide, asked, found)
      pages.set(key, { code: asked.code, document })
      return document
    },
    /** A guide has changed; without a code, any of them may have. */
    noteChange(code: string | undefined) {
      for (const [key, page] of pages.entries()) {
        if (code === undefined || page.code === code) pages.delete(key)
      }
    },
  }
}
