import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { copyFile, cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#tests/product.ts'
import { findTool } from '#tests/tools.ts'

const run = promisify(execFile)

export type Image = Awaited<ReturnType<typeof buildImage>>

const tools = ['mmdebstrap', 'buildah', 'unshare', 'chroot']
const base = 'localhost/zaguan-node'
const tag = 'localhost/zaguan'
const ownCertificates = '/etc/ssl/certs/ca-certificates.crt'

/** Why an image cannot be made here, as a sentence. */
export function whyNoImage() {
  if (process.getuid?.() !== 0) return 'making one without a daemon needs root'
  const missing = tools.filter((name) => !findTool(name))
  if (missing.length > 0)
    return `${missing.join(' and ')} missing: apt-get install mmdebstrap buildah`
  return npmFolder() ? undefined : 'no npm beside the Node of this machine'
}

/** The steps of install/Dockerfile on an empty root of Debian's packages with the project's own Node, in folders of their own. */
export async function buildImage(folder: string) {
  const buildah = (...args: string[]) => {
    const places = ['--root', path.join(folder, 'root'), '--runroot', path.join(folder, 'run')]
    return run('buildah', [...places, '--storage-driver', 'vfs', ...args], { maxBuffer: 1e8 }).then(
      ({ stdout }) => stdout.trim(),
    )
  }
  await makeBase(folder, buildah)
  const file = ['-f', 'install/Dockerfile', '--ignorefile', 'install/Dockerfile.dockerignore']
  const way = ['--isolation', 'chroot', '--network', 'host', '--pull-never', '--format', 'docker']
  await buildah('bud', ...way, '--build-arg', `NODE=${base}`, ...file, '-t', tag, '.')
  const container = await buildah('from', '--pull-never', tag)
  const root = await buildah('mount', container)
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', tag))
  const { Env, User, Cmd, Healthcheck, WorkingDir } = Docker.config
  return {
    root,
    folder: WorkingDir as string,
    user: User as string,
    command: Cmd as string[],
    healthCheck: (Healthcheck.Test as string[]).slice(1),
    environment: environmentOf(Env),
    port: await freePort(),
    ownMb: await megabytesOf(path.join(root, WorkingDir)),
    packagesMb: await megabytesOf(path.join(root, WorkingDir, 'node_modules')),
    async remove() {
      await buildah('umount', container)
      await buildah('rm', '--all')
    },
  }
}

type Buildah = (...args: string[]) => Promise<string>

/** What stands in for the base image, which only a registry has: the same Debian, the same Node, an npm, a user. */
async function makeBase(folder: string, buildah: Buildah) {
  const tar = path.join(folder, 'debian.tar')
  const packages = '--include=ca-certificates,libstdc++6'
  await run('mmdebstrap', ['--variant=minbase', packages, 'bookworm', tar], { maxBuffer: 1e8 })
  const container = await buildah('from', 'scratch')
  const root = await buildah('mount', container)
  await run('tar', ['-C', root, '-xf', tar])
  const inBase = (...names: string[]) => path.join(root, 'usr', 'local', ...names)
  await copyFile(process.execPath, inBase('bin', 'node'))
  await mkdir(inBase('lib', 'node_modules'), { recursive: true })
  await cp(npmFolder() ?? '', inBase('lib', 'node_modules', 'npm'), { recursive: true })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', inBase('bin', 'npm'))
  await run('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node'])
  // A network that puts a certificate of its own before the registry's has it known on this machine.
  await copyFile(ownCertificates, path.join(root, ownCertificates)).catch(() =>
    writeFile(path.join(root, ownCertificates), ''),
  )
  await buildah('umount', container)
  const folders = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const known = `NODE_EXTRA_CA_CERTS=${ownCertificates}`
  await buildah('config', '--env', folders, '--env', known, container)
  await buildah('commit', '-q', container, base)
  await buildah('rm', container)
}

/** npm's own folder, behind the name by which it is called. */
function npmFolder() {
  const npm = findTool('npm')
  const folder = npm && path.resolve(realpathSync(npm), '../..')
  return folder && existsSync(path.join(folder, 'bin', 'npm-cli.js')) ? folder : undefined
}

function environmentOf(pairs: string[]) {
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}

async function megabytesOf(folder: string) {
  const { stdout } = await run('du', ['-sm', folder])
  return Number.parseInt(stdout, 10)
}
