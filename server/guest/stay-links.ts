import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { LRUCache } from 'lru-cache'
import type { StayFound } from '#domain/guest/guest-guide.ts'
import { fillIn } from '#domain/messages/messages.ts'
import { findGuideLanguage, type GuideLanguage } from '#domain/values/guide-language.ts'
import { findShortCode } from '#domain/values/short-code.ts'
import type { Resources } from '#server/resources.ts'
import words from './codes-reminder.json' with { type: 'json' }
import {
  type drawGuide,
  guideManifest,
  type MessageName,
  type openMessagePages,
  type PublishedGuide,
} from './draw-guide.ts'
import { type FinishedPage, guestLocale, sendPage, type Visit } from './finished-page.ts'

export type GuestEnv = { Bindings: HttpBindings; Variables: RequestIdVariables }

export type GuestContext = Context<GuestEnv>

/** What guests' pages are made of. */
export type GuestReads = {
  findGuide: (asked: Visit) => Promise<PublishedGuide | undefined>
  findStay: (link: { code: string; token: string }) => Promise<StayFound | undefined>
  /** The visitor's address. */
  visitorOf: (incoming: IncomingMessage | undefined) => string
}

type Parts = GuestReads & {
  draw: ReturnType<typeof drawGuide>
  message: ReturnType<typeof openMessagePages>
  onFailure: (error: unknown, requestId: string | undefined) => void
}

export type StayResources = Pick<
  Resources,
  'config' | 'appUrl' | 'guideChanges' | 'guestLimits' | 'now'
>

/** What these pages may take of the memory that is for guests' pages. */
const shareOfCache = 1 / 8

/** A stay's own link: the guide with what is locked, for as long as the stay lasts; then the general guide. */
export function createStayLinks(resources: StayResources, parts: Parts) {
  const { config, guideChanges, appUrl } = resources
  const { misses } = resources.guestLimits
  const pages = openStayPages({
    findGuide: parts.findGuide,
    draw: (guide, asked, { stay }) => parts.draw(guide, asked, { token: asked.token, stay }),
    maxBytes: config.guestCacheMb * 1024 * 1024 * shareOfCache,
  })
  guideChanges.onChange(pages.noteChange)

  /**
   * The stay of the link that is asked for, or the answer in its place. A right token passes whatever others at the same
   * address did. It cannot be guessed: wrong ones are counted, with codes that lead nowhere, to answer who tries many no page.
   */
  async function open(c: GuestContext) {
    const visitor = parts.visitorOf(c.env?.incoming)
    const code = findShortCode(c.req.param('code') ?? '')
    const token = c.req.param('token') ?? ''
    const lang = findGuideLanguage(c.req.query('lang'))
    if (!code) return say(c, 'notFound', 404)
    try {
      const found = await parts.findStay({ code, token })
      if (found) return { found, code, token, locale: lang ?? found.language }
    } catch (error) {
      parts.onFailure(error, c.get('requestId'))
      return say(c, 'failure', 503)
    }
    if (!misses.take(visitor)) return say(c, 'tooMany', 429)
    return c.redirect(`/g/${code}${lang ? `?lang=${lang}` : ''}#stay-ended`, 302)
  }

  function say(c: GuestContext, name: MessageName, status: number) {
    const errorCode = name === 'failure' ? c.get('requestId') : undefined
    return sendPage(c, parts.message(name, guestLocale(c), errorCode), { status })
  }

  return new Hono<GuestEnv>()
    .use('/:code/s/*', async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(ofOneStay)) c.header(name, value)
    })
    .get('/:code/s/:token', async (c) => {
      const link = await open(c)
      if (link instanceof Response) return link
      const { found, ...asked } = link
      try {
        const page = await pages.findPage(asked, found)
        return page ? sendPage(c, page) : say(c, 'notFound', 404)
      } catch (error) {
        parts.onFailure(error, c.get('requestId'))
        return say(c, 'failure', 503)
      }
    })
    .get('/:code/s/:token/manifest.webmanifest', async (c) => {
      const link = await open(c)
      if (link instanceof Response) return link
      const { code, token, locale, found } = link
      const manifest = guideManifest({ name: found.name, path: `/g/${code}/s/${token}`, locale })
      return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
    })
    .get('/:code/s/:token/codes.ics', async (c) => {
      const link = await open(c)
      if (link instanceof Response) return link
      const { code, token, locale, found } = link
      const { opensAt } = found.stay.moments
      const { id, name } = found
      const now = resources.now()
      const address = `${appUrl()}/g/${code}/s/${token}`
      const reminder = codesReminder({ id, name, link: address, opensAt, locale, now })
      return c.body(reminder, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
    })
}

const ofOneStay = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

type StayAsked = { code: string; token: string; locale: GuideLanguage }

type PageParts = Pick<GuestReads, 'findGuide'> & {
  draw: (guide: PublishedGuide, asked: StayAsked, found: StayFound) => FinishedPage
  maxBytes: number
}

/** Pages of stays: whether one may be shown is read each time, what it looks like is kept for as long as it is the same. */
function openStayPages({ findGuide, draw, maxBytes }: PageParts) {
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

type Reminder = {
  id: string
  name: string
  link: string
  opensAt: number
  locale: GuideLanguage
  now: Date
}

/** A calendar's file for the moment at which a stay's codes open. */
export function codesReminder({ id, name, link, opensAt, locale, now }: Reminder) {
  const { title, why } = words[locale]
  const said = escaped(fillIn(title, { name }))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//stay//codes//ES',
    'BEGIN:VEVENT',
    `UID:${id}@codes`,
    `DTSTAMP:${stampOf(now.getTime())}`,
    `DTSTART:${stampOf(opensAt)}`,
    `DTEND:${stampOf(opensAt + quarterHourMs)}`,
    `SUMMARY:${said}`,
    `DESCRIPTION:${escaped(`${why}\n${link}`)}`,
    `URL:${link}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${said}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

const quarterHourMs = 15 * 60 * 1000

function stampOf(at: number) {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string) {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')
}

/** No line of a calendar is longer than 75 bytes; what goes on begins with a space. */
function folded(line: string) {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > 74) {
      lines.push(current)
      current = ' '
    }
    current += letter
  }
  return [...lines, current]
}
