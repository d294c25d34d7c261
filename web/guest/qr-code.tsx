import { encode } from 'uqr'

/** A code for another device's camera: dark on white whatever the colours around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg className="g-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} />
    </svg>
  )
}

/** One stroke for each run of dark squares in a line. */
function pathOf(lines: boolean[][]) {
  return lines
    .flatMap((line, y) => {
      const runs = line.map((isDark) => (isDark ? '1' : '0')).join('')
      return [...runs.matchAll(/1+/g)].map((run) => `M${run.index} ${y}.5h${run[0].length}`)
    })
    .join('')
}
