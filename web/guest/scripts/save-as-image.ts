import { listen } from './listen.ts'

const width = 1080
const padding = 72
const lineHeight = 64
const font = '40px system-ui, sans-serif'

/** What opens the door as a picture among the phone's own: it is there whatever becomes of this page. */
export function saveAsImage(root: HTMLElement, signal: AbortSignal) {
  const save = ({ dataset }: HTMLElement) => {
    const texts = (dataset.image ?? '').split('\n')
    draw(texts).toBlob((picture) => {
      // The guide's name stands first; a preview has no address.
      if (picture) download(picture, `${root.dataset.guest || texts[0]}.png`)
    })
  }
  listen(root, 'click', { to: '[data-image]', signal, act: save })
}

function draw(texts: string[]) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.font = font
  const lines = texts.flatMap((text) => wrap(pen, text))
  // A new height empties the canvas and forgets the font.
  canvas.height = 2 * padding + lines.length * lineHeight
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, canvas.height)
  pen.fillStyle = '#221b16'
  pen.font = font
  for (const [at, line] of lines.entries()) {
    pen.fillText(line, padding, padding + (at + 0.75) * lineHeight)
  }
  return canvas
}

function wrap(pen: CanvasRenderingContext2D, text: string) {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<= )/)) {
    for (const piece of fits(pen, part) ? [part] : part) {
      if (!fits(pen, line + piece)) {
        lines.push(line)
        line = ''
      }
      line += piece
    }
  }
  return [...lines, line]
}

const fits = (pen: CanvasRenderingContext2D, text: string) =>
  pen.measureText(text).width <= width - 2 * padding

function download(picture: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
