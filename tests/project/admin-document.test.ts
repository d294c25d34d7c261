import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runAdmin } from '#server/operator/admin-program.ts'

const document = readFileSync('docs/operating.md', 'utf8')
const byHand = document.slice(document.indexOf('\n## By hand'))
const table = byHand.slice(0, byHand.indexOf('\n## ', 1))

/** What the rows of the table tell to type. */
const told = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words),
)

async function helpOf(...names: string[]) {
  const said: string[] = []
  const code = await runAdmin([...names, '--help'], {
    open: () => Promise.reject(new Error('help needs no database')),
    say: (words) => said.push(words),
    complain: (words) => said.push(words),
    findLines: async function* () {},
    sayFailure: String,
  })
  expect([names, code]).toEqual([names, 0])
  return said.join('\n')
}

async function listCommands(...group: string[]): Promise<string[][]> {
  const [, listed] = (await helpOf(...group)).split('\nCommands:\n')
  if (listed === undefined) return [group]
  const names = [...listed.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = '']) => name)
  const inner = names.filter((name) => name !== 'help').map((name) => listCommands(...group, name))
  return (await Promise.all(inner)).flat()
}

const namesIn = (words: string) => /^[a-z-]+( [a-z-]+)*/.exec(words)?.[0] ?? ''
const optionsIn = (words: string): string[] => words.match(/--[a-z]+/g) ?? []

test('the table of the operator’s commands has each of them, and no other', async () => {
  const commands = (await listCommands()).map((names) => names.join(' '))
  expect(commands.length).toBeGreaterThan(15)
  const documented = told.map((words) => (words.startsWith('npm') ? '' : namesIn(words)))
  expect([...new Set(documented)].filter(Boolean).sort()).toEqual(commands.sort())
})

test('each is told with the words and options that it wants, and with none it does not know', async () => {
  for (const words of told.filter((words) => !words.startsWith('npm'))) {
    const help = await helpOf(...namesIn(words).split(' '))
    const wanted = /<\w+>/.test(help.split('\n')[0] ?? '')
    expect([words, / [A-Z]{2,}/.test(words.replace(/\[.*?\]| --.*/g, ''))]).toEqual([words, wanted])
    const known = optionsIn(help.split('\nOptions:\n')[1] ?? '')
    expect(optionsIn(words).filter((option) => !known.includes(option))).toEqual([])
    if (known.includes('--reason')) expect(words).toContain('--reason …')
  }
})

/** Everything that tells somebody what to type. */
const papers = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', '.env.example'],
  ...readdirSync('docs', { recursive: true }).map((name) => `docs/${name}`),
  ...readdirSync('install', { recursive: true }).map((name) => `install/${name}`),
].filter((file) => /\.(md|example|service|yaml|conf|vcl)$|file$/i.test(file))

/** `node …` as somebody types it; what runs in the container has the image's Node, what stands in a folder of its own is named. */
function typedOn(line: string) {
  return [
    ...line.matchAll(
      /(?<![\w/]|(?:exec|run) (?:-+\S+ )*product )node (?:--\S+ )*(\S+?\.(?:ts|mjs))\b/g,
    ),
  ].map(([, file = '']) => file)
}

/** Only the Node that comes with the packages reads these, and README promises less. */
function needsBundledNode(file: string) {
  return file.endsWith('.ts') || /^import .*\.ts'$/m.test(readFileSync(file, 'utf8'))
}

test('no command that a page tells to type needs another Node than the one that is asked for', () => {
  const typed = papers.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap(typedOn)
      .map((name) => ({ file, name })),
  )
  expect(typed.length).toBeGreaterThan(2)
  expect(typed.filter(({ name }) => needsBundledNode(name))).toEqual([])
})

test.each([
  ['journalctl -u zaguan | node server/admin-command.ts error CODE', ['server/admin-command.ts']],
  ['`node --env-file=/etc/env scripts/billing-setup.mjs`', ['scripts/billing-setup.mjs']],
  ['docker compose exec -T product node server/admin-command.ts', []],
  ['ExecStart=/srv/zaguan/node_modules/node/bin/node server/start.ts', []],
])('%s: what needs the bundled Node is seen', (line, found) => {
  expect(typedOn(line).filter(needsBundledNode)).toEqual(found)
})
