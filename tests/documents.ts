import { crc32, deflateRawSync } from 'node:zlib'

type Packed = { name: string; bytes: Uint8Array }

/** A zip of some files, as any packer makes it. */
export function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes, { level: 9 })
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const made = Buffer.from([20, 0])
    list.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, head, place, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06'), end])
}

/** A Word document with that between its body's tags. */
export function docxOf(
  body: string,
  {
    links = {},
    besides = {},
  }: { links?: Record<string, string>; besides?: Record<string, string> } = {},
) {
  const relations = Object.entries(links).map(
    ([id, to]) => `<Relationship Id="${id}" Target="${to}" TargetMode="External"/>`,
  )
  const parts = Object.entries(besides).map(([name, part]) => ({
    name: `word/${name}.xml`,
    bytes: Buffer.from(`<w:part>${part}</w:part>`),
  }))
  return zipOf([
    ...parts,
    { name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') },
    {
      name: 'word/_rels/document.xml.rels',
      bytes: Buffer.from(`<Relationships>${relations.join('')}</Relationships>`),
    },
    {
      name: 'word/document.xml',
      bytes: Buffer.from(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
    },
  ])
}

export function paragraph(text: string, properties = '') {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

/** A PDF of one page that draws those lines, or nothing but a grey square. */
export function pdfOf(lines: readonly string[]): Buffer {
  return pdfOfPages([lines])
}

/** The same of several pages. */
export function pdfOfPages(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const drawn = pages.flatMap((lines, at) => {
    const stream = streamOf(lines)
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${5 + at * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    ]
  })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...drawn,
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  pdf += `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF`
  return Buffer.from(pdf, 'latin1')
}

function streamOf(lines: readonly string[]) {
  const drawn = lines.map((line, at) => `1 0 0 1 50 ${750 - at * 16} Tm (${escaped(line)}) Tj`)
  return lines.length > 0 ? `BT /F1 12 Tf ${drawn.join(' ')} ET` : '0.5 g 0 0 100 100 re f'
}

function escaped(line: string) {
  return line.replace(/[\\()]/g, '\\$&')
}
