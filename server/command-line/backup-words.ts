/** What the two commands say, for people at a terminal. */

import type { Contents, Header } from '#server/backup/format.ts'
import { warningsOf } from '#server/backup/make.ts'
import type { Piece } from '#server/backup/read.ts'
import type { Config } from '#server/config.ts'

const stepMs = 1000

/** One line at a time on a terminal, rewritten as it goes; elsewhere one now and then. */
export function openProgress({ stream, now }: { stream: NodeJS.WriteStream; now: () => number }) {
  let saidAt = now()
  const show = (line: string) =>
    stream.isTTY ? stream.write(`\r\x1b[K${line}`) : stream.write(`${line}\n`)
  return {
    update(line: string) {
      if (now() - saidAt < (stream.isTTY ? stepMs / 10 : stepMs * 10)) return
      saidAt = now()
      show(line)
    },
    clear: () => void (stream.isTTY && stream.write('\r\x1b[K')),
  }
}

/** How far a reading has come, from the pieces that passed. */
export function countPieces() {
  const seen = { rows: 0, photos: 0, bytes: 0, rowsInAll: 0, photosInAll: 0 }
  return {
    see(piece: Piece) {
      if (piece.kind === 'header') {
        seen.rowsInAll = sum(piece.header.tables.map(({ rows }) => rows))
        seen.photosInAll = piece.header.photos
      }
      if (piece.kind === 'rows') seen.rows += piece.rows.length
      if (piece.kind !== 'photo') return
      seen.bytes += piece.bytes.length
      if (!/-\d+\.\w+$/.test(piece.name.replace(/^\d+-/, ''))) seen.photos += 1
    },
    line: () =>
      `${figure(seen.rows)} of ${figure(seen.rowsInAll)} rows, ${figure(seen.photos)} of ${figure(seen.photosInAll)} photos (${size(seen.bytes)})`,
  }
}

export function summaryOf({ header, contents }: { header: Header; contents: Contents }) {
  const rows = sum(header.tables.map((table) => table.rows))
  const lines = [
    `  made      ${header.madeAt} by version ${header.version}, from ${kinds[header.database]}`,
    `  rows      ${figure(rows)} in ${header.tables.length} tables`,
    `  photos    ${figure(header.photos)} (${figure(contents.photos.count)} files, ${size(contents.photos.bytes)})`,
    `  files     ${Object.keys(contents.files).join(', ') || 'none'}`,
  ]
  if (contents.missingPhotosCount > 0) {
    lines.push(
      `  missing   ${figure(contents.missingPhotosCount)} photos have no file in the photo store: ${contents.missingPhotos.join(', ')}`,
    )
  }
  return [
    ...lines,
    ...warningsOf({ header, contents }).map((sentence) => `  WARNING   ${sentence}`),
  ]
}

const kinds = { embedded: 'the embedded database', postgres: 'Postgres' }

/** What a backup cannot hold because the process only borrows it, and what goes without it. */
export function notInside({ authSecret, staySecrets, stripe, smtpUrl, photos, backup }: Config) {
  const secrets = [
    authSecret &&
      'AUTH_SECRET: without it hosts with a second step at sign-in can only come in by a passkey',
    (staySecrets.length > 0 || authSecret) &&
      'STAY_SECRETS, or AUTH_SECRET where it is unset: without it the links of stays are sent again',
    stripe.secretKey &&
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS: without them no payment is made or heard of; Stripe shows new ones',
    smtpUrl && 'SMTP_URL: without it no mail leaves',
    photos !== 'disk' && 'the keys in PHOTOS: any other empty photo store will do',
    backup.key && 'BACKUP_KEY: without it nobody can ever read this file',
  ].filter((line) => typeof line === 'string')
  return [
    ...(secrets.length > 0
      ? ['Not in it, so keep them elsewhere:', ...secrets.map((line) => `  ${line}`)]
      : []),
    'Sessions and links sent by mail are not in it either: after a restore everybody signs in again.',
    ...(backup.key
      ? []
      : [
          'It is not encrypted (BACKUP_KEY is not set): whoever reads the file reads every guide and address.',
        ]),
  ]
}

function size(bytes: number) {
  if (bytes < 1024 * 1024) return `${figure(Math.ceil(bytes / 1024))} kB`
  return `${figure(Math.round(bytes / 1024 / 1024))} MB`
}

function figure(value: number) {
  return value.toLocaleString('en-US')
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
