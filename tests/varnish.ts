import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './product.ts'
import { findTool } from './tools.ts'

const program = findTool('varnishd')

/** Why Varnish cannot be asked here, if it cannot. */
export function whyNoVarnish() {
  const modules = globSync('/usr/lib/{,*/}varnish/vmods/libvmod_xkey.so')
  return program && modules.length > 0
    ? undefined
    : 'Varnish with xkey is not on this machine (Debian: apt-get install varnish varnish-modules)'
}

/** Varnish on loopback with the file that is shipped, in front of a product that may start later. */
export async function startVarnish({ productPort }: { productPort: number }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-varnish-'))
  const port = await freePort()
  const shipped = readFileSync('install/varnish/zaguan.vcl', 'utf8')
  const rules = path.join(folder, 'zaguan.vcl')
  await writeFile(rules, shipped.replace('.port = "3000"', `.port = "${productPort}"`))
  const child = spawn(
    program ?? 'varnishd',
    [
      ...['-F', '-j', 'none', '-n', path.join(folder, 'work')],
      ...['-a', `127.0.0.1:${port}`, '-f', rules, '-s', 'malloc,64m'],
      ...['-p', 'http_gzip_support=off', '-T', 'none'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const words: string[] = []
  child.stderr.on('data', (chunk) => words.push(String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`Varnish ended:\n${words.join('')}`)
    await pause(50)
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
