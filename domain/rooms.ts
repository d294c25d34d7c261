import type { Bilingual, Locale } from './locale.ts'
import { isBlank } from './text.ts'

export type Room = { key: string; label: string; features: string[] }

const defaultRoomLabels = [
  { key: 'master-bedroom', label: { es: 'Recámara principal', en: 'Master Bedroom' } },
  { key: 'kitchen', label: { es: 'Cocina', en: 'Kitchen' } },
  { key: 'living-room', label: { es: 'Sala', en: 'Living Room' } },
] as const satisfies { key: string; label: Bilingual }[]

/** The rooms a new form begins with, each waiting for its first feature. */
export function defaultRooms(locale: Locale): Room[] {
  return defaultRoomLabels.map(({ key, label }) => ({ key, label: label[locale], features: [''] }))
}

/** Nothing of the host's in it: no feature, and no name but the one a default room came with. */
export function isBlankRoom({ label, features }: Room): boolean {
  return features.every(isBlank) && (isBlank(label) || isDefaultLabel(label))
}

function isDefaultLabel(label: string): boolean {
  return defaultRoomLabels.some(
    (room) => room.label.es === label.trim() || room.label.en === label.trim(),
  )
}
