import type { Locator, Page } from '@playwright/test'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import type { Host } from '#tests/journeys/desk.ts'
import { formatDays } from '#web/copy/formats/format-days.ts'

export const home = 'Casa Jacaranda'

const today = dayIn('America/Mexico_City', Date.now())

export type Days = { from: string; until: string }

export function daysFrom(first: number, last: number): Days {
  return { from: addDays(today, first), until: addDays(today, last) }
}

/** As the desk says them. */
export function named(days: Days) {
  return formatDays(days, 'es', today)
}

export async function openGuide(host: Host) {
  const codes = [{ kind: 'door', label: 'Puerta', code: '4821', stayOnly: true }]
  const guide = await host.createGuide(home, {
    welcome: { greeting: 'Hola', arrival: { codes } },
    translations: { en: { 'welcome.greeting': { text: 'Hello' } } },
  })
  await host.publish(guide.id)
  return guide
}

export function makeStay(
  host: Host,
  guideId: string,
  stay: Days & { note?: string; leavesAt?: string },
) {
  return host.call('post', `/guidebooks/${guideId}/stays`, stay)
}

export async function fillDays(place: Page | Locator, { from, until }: Days) {
  await place.getByLabel('Entrada', { exact: true }).fill(from)
  await place.getByLabel('Salida', { exact: true }).fill(until)
}
