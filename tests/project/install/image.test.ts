import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import packageFile from '#package.json' with { type: 'json' }
import { settings } from '#server/settings.ts'
import { serviceOf } from './compose.ts'
import { dockerfile, ofImage, read, run } from './installed.ts'

describe('the image', () => {
  test('runs on the Node of the project, and the packages are those of the lockfile', () => {
    const version = packageFile.devDependencies.node
    expect(dockerfile).toContain(`ARG NODE=docker.io/library/node:${version}-bookworm-slim\n`)
    expect(dockerfile.match(/^FROM \S+/gm)).toEqual(Array(3).fill('FROM $' + '{NODE}'))
    expect(dockerfile.match(/npm \w+/g)).toEqual(['npm ci', 'npm ci'])
  })

  test('holds what the product needs at work, is nobody’s root and is asked for its health', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).not.toMatch(/--include=dev|^COPY \. /m)
    expect(last).toContain('COPY --from=packages /srv/zaguan/node_modules')
    expect(last).toMatch(/^USER 1000:1000$/m)
    expect(last).toMatch(/^VOLUME \/data$/m)
    expect(last).toMatch(/^HEALTHCHECK .* CMD \["node", "install\/is-healthy.mjs"\]$/m)
    expect(dockerfile).toContain('npm ci --omit=dev --ignore-scripts')
  })

  test('holds the commands of an operator, and the page on operating calls each as it is there', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    const held = [...last.matchAll(/^COPY --from=build \/srv\/zaguan\/(\S+) /gm)].map(
      ([, at]) => at,
    )
    for (const name of ['backup', 'restore', 'admin', 'billing:setup'] as const) {
      const own = packageFile.scripts[name].replace(/^(exec )?node /, '')
      const file = /runCommand\('(.+)'\)/.exec(readFileSync(own, 'utf8'))?.[1] ?? own
      expect(held.filter((at = '') => file === at || file.startsWith(`${at}/`))).toHaveLength(1)
      expect(readFileSync('docs/operating.md', 'utf8')).toMatch(
        new RegExp(`\`(?:exec|run --rm) product node ${file}`),
      )
      const asked = [...readFileSync(file, 'utf8').matchAll(/ from '([#.][^']*)'/g)]
      expect(asked.filter(([, at = '']) => !/^(#server\/|#domain\/|\.\/)/.test(at))).toEqual([])
      if (!file.startsWith('server/')) expect(asked.join()).not.toContain("'./")
    }
  })

  test('is made of what the repository has, and nothing else is sent to where it is made', () => {
    const sent = read('Dockerfile.dockerignore').split('\n')
    expect(sent.find((line) => line && !line.startsWith('#'))).toBe('*')
    const named = sent.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(named.filter((name) => !existsSync(name))).toEqual([])
    for (const name of ['domain', 'server', 'web', 'vite.config.ts', 'react-router.config.ts']) {
      expect(named).toContain(name)
    }
    for (const [, source = ''] of dockerfile.matchAll(/^COPY (?!--from|\.)(.+) \S+$/gm)) {
      expect(source.split(' ').filter((name) => !named.includes(name))).toEqual([])
    }
  })

  test('says only settings that there are, besides Node’s own', () => {
    const names = Object.keys(ofImage).filter((name) => !['NODE_ENV', 'TMPDIR'].includes(name))
    expect(names.filter((name) => !(name in settings))).toEqual([])
  })

  test('keeps what waits in files where it may write, and not in memory', () => {
    expect(ofImage.TMPDIR).toBe('/data')
    const owned = /^RUN install -d -o (\d+) -g \d+ -m 700 (\S+)$/m.exec(dockerfile)
    expect(owned?.slice(1)).toEqual(['1000', ofImage.TMPDIR])
    expect(serviceOf('product')).toMatch(/^ {4}volumes:\n {6}- product:\/data$/m)
    expect(serviceOf('product')).not.toContain('- /data')
  })

  test('is healthy while the product answers that it is alive', async () => {
    const answers = { status: 200 }
    const server = createServer((request, answer) => {
      answer.writeHead(request.url === '/healthz' ? answers.status : 404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const env = { ...process.env, PORT: String(port) }
    const ask = () =>
      run(process.execPath, ['install/is-healthy.mjs'], { env }).then(
        () => 0,
        ({ code }) => code,
      )
    expect(await ask()).toBe(0)
    answers.status = 503
    expect(await ask()).toBe(1)
    await new Promise((resolve) => server.close(resolve))
    expect(await ask()).toBe(1)
  })
})
