import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/messages/refusals.ts'
import { docxOf, paragraph, pdfOf, pdfOfPages, zipOf } from '#tests/documents.ts'
import { readFile } from './read-file.ts'

const readWhole = (name: string, bytes: string | Uint8Array) =>
  readFile({ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes })

const read = async (name: string, bytes: string | Uint8Array) => (await readWhole(name, bytes)).text

async function refusalOf(name: string, bytes: string | Uint8Array) {
  return read(name, bytes).then(
    () => 'read',
    (error) => (error instanceof Refusal ? error.code : error),
  )
}

describe('a plain text', () => {
  const text = 'Contraseña: señorita «2O7l»\nSalida a las 11 — mañana'

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    [
      'Windows-1252',
      Buffer.from(text.replace('—', '\x97').replace('«', '\xab').replace('»', '\xbb'), 'latin1'),
    ],
  ])('in %s is read letter by letter', async (_encoding, bytes) => {
    expect(await read('manual.txt', bytes)).toBe(text)
  })

  test('keeps its lines, with one kind of break and no letters that nobody sees', async () => {
    expect(await read('a.txt', 'uno\r\ndos\r\rtres\u200b \n\n\n\ncuatro\u0007')).toBe(
      'uno\ndos\n\ntres\n\ncuatro',
    )
  })

  test('is told by its content: a page named .txt is read as a page', async () => {
    expect(await read('casa.txt', '<!DOCTYPE html><p>Hola &amp; adi&oacute;s</p>')).toBe(
      'Hola & adiós',
    )
  })

  test('that speaks of a PDF is read as the text it is', async () => {
    const text = 'Mi manual empieza con %PDF-1.4 y sigue'
    expect(await read('casa.txt', text)).toBe(text)
    const print = Buffer.concat([Buffer.from('\x1b%-12345X\n'), pdfOf(['Casa Azul'])])
    expect(await read('casa.pdf', print)).toBe('Casa Azul')
  })

  test('named as a PDF is read all the same', async () => {
    expect(await read('casa.pdf', 'Hola')).toBe('Hola')
  })
})

describe('a page', () => {
  test('gives what a person reads of it, and nothing of its scripts', async () => {
    const page = `<html><head><title>x</title><style>p{}</style></head><body><script>alert("<p>no</p>")</script>
      <h1>Casa  Azul</h1><p>Entrada<br>a las 15:00</p><!-- no --><ul><li>Toallas</li><li>Café &#233;</li></ul>
      <ol><li>Uno<li>Dos</ol><table><tr><th>Red</th><th>Clave</th></tr><tr><td>Casa</td><td><b>abc</b>123</td></tr></table>
      <p>El <a href="https://maps.app.goo.gl/x1">mapa</a> 5 < 6</p></body>`
    expect(await read('casa.html', page)).toBe(
      'Casa Azul\n\nEntrada\na las 15:00\n\n- Toallas\n- Café é\n\n1. Uno\n2. Dos\n\nRed | Clave\nCasa | abc123\n\nEl mapa https://maps.app.goo.gl/x1 5 < 6',
    )
  })

  test('keeps the lines of what was set as it was typed', async () => {
    const page = '<html><pre>Red: Casa\nClave: a&amp;b  c\n</pre><p>Uno\ndos</p></html>'
    expect(await read('casa.html', page)).toBe('Red: Casa\nClave: a&b c\n\nUno dos')
  })

  test('ends a line where a list begins and ends, also one without items', async () => {
    const page = '<html><div>Trae:<ul>toallas</ul>y jabón</div></html>'
    expect((await read('casa.html', page)).split(/\n+/)).toEqual(['Trae:', 'toallas', 'y jabón'])
  })

  test('keeps the number and the address behind its words', async () => {
    const page = `<html><p><a href="tel:+525511112222">Llámame</a></p>
      <p><a href="tel:+52-55-1111-2222">55 1111 2222</a></p>
      <p><a href="mailto:hola%40casa.mx?subject=Hola&amp;body=x">Escríbenos</a> o espera</p>
      <p><a href="MAILTO:hola@casa.mx">Hola@casa.mx</a></p><p><a href="mailto:a%ZZ">Roto</a></p>
      <p><a href="sms:+525511112222">Mensaje</a></p><p><a href="javascript:void(0)">Nada</a></p></html>`
    const lines = (await read('casa.html', page)).split('\n').filter((line) => line !== '')
    expect(lines).toEqual([
      'Llámame +525511112222',
      '55 1111 2222',
      'Escríbenos hola@casa.mx o espera',
      'Hola@casa.mx',
      'Roto a%ZZ',
      'Mensaje +525511112222',
      'Nada',
    ])
  })

  test.each([
    ['of unclosed tags', '<'.repeat(300_000)],
    ['of tags that never end', '<a '.repeat(100_000)],
    ['of comments that never end', '<!--'.repeat(80_000)],
    ['of lists in lists', `<html>${'<ul><li>'.repeat(30_000)}x`],
  ])('%s ends all the same', async (_what, page) => {
    expect(await refusalOf('a.html', page)).toMatch(/^(read|file_without_words|file_too_long)$/)
  })
})

describe('a Word document', () => {
  test('gives headings, bullets, cells and links as lines', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const body = [
      paragraph('La casa', '<w:pStyle w:val="Heading1"/>'),
      paragraph('Wi-Fi: Casa &amp; jardín'),
      paragraph('Toallas', '<w:numPr><w:numId w:val="1"/></w:numPr>'),
      `<w:tbl><w:tr>${cell('Red')}${cell('Clave')}</w:tr><w:tr>${cell('Casa')}${cell('abc')}</w:tr></w:tbl>`,
      '<w:p><w:hyperlink r:id="r1"><w:r><w:t>El mapa</w:t></w:r></w:hyperlink></w:p>',
      '<w:p><w:del><w:r><w:delText>quitado</w:delText></w:r></w:del><w:r><w:t>Uno</w:t><w:br/><w:t>Dos</w:t></w:r></w:p>',
    ]
    const docx = docxOf(body.join(''), { links: { r1: 'https://maps.app.goo.gl/x1' } })
    expect(await read('casa.docx', docx)).toBe(
      'La casa\nWi-Fi: Casa & jardín\n- Toallas\n\nRed | Clave\nCasa | abc\n\nEl mapa https://maps.app.goo.gl/x1\nUno\nDos',
    )
  })

  test('keeps the number and the address behind its words', async () => {
    const link = (id: string, text: string) =>
      `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`
    const links = { r1: 'tel:+525511112222', r2: 'mailto:hola@casa.mx', r3: 'file:///C:/casa' }
    const body = link('r1', 'Llámame') + link('r2', 'Correo') + link('r3', 'Disco')
    expect(await read('casa.docx', docxOf(body, { links }))).toBe(
      'Llámame +525511112222\nCorreo hola@casa.mx\nDisco',
    )
  })

  test('keeps a hyphen at which no line breaks', async () => {
    const body = '<w:p><w:r><w:t>Clave: casa</w:t><w:noBreakHyphen/><w:t>azul</w:t></w:r></w:p>'
    expect(await read('casa.docx', docxOf(body))).toBe('Clave: casa-azul')
  })

  test('is read with its notes, its heading and its foot, each once', async () => {
    const note = paragraph('Avisen a Tomás.')
    const foot = paragraph('Teléfono: 55 5555 0177')
    const head = paragraph('Casa Azul, Tepoztlán')
    const besides = { footnotes: note, header1: '', header3: head, footer1: foot, footer2: foot }
    expect(await read('casa.docx', docxOf(paragraph('Casa Azul'), { besides }))).toBe(
      'Casa Azul\n\nAvisen a Tomás.\n\nCasa Azul, Tepoztlán\n\nTeléfono: 55 5555 0177',
    )
  })

  test('under another name is read by its content', async () => {
    expect(await read('casa.txt', docxOf(paragraph('Hola')))).toBe('Hola')
  })

  test('that would unpack to gigabytes is refused before it does', { tags: 'long' }, async () => {
    const bytes = Buffer.alloc(200 * 1024 ** 2, 'a')
    const bomb = zipOf([{ name: 'word/document.xml', bytes }])
    expect(bomb.length).toBeLessThan(1024 ** 2)
    expect(await refusalOf('a.docx', bomb)).toBe('file_too_much')
  })

  test('cut off anywhere is refused in words', async () => {
    const docx = docxOf(paragraph('Hola'.repeat(50)))
    for (let size = 5; size < docx.length; size += 7) {
      expect(await refusalOf('a.docx', docx.subarray(0, size))).toMatch(/^file_/)
    }
  })

  test('with flipped bits is read or refused, and nothing else', async () => {
    const docx = docxOf(paragraph('Hola'.repeat(50)))
    for (let at = 0; at < docx.length; at += 3) {
      const broken = Buffer.from(docx)
      broken[at] = (broken[at] ?? 0) ^ 0xff
      expect(await refusalOf('a.docx', broken)).toMatch(/^(read|file_)/)
    }
  })

  test('with a password says so', async () => {
    const wrapped = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    expect(await refusalOf('a.docx', wrapped)).toBe('file_with_password')
  })
})

describe('a PDF', () => {
  test('gives its lines as they were set', async () => {
    expect(await read('casa.pdf', pdfOf(['Casa Azul', 'Wi-Fi: Casa (5G)', 'Salida 11:00']))).toBe(
      'Casa Azul\nWi-Fi: Casa (5G)\nSalida 11:00',
    )
  })

  test('puts a sentence together again that went over several lines', async () => {
    const lines = [
      'La lavadora se usa con poco jabon y tarda una hora,',
      'mientras que la secadora tarda casi dos horas enteras.',
      'No fumar adentro ni en los balcones de la casa',
      'No se aceptan mascotas de ninguna clase, perdon',
    ]
    expect(await read('casa.pdf', pdfOf(lines))).toBe(
      `${lines[0]} ${lines[1]}\n${lines[2]}\n${lines[3]}`,
    )
  })

  test('says which of its pages have no text', async () => {
    const pages = [['Casa Azul'], [], ['Wi-Fi'], [], [], [' . ']]
    const { text, missing } = await readWhole('casa.pdf', pdfOfPages(pages))
    expect(text.split('\n').filter((line) => /\w/.test(line))).toEqual(['Casa Azul', 'Wi-Fi'])
    expect(missing).toEqual([
      { code: 'file_pages_without_text', values: { pages: '2, 4–6', count: 4 } },
    ])
    expect((await readWhole('casa.pdf', pdfOf(['Casa Azul']))).missing).toEqual([])
  })

  test('of more than two hundred pages says how many of them were read', async () => {
    const pages = Array.from({ length: 203 }, (_, at) => [`Hoja ${at + 1}`])
    const { text, missing } = await readWhole('casa.pdf', pdfOfPages(pages))
    expect(text).toContain('Hoja 200')
    expect(text).not.toContain('Hoja 201')
    expect(missing).toEqual([{ code: 'file_pages_left', values: { read: 200, all: 203 } }])
  })

  test('without text says that it is pictures', async () => {
    expect(await refusalOf('casa.pdf', pdfOf([]))).toBe('file_of_pictures')
  })

  test('that is broken is refused in words', async () => {
    expect(await refusalOf('a.pdf', '%PDF-1.7\nno more than that')).toBe('file_damaged')
  })

  test('with a password says so', async () => {
    const locked = pdfOf(['Hola'])
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>/P -4>>/ID[<00><00>]`,
      )
    expect(await refusalOf('a.pdf', Buffer.from(locked, 'latin1'))).toBe('file_with_password')
  })
})

describe('anything else', () => {
  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['an archive', zipOf([{ name: 'a.txt', bytes: Buffer.from('Hola') }])],
    ['a rich text', Buffer.from('{\\rtf1 Hola}')],
    ['an older document', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])],
    ['noise', deflateSync(Buffer.alloc(5000, 'abcdefg'))],
  ])('such as %s is of an unknown kind', async (_what, bytes) => {
    expect(await refusalOf('casa.txt', bytes)).toBe('file_unknown')
  })

  test.each([
    ['of nothing', ''],
    ['of spaces', ' \n\t\r\n'],
  ])('%s is called empty', async (_what, text) => {
    expect(await refusalOf('a.txt', text)).toBe('file_without_words')
  })

  test('longer than what fits says so', async () => {
    expect(await refusalOf('a.txt', 'palabra '.repeat(30_000))).toBe('file_too_long')
  })
})
