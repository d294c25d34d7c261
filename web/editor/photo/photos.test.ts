import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { silenceMs } from '#web/calls/ask.ts'
import { toEditorForm } from '#web/editor/form/editor-form.ts'
import { answerTimeoutMs, openPhotos, uploadPhoto } from './photos.ts'
import { shrinkPhoto, UnfitPhoto } from './small-photo.ts'

test('a long strip is made no lower than the upload takes', async () => {
  const pen = { drawImage() {}, fillRect() {} }
  const toBlob = (give: (blob: Blob) => void) => give(new Blob(['x']))
  const canvas = { width: 0, height: 0, getContext: () => pen, toBlob }
  vi.stubGlobal('document', { createElement: () => canvas })
  const source = {} as unknown as CanvasImageSource
  await shrinkPhoto(source, { x: 0, y: 0, width: 3000, height: 211 })
  vi.unstubAllGlobals()
  expect([canvas.width, canvas.height]).toEqual([2844, 200])
})

test('a file that is no photo is named when the rest is saved, of an entry and of the cover', async () => {
  const photos = openPhotos('es')
  const form = toEditorForm(emptyGuidebookForm())
  const small = Promise.reject(new UnfitPhoto('photo_heic'))
  const heic = new File(['x'], 'IMG_1.heic')
  const photoUrl = photos.chooseForEntry(heic, { instead: '', small, onReady: () => {} })
  form.checkout.steps = [{ title: 'Gas', notes: '', photos: [{ photoUrl, caption: '' }] }]
  photos.refuseCover(new UnfitPhoto('photo_not_image'), new File(['x'], 'contrato.jpg'))
  const { savedForm, unsent, unfit } = await photos.readyToSave(() => form)
  expect(savedForm.checkout.steps[0]).toMatchObject({ title: 'Gas', photos: [{ photoUrl: '' }] })
  expect(unsent).toEqual([])
  expect(unfit).toEqual([
    { field: 'welcome.photoUrl', name: 'contrato.jpg', code: 'photo_not_image' },
    { field: 'checkout.steps.0.photos.0.photoUrl', name: 'IMG_1.heic', code: 'photo_heic' },
  ])
  photos.forgetRefusedCover()
  expect((await photos.readyToSave(() => form)).unfit).toHaveLength(1)
})

describe('a photo on its way', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('XMLHttpRequest', SilentRequest)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('without progress for thirty seconds counts as not sent', async () => {
    const { outcomes, request } = send()
    await vi.advanceTimersByTimeAsync(silenceMs - 1)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual([{ is: 'failed' }])
    expect(request.isAborted).toBe(true)
  })

  test('may take for ever as long as it moves', async () => {
    const { outcomes, request } = send()
    for (let loaded = 1; loaded <= 10; loaded += 1) {
      await vi.advanceTimersByTimeAsync(silenceMs - 1)
      request.upload.onprogress?.({ loaded, total: 10 })
    }
    request.status = 201
    request.response = { url: '/photos/casa.jpg' }
    request.onload?.()
    await vi.advanceTimersByTimeAsync(silenceMs)
    expect(outcomes).toEqual([{ is: 'done', url: '/photos/casa.jpg' }])
    expect(request.isAborted).toBe(false)
  })

  test('that has arrived is waited for while the server works on it, and not for ever', async () => {
    const { outcomes, request } = send()
    request.upload.onprogress?.({ loaded: 10, total: 10 })
    request.upload.onload?.()
    await vi.advanceTimersByTimeAsync(answerTimeoutMs - 1)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual([{ is: 'failed' }])
    expect(request.isAborted).toBe(true)
  })

  test('goes to the API itself, and is refused in the page’s language', () => {
    const { request } = send()
    expect(request.asked).toEqual({ method: 'POST', address: '/api/storage/guidebook-photos' })
    expect(request.headers).toEqual({ 'Accept-Language': 'en' })
  })

  test('that is cancelled says so', async () => {
    const { outcomes, controller } = send()
    controller.abort()
    await vi.advanceTimersByTimeAsync(silenceMs)
    expect(outcomes).toEqual([{ is: 'cancelled' }])
  })
})

function send() {
  const controller = new AbortController()
  const outcomes: Awaited<ReturnType<typeof uploadPhoto>>[] = []
  void uploadPhoto({
    photo: new Blob(['photo']),
    locale: 'en',
    signal: controller.signal,
    onProgress: () => {},
  }).then((outcome) => outcomes.push(outcome))
  return { outcomes, controller, request: SilentRequest.newest! }
}

/** A connection on which nothing happens by itself. */
class SilentRequest {
  static newest: SilentRequest | undefined
  upload: {
    onprogress?: (event: { loaded: number; total: number }) => void
    onload?: () => void
  } = {}
  onload?: () => void
  onabort?: () => void
  status = 0
  response: unknown
  isAborted = false
  asked?: { method: string; address: string }
  headers: Record<string, string> = {}

  constructor() {
    SilentRequest.newest = this
  }

  open(method: string, address: string) {
    this.asked = { method, address }
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {
    this.isAborted = true
    this.onabort?.()
  }
}
