/** Lines of a document as they come: paragraphs, bullets, cells side by side. */
export function openLines() {
  const lines: string[] = []
  let line = ''
  let cells: string[] | undefined
  let bullet = ''

  function end() {
    const text = line.replace(/[ \t\u00a0]+/g, ' ').trim()
    line = ''
    if (text === '') return
    if (cells) {
      cells[cells.length - 1] = joined(cells.at(-1), text)
      return
    }
    lines.push(bullet + text)
    bullet = ''
  }

  return {
    say(text: string) {
      line += text
    },
    end,
    /** Headings and paragraphs stand apart. */
    gap() {
      end()
      if (!cells && lines.length > 0 && lines.at(-1) !== '') lines.push('')
    },
    item(mark: string) {
      end()
      if (!cells) bullet = mark
    },
    row() {
      end()
      cells = ['']
    },
    cell() {
      end()
      if (cells && !(cells.length === 1 && cells[0] === '')) cells.push('')
    },
    endRow() {
      end()
      const said = cells?.filter((cell) => cell !== '') ?? []
      cells = undefined
      if (said.length > 0) lines.push(said.join(' | '))
    },
    text() {
      end()
      return lines.join('\n')
    },
  }
}

function joined(before: string | undefined, text: string) {
  return before ? `${before}; ${text}` : text
}
