import { listen } from './listen.ts'

const mostZoom = 4

/** Opens a photo of a card on the whole screen, with the others of its card beside it: by swipe, by keys, nearer by pinching. */
export function viewPhotos(root: HTMLElement, signal: AbortSignal) {
  const view = (photo: HTMLElement, event: MouseEvent) => {
    if (!photo.parentElement || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(root, [...photo.parentElement.children], photo)
  }
  listen(root, 'click', { to: '.g-photos li', signal, act: view })
  signal.addEventListener('abort', () => root.querySelector('dialog')?.remove())
  root.dataset.views = ''
}

function show(root: HTMLElement, photos: Element[], first: Element) {
  const viewer = document.createElement('dialog')
  const strip = document.createElement('ul')
  const words = document.createElement('p')
  const [close = '', before = '', after = ''] = root.dataset.viewer?.split('|') ?? []
  const back = button('‹', before, () => go(-1))
  const on = button('›', after, () => go(1))
  const leave = button('×', close, () => viewer.close())
  const startZoom = zoomBy(viewer, strip)
  let at = photos.indexOf(first)

  viewer.className = 'g-viewer'
  strip.tabIndex = 0
  words.ariaLive = 'polite'
  strip.append(...photos.map(slideOf))
  viewer.append(strip, words, leave, back, on)
  root.append(viewer)
  viewer.addEventListener('close', () => viewer.remove())
  viewer.addEventListener('keydown', (event) => {
    // The page around a framed guide has dialogs of its own, to be closed by the same key.
    event.stopPropagation()
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  })
  strip.addEventListener('scroll', () => {
    const now = Math.round(strip.scrollLeft / strip.clientWidth)
    if (now !== at) arrive(now)
  })
  viewer.showModal()
  strip.focus()
  go(0)

  function go(by: number) {
    const next = Math.min(photos.length - 1, Math.max(0, at + by))
    strip.scrollTo({ left: next * strip.clientWidth })
    arrive(next)
  }

  function arrive(now: number) {
    at = now
    startZoom(strip.children[at]?.querySelector('img'))
    for (const [arrow, isOver] of [
      [back, at === 0],
      [on, at === photos.length - 1],
    ] as const) {
      if (isOver && document.activeElement === arrow) strip.focus()
      arrow.disabled = isOver
    }
    const caption = photos[at]?.querySelector('.g-caption')?.textContent ?? ''
    const count = photos.length > 1 ? `${at + 1} / ${photos.length}` : ''
    words.textContent = [caption, count].filter(Boolean).join(' · ')
    viewer.ariaLabel = photos[at]?.querySelector('img')?.alt ?? ''
    strip.ariaLabel = viewer.ariaLabel
  }
}

function slideOf(photo: Element) {
  const slide = document.createElement('li')
  const picture = photo.querySelector('picture, img')?.cloneNode(true)
  if (picture instanceof Element) {
    for (const source of picture.querySelectorAll('source')) source.sizes = '100vw'
    for (const image of picture.querySelectorAll('img')) image.loading = 'eager'
    slide.append(picture)
  }
  return slide
}

function button(sign: string, label: string, act: () => void) {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = sign
  made.ariaLabel = label
  made.onclick = act
  return made
}

/** Two fingers bring the photo nearer, one moves it then; so does a double click. */
function zoomBy(viewer: HTMLElement, strip: HTMLElement) {
  const fingers = new Map<number, PointerEvent>()
  let image: HTMLElement | null | undefined
  let [scale, x, y] = [1, 0, 0]

  function place(nextScale: number, byX = 0, byY = 0) {
    if (!image) return
    scale = Math.min(mostZoom, Math.max(1, nextScale))
    const within = (value: number, size: number) => {
      const most = ((scale - 1) * size) / 2
      return Math.min(most, Math.max(-most, value))
    }
    x = within(x + byX, image.clientWidth)
    y = within(y + byY, image.clientHeight)
    image.style.transform = `translate(${x}px,${y}px) scale(${scale})`
    viewer.toggleAttribute('data-zoomed', scale > 1)
  }

  strip.addEventListener('pointerdown', (event) => fingers.set(event.pointerId, event))
  strip.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId)
    if (!last) return
    const [other] = [...fingers.values()].filter(({ pointerId }) => pointerId !== event.pointerId)
    fingers.set(event.pointerId, event)
    if (other) place((scale * apart(event, other)) / apart(last, other))
    else if (scale > 1) place(scale, event.x - last.x, event.y - last.y)
  })
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    strip.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId))
  strip.addEventListener('dblclick', () => place(scale > 1 ? 1 : 2.5))

  return (next: HTMLElement | null | undefined) => {
    place(1)
    image = next
    place(1)
  }
}

function apart(one: PointerEvent, other: PointerEvent) {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
}
