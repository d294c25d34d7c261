import { createHash } from 'node:crypto'
import type { StoredGuidebook } from '#domain/guide/guidebook.ts'
import { formToStored, storedToForm } from '#domain/guide/guidebook.ts'

const most = 40

/** The guide with forty photos, two an entry, half of them with words, all of them in AVIF. */
export function withFortyPhotos(guide: StoredGuidebook): StoredGuidebook {
  const form = storedToForm(guide)
  const { houseManual, localGuide, wifiTech, houseRules, checkout } = form
  const names = Array.from({ length: most }, (_, at) => {
    const chance = createHash('sha256').update(String(at)).digest('hex').slice(0, 24)
    return `/photos/1777919400000-${chance}.jpg`
  })
  const rest = [...names]
  const entries = [
    ...houseManual.rooms,
    ...localGuide.places,
    ...wifiTech.devices,
    ...houseRules.rules,
    ...checkout.steps,
  ]
  for (const entry of [...entries, ...entries]) {
    const [photoUrl] = rest.splice(0, 1)
    if (!photoUrl) break
    const caption = rest.length % 2 === 0 ? `What to look for is on the left, ${rest.length}` : ''
    entry.photos = [...(entry.photos ?? []), { photoUrl, caption }]
  }
  const photos = names.map((path) => ({ path, width: 1600, height: 1200, hasAvif: true }))
  return { ...guide, ...formToStored(form, guide), photos }
}
