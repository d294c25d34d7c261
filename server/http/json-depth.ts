/** Far deeper than anything of ours; each level costs a parser more than a hundred times its byte. */
const mostLevels = 64

const quote = 0x22
const backslash = 0x5c
const opening = [0x5b, 0x7b]
const closing = [0x5d, 0x7d]

/** Whether a JSON text opens too many brackets inside each other; told without parsing it. */
export function isTooDeep(json: Uint8Array) {
  let level = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    if (isInText && byte === backslash) at += 1
    else if (byte === quote) isInText = !isInText
    else if (isInText) continue
    else if (opening.includes(byte)) {
      level += 1
      if (level > mostLevels) return true
    } else if (closing.includes(byte)) level -= 1
  }
  return false
}
