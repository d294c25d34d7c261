import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string; className: string }

/** A code for another device's camera: dark on white whatever the colours around it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = drawQr(text)
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

/** The code drawn once, to be shown by its name wherever it is needed. */
export function QrShape({ id, text }: { id: string; text: string }) {
  const { path, size } = drawQr(text)
  return (
    <symbol id={id} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </symbol>
  )
}

const mostKept = 500
const kept = new Map<string, { path: string; size: number }>()

/** A guide is drawn again and again, and its networks stay: their codes were a third of the work. */
function drawQr(text: string) {
  const known = kept.get(text)
  if (known) return known
  const drawn = drawOnce(text)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(text, drawn)
  return drawn
}

/** One stroke for each run of dark squares in a line. */
function drawOnce(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((line, y) => {
      const runs = line.map((isDark) => (isDark ? '1' : '0')).join('')
      return [...runs.matchAll(/1+/g)].map((run) => `M${run.index} ${y}.5h${run[0].length}`)
    })
    .join('')
  return { path, size }
}
