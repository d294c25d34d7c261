import { photoMaxBytes } from '#domain/values/photo.ts'

export type Frame = { x: number; y: number; width: number; height: number }

const longestSide = 2000
const leastWidth = 400

/** The framed part as a JPEG, small enough for any phone line and for the upload's limit. */
export async function shrinkPhoto(source: CanvasImageSource, frame: Frame): Promise<Blob> {
  const scale = scaleFor(frame)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(frame.width * scale)
  canvas.height = Math.round(frame.height * scale)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('this browser draws no canvas')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  const { x, y, width, height } = frame
  pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return smallEnough(canvas)
}

/** A tiny crop is enlarged a little: the upload refuses what is too small to show. */
function scaleFor({ width, height }: Frame) {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return Math.max(scale, leastWidth / width)
}

async function smallEnough(canvas: HTMLCanvasElement) {
  for (const quality of [0.86, 0.7, 0.5]) {
    const blob = await toJpeg(canvas, quality)
    if (blob.size <= photoMaxBytes) return blob
  }
  throw new Error('a photo this small weighed too much')
}

function toJpeg(canvas: HTMLCanvasElement, quality: number) {
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/jpeg',
      quality,
    )
  })
}
