import { z } from 'zod'

/** Raised when a program that knows an older number could no longer read what we write. */
export const format = 1

export const product = 'zaguan'

/** The first piece of a backup: what follows, and what is needed to read it. */
export const headerSchema = z.object({
  format: z.number(),
  product: z.literal(product),
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** When each change of the database was written that this one has had. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  photos: z.number(),
  leftOut: z.array(z.string()),
  /** Tables of somebody else that could not be read; absent in backups from before they were named. */
  unreadable: z.array(z.string()).optional(),
})

export type Header = z.infer<typeof headerSchema>

const part = z.object({ count: z.number(), bytes: z.number(), sha256: z.string() })

/** The last piece: how much of everything there was, and its SHA-256. */
export const contentsSchema = z.object({
  tables: z.record(z.string(), part),
  photos: part,
  /** Photos of which the store had no file when the backup was made. */
  missingPhotos: z.array(z.string()),
  missingPhotosCount: z.number(),
  files: z.record(z.string(), part),
})

export type Contents = z.infer<typeof contentsSchema>

export const names = {
  header: 'backup.json',
  contents: 'contents.json',
  tablePart: (table: string, part: number) => `tables/${table}/${numbered(part)}.jsonl`,
  filePart: (path: string, part: number) => `files/${path}/${numbered(part)}`,
  photo: (file: string) => `photos/${file}`,
}

function numbered(part: number) {
  return String(part).padStart(6, '0')
}

/** What a piece is, by its name. */
export function readName(name: string) {
  const [, folder, rest = ''] = /^(tables|photos|files)\/(.+)$/.exec(name) ?? []
  if (folder === 'tables') return { kind: 'rows' as const, of: rest.replace(/\/\d+\.jsonl$/, '') }
  if (folder === 'files') return { kind: 'file' as const, of: rest.replace(/\/\d+$/, '') }
  if (folder === 'photos') return { kind: 'photo' as const, of: rest }
  if (name === names.contents) return { kind: 'contents' as const, of: name }
  return { kind: 'unknown' as const, of: name }
}
