export type Titled = { title: string; notes: string }

/** What a kind of home usually tells its guests; names, addresses and passwords stay the host's to write. */
export type TemplateWords = {
  greeting: string
  note: string
  supportMessage: string
  parking: string
  arrival: string
  firstAidLocation: string
  rooms: { label: string; features: string[] }[]
  /** What guests look for around the house before they look for a place by name. */
  nearby: Titled[]
  devices: { name: string; notes: string }[]
  emergencyItems: Titled[]
  rules: Titled[]
  steps: Titled[]
}

/**
 * A template as it is written: `key: sentence` on a line, then lists under `# key`, an entry a line as `title | notes`.
 * In the list of rooms a line is a room, and each `- ` under it what it has.
 */
export function readTemplate(text: string): TemplateWords {
  const [opening = '', ...parts] = text.trim().split(/^# /m)
  const sentences = new Map(linesOf(opening).map((line) => cut(line, ': ')))
  const lists = new Map(parts.map((part) => [part.split('\n', 1)[0], linesOf(part).slice(1)]))
  const sentence = (key: keyof TemplateWords) => sentences.get(key) ?? ''
  const titled = (key: keyof TemplateWords) =>
    (lists.get(key) ?? []).map((line) => {
      const [title, notes] = cut(line, ' | ')
      return { title, notes }
    })
  return {
    greeting: sentence('greeting'),
    note: sentence('note'),
    supportMessage: sentence('supportMessage'),
    parking: sentence('parking'),
    arrival: sentence('arrival'),
    firstAidLocation: sentence('firstAidLocation'),
    rooms: readRooms(lists.get('rooms') ?? []),
    nearby: titled('nearby'),
    devices: titled('devices').map(({ title, notes }) => ({ name: title, notes })),
    emergencyItems: titled('emergencyItems'),
    rules: titled('rules'),
    steps: titled('steps'),
  }
}

function readRooms(lines: string[]) {
  const rooms: TemplateWords['rooms'] = []
  for (const line of lines) {
    if (line.startsWith('- ')) rooms.at(-1)?.features.push(line.slice(2))
    else rooms.push({ label: line, features: [] })
  }
  return rooms
}

function linesOf(text: string) {
  return text.split('\n').filter((line) => line !== '')
}

function cut(line: string, sign: string): [string, string] {
  const at = line.indexOf(sign)
  return [line.slice(0, at), line.slice(at + sign.length)]
}
