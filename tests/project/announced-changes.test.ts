import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowPolicies } from '#server/db/row-security/row-policies.ts'

/** Whose changes guests see; stays have pages of their own, in no shared cache, read anew with each visit. */
const seen = Object.entries(rowPolicies)
  .filter(
    ([name, policies]) => typeof policies === 'object' && 'guest' in policies && name !== 'stays',
  )
  .map(([name]) => name)

/** Files that write what guests read, and announce it themselves or need not: each with its reason. */
const excused: Record<string, string> = {
  'server/auth/forget-old.ts': 'an account whose address was never confirmed has no guide',
  'server/auth/email/email-changes.ts': 'an account that was never confirmed has no guide',
  'server/guidebooks/create-guidebook.ts': 'a new guide is a draft',
  'server/guidebooks/entry-ids.ts':
    'writes down ids that were derived before: nothing looks different',
  'server/guidebooks/unconfirmed/settle-unconfirmed.ts':
    'part of the transaction that publishes, which announces (server/credits/publish-guidebook.ts)',
  'server/photos/remove-photos.ts': 'takes photos that no guide shows, and has them forgotten',
}

const files = new Map(
  readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.posix.join('server', name))
    .map((name) => [name, readFileSync(name, 'utf8')]),
)

type Files = ReadonlyMap<string, string>

type Piece = { file: string; name: string; text: string }

/** Where something that guests see is changed and nobody is told, and by whose hand. */
function findSilent(files: Files, allowed: string[] = Object.keys(excused)) {
  const pieces = [...files].flatMap(([file, text]) => piecesOf(file, text))
  const speaking = ({ file, text }: Piece) => announces(text) || allowed.includes(file)
  const silent: string[] = []
  const asked = new Set<Piece>()
  const ask = (piece: Piece, by: string) => {
    if (asked.has(piece) || speaking(piece)) return
    asked.add(piece)
    const users = pieces.filter((each) => uses(files, each, piece))
    if (users.length === 0) silent.push(`${piece.name} in ${piece.file} ${by}`)
    for (const user of users) ask(user, `${by} by way of ${piece.name}`)
  }
  for (const piece of pieces)
    for (const table of writtenIn(piece.text)) ask(piece, `changes ${table}`)
  return silent
}

/** A file's functions, and what stands before them. */
function piecesOf(file: string, text: string): Piece[] {
  return text.split(/^(?=(?:export )?(?:async )?function )/m).map((piece) => {
    const [, name = 'the file itself'] = /^(?:export )?(?:async )?function (\w+)/.exec(piece) ?? []
    return { file, name, text: piece }
  })
}

/** Whether a piece names a function of its own file, or of one that its file imports. */
function uses(files: Files, user: Piece, used: Piece) {
  if (user === used || !new RegExp(`\\b${used.name}\\b`).test(withoutImports(user.text)))
    return false
  if (user.file === used.file) return true
  const below = path.posix.relative(path.posix.dirname(user.file), used.file)
  const text = files.get(user.file) ?? ''
  return text.includes(`'./${below}'`) || text.includes(`'#${used.file}'`)
}

function withoutImports(text: string) {
  return text.replace(/^import [^']*'[^']*'$/gm, '')
}

function writtenIn(text: string) {
  const built = text.matchAll(/\.(update|insert|delete)\((\w+)\)/g)
  return [...built].flatMap(([, deed, table = '']) => {
    return isSeen(table, deed ?? '', text) ? [table] : []
  })
}

/** With an account go its guides; of a photo's row a page shows whether its AVIF stands. */
function isSeen(table: string, deed: string, text: string) {
  if (table === 'user') return deed === 'delete'
  if (table === 'photos') return deed === 'delete' || text.includes('hasAvif: true')
  return seen.includes(table)
}

/** A call of its own, or of what announces what was written elsewhere. */
function announces(text: string) {
  return /\b(?:announce|announcement|announceGuide)\(/.test(text)
}

describe('every change that guests see', () => {
  test('is one of a table they read', () => {
    expect(seen).toEqual(
      expect.arrayContaining([
        'properties',
        'contentItems',
        'guideTranslations',
        'guideUnconfirmed',
      ]),
    )
  })

  test('is announced where it is made, or by all who make it', () => {
    expect(findSilent(files)).toEqual([])
  })

  test('is excused only where it would be found', () => {
    for (const file of Object.keys(excused)) {
      const others = Object.keys(excused).filter((each) => each !== file)
      expect(findSilent(files, others), file).not.toEqual([])
    }
  })

  test.each([
    ['a statement of its own', 'await tx.update(properties).set({ name })'],
    ['a deletion', 'await tx.delete(contentItems)'],
  ])('is found by its file when nobody is told: %s', (_, statement) => {
    const planted = new Map(files)
    planted.set('server/credits/planted.ts', `async function plant(tx) {\n  ${statement}\n}\n`)
    expect(findSilent(planted)).toEqual([
      expect.stringContaining('plant in server/credits/planted.ts changes'),
    ])
  })

  test('is found by its file when the writing is another’s', () => {
    const planted = new Map(files)
    planted.set(
      'server/guidebooks/planted.ts',
      `import { writeContent } from './write-content.ts'\n\nexport function plant(tx) {\n  return writeContent(tx)\n}\n`,
    )
    expect(findSilent(planted)).toEqual([
      expect.stringMatching(
        /^plant in server\/guidebooks\/planted.ts changes content\w+ by way of .*writeContent$/,
      ),
    ])
  })
})
