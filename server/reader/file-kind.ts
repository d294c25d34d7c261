import { hasEntry } from './unzip.ts'

export type FileKind = 'pdf' | 'docx' | 'protected' | 'html' | 'markdown' | 'text' | 'unknown'

/** What a file is, by its first bytes; its name only tells kinds of plain text apart. */
export function fileKindOf(bytes: Uint8Array, name: string): FileKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = file.subarray(0, 1024).toString('latin1')
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith('PK\x03\x04'))
    return hasEntry(file, 'word/document.xml') ? 'docx' : 'unknown'
  if (file.subarray(0, 4).equals(oldOffice)) {
    return file.includes(encryptedPackage) ? 'protected' : 'unknown'
  }
  if (start.startsWith('{\\rtf')) return 'unknown'
  if (pageStart.test(start.replaceAll('\0', '')) || /\.x?html?$/i.test(name)) return 'html'
  return /\.(md|markdown)$/i.test(name) ? 'markdown' : 'text'
}

const oldOffice = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** A protected .docx is wrapped in the container of older Office files. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')
const pageStart = /^[^<a-z]{0,8}<(?:!doctype html|html|head|body|meta)[\s>]/i
