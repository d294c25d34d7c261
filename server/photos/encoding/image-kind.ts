/** What a file is by its first bytes, whatever its name or header says; undefined when it is none of ours. */
export function findImageKind(
  bytes: Uint8Array,
): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  if (textAt(bytes, 4, 4) === 'ftyp') return kindOfBrands(bytes)
  return undefined
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** AVIF and HEIC are one container; the brands in its first box tell which codec it carries. */
function kindOfBrands(bytes: Uint8Array) {
  const boxSize = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const text = textAt(bytes, 8, Math.min(boxSize, 256) - 8)
  const brands = text.match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined
}

function startsWith(bytes: Uint8Array, head: readonly number[]) {
  return head.every((byte, index) => bytes[index] === byte)
}

function textAt(bytes: Uint8Array, offset: number, length: number) {
  return Buffer.from(bytes.subarray(offset, offset + Math.max(0, length))).toString('latin1')
}
