import { Refusal } from '#domain/messages/refusals.ts'
import type { Resources } from '#server/resources.ts'
import {
  type ClaimedPhoto,
  claimMs,
  claimPhoto,
  extendClaim,
  giveBack,
  mostTries,
  recordAvif,
  recordFailure,
} from './avif-claims.ts'
import { EncoderFailure } from './encoding/open-encoder.ts'
import { photosBase } from './photo-addresses.ts'
import { filesOf } from './photo-file-names.ts'
import type { PhotoFile, PhotoStore } from './photo-store.ts'
import { removePhotos } from './remove-photos.ts'

type Needs = Pick<Resources, 'db' | 'photos' | 'guideChanges' | 'log' | 'now'>

const storeAwayMs = 60_000

/** Makes the AVIF copies that uploads were answered without. Any number of processes may do it at once. */
export async function makeAvifs(needs: Needs) {
  const { db, now, photos } = needs
  while (!photos.encoders.areClosed()) {
    const photo = await claimPhoto(db, now())
    if (!photo) return
    await makeOne(needs, photo)
  }
}

async function makeOne(needs: Needs, photo: ClaimedPhoto) {
  const renewal = setInterval(() => {
    // One that runs out is work done twice, nothing worse.
    extendClaim(needs.db, photo, needs.now()).catch(() => {})
  }, claimMs / 3)
  try {
    const files = await encode(needs, photo)
    for (const file of files) await putAgain(needs.photos.store, file)
    await announce(needs, photo, files)
  } catch (err) {
    clearInterval(renewal)
    await settleFailure(needs, photo, err)
  } finally {
    clearInterval(renewal)
  }
}

async function encode({ photos: { store, encoders } }: Needs, { path }: ClaimedPhoto) {
  const name = path.slice(photosBase.length)
  const kept = await store.find(name)
  if (!kept) throw new EncoderFailure('the photo is not in the store')
  return filesOf(name, await encoders.afterwards.run('makeAvif', kept))
}

/** What a process left behind that was killed in the middle may be half a file. */
async function putAgain(store: PhotoStore, file: PhotoFile) {
  const left = await store.find(file.name)
  if (left && Buffer.compare(left, file.bytes) === 0) return
  if (left) await store.remove(file.name)
  await store.put(file)
}

async function announce(needs: Needs, { path }: ClaimedPhoto, files: PhotoFile[]) {
  const { db, guideChanges } = needs
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  const shortCodes = await recordAvif(db, guideChanges, { path, bytes })
  for (const shortCode of shortCodes ?? []) guideChanges.tell(shortCode)
  if (shortCodes) return
  // Given up while we were at work: whoever removed its files came before ours.
  await removePhotos(needs, [path], { isOwnClaim: true })
}

async function settleFailure({ db, log, now, photos }: Needs, photo: ClaimedPhoto, err: unknown) {
  const { path, tries } = photo
  if (photos.encoders.areClosed()) return giveBack(db, photo, null)
  if (!(err instanceof EncoderFailure || err instanceof Refusal)) {
    log.warn({ err, path }, 'the AVIF of a photo waits: the store does not answer')
    return giveBack(db, photo, new Date(now().getTime() + storeAwayMs))
  }
  await recordFailure(db, photo, now())
  if (tries < mostTries) log.warn({ err, path, tries }, 'the AVIF of a photo was not made yet')
  else log.error({ err, path, tries }, 'a photo stays without AVIF, shown as WebP and JPEG')
}
