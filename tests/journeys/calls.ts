import type { Page, Request, Route } from '@playwright/test'

/** Where the editor saves: a new guide, and one that there is. */
export const savesAt = /\/api\/guidebooks(\/[\w-]+)?$/

const photosAt = '**/api/storage/guidebook-photos'

/** The same address also tells whether photos can be stored. */
export function isUpload(request: Request) {
  return request.method() === 'POST' && request.url().endsWith('/api/storage/guidebook-photos')
}

/** What becomes of uploads from here on. */
export function routeUploads(page: Page, meet: (route: Route) => unknown) {
  return page.route(photosAt, async (route) => {
    if (isUpload(route.request())) await meet(route)
    else await route.continue()
  })
}

export function letUploadsPass(page: Page) {
  return page.unroute(photosAt)
}

/** From here on calls arrive, and their answers get lost on the way back. */
export function loseAnswers(page: Page, at: string | RegExp = savesAt) {
  return page.route(at, loseAnswer)
}

export async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}

/** Answers saves as the API refuses them. */
export function refuseSaves(page: Page, refusal: { code: string; error: string; fields?: object }) {
  return page.route(savesAt, (route) => route.fulfill({ status: 400, json: refusal }))
}
