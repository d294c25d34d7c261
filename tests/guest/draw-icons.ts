import type { IconNode } from 'lucide'

const step = /([a-z])([^a-z]*)/gi
const number = /^(-?(?:\d+(?:\.\d*)?|\.\d+))[\s,]*/
/** The two of an arc may stand together, and with the number behind them. */
const flag = /^([01])[\s,]*/

type Numbers = Record<string, string | number | undefined>

/** A drawing of several shapes as the one path that is shortest to send: its numbers to a tenth of a unit. */
export function pathOf(icon: IconNode): string {
  return icon.map(([tag, attributes]) => shorten(drawn(tag, attributes as Numbers))).join('')
}

function drawn(tag: string, attributes: Numbers): string {
  if (tag === 'path') return String(attributes.d)
  if (tag === 'circle') return circle(attributes)
  if (tag === 'rect') return rectangle(attributes)
  throw new Error(`an icon with a ${tag} cannot be drawn as a path yet`)
}

function circle({ cx, cy, r }: Numbers): string {
  const radius = Number(r)
  const half = (way: number) => `a${radius} ${radius} 0 1 0 ${way * 2 * radius} 0`
  return `M${Number(cx) - radius} ${cy}${half(1)}${half(-1)}`
}

/** Corners of one unit or less come out round by the stroke alone. */
function rectangle({ x, y, width, height, rx = 0 }: Numbers): string {
  const [left, top] = [Number(x), Number(y)]
  const [w, h, r] = [Number(width), Number(height), Number(rx)]
  if (r <= 1) return `M${left} ${top}h${w}v${h}H${left}z`
  const corner = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX * r} ${toY * r}`
  const right = `M${left + r} ${top}h${w - 2 * r}${corner(1, 1)}v${h - 2 * r}`
  return `${right}${corner(-1, 1)}H${left + r}${corner(-1, -1)}V${top + r}${corner(1, -1)}z`
}

function shorten(d: string): string {
  return [...d.matchAll(step)]
    .map(([, command = '', text = ''], at) => written(command, numbersOf(command, text), at === 0))
    .join('')
}

function numbersOf(command: string, text: string): number[] {
  const isArc = command.toLowerCase() === 'a'
  const found: number[] = []
  let rest = text.trim()
  while (rest !== '') {
    const isFlag = isArc && [3, 4].includes(found.length % 7)
    const [whole, part] = rest.match(isFlag ? flag : number) ?? []
    if (!whole) throw new Error(`a path cannot be read from "${rest}" on`)
    found.push(Math.round(Number(part) * 10) / 10)
    rest = rest.slice(whole.length)
  }
  return found
}

/** A path that begins where it says, whatever is drawn before it. */
function written(command: string, numbers: number[], isFirst: boolean): string {
  if (!isFirst || command !== 'm') return command + joined(numbers)
  const lines = numbers.slice(2)
  return `M${joined(numbers.slice(0, 2))}${lines.length > 0 ? `l${joined(lines)}` : ''}`
}

/** A sign separates as well as a space does, and a point after a fraction. */
function joined(numbers: number[]): string {
  let text = ''
  let hasPoint = true
  for (const one of numbers) {
    const plain = String(one).replace(/^(-?)0\./, '$1.')
    const isApart = text === '' || plain.startsWith('-') || (plain.startsWith('.') && hasPoint)
    text += isApart ? plain : ` ${plain}`
    hasPoint = plain.includes('.')
  }
  return text
}
