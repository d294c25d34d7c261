/** Whether an image is also something a browser or an unpacker would open: a page, a script, a document, an archive. */
export function hidesAnotherFile(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  return pageMarks.test(text) || text.slice(0, 1024).includes('%PDF-') || endsAsZip(file)
}

const pageMarks = /<(?:script|html|iframe|svg|!doctype html|\?php)[\s>]/i

const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const zipEndBytes = 22

/** A zip is read from its end: its last record says how long the comment after it is. */
function endsAsZip(file: Buffer) {
  const from = Math.max(0, file.length - zipEndBytes - 0xffff)
  for (let at = file.indexOf(zipEnd, from); at !== -1; at = file.indexOf(zipEnd, at + 1)) {
    if (at + zipEndBytes > file.length) return false
    if (at + zipEndBytes + file.readUInt16LE(at + 20) <= file.length) return true
  }
  return false
}
