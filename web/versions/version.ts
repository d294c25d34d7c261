import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'

/** What a guide was until a moment, and the sections that were changed then. */
export type ListedVersion = { version: number; until: number; changed: SectionType[] }

/** The same with all it said. */
export type ShownVersion = ListedVersion & { content: ContentWithPhotos; form: GuidebookForm }
