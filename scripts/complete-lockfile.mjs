// Adds the optional platform packages that npm drops from package-lock.json when the registry at hand does not serve them,
// so that `npm ci` accepts the lock here and installs the right binaries on other platforms. Run after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'

const f = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(f, 'utf8'))
const P = lock.packages
const OS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
  'cygwin',
]
const CPU = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'universal',
]
function resolveFrom(parent, name) {
  // node resolution upwards
  let p = parent
  for (;;) {
    const k = `${p ? `${p}/` : ''}node_modules/${name}`
    if (P[k]) return k
    if (!p) return null
    const i = p.lastIndexOf('/node_modules/')
    p = i >= 0 ? p.slice(0, i) : ''
    if (i < 0 && p === '') {
      const k2 = `node_modules/${name}`
      return P[k2] ? k2 : null
    }
  }
}
let n = 0
for (const [parent, e] of Object.entries({ ...P })) {
  for (const [name, range] of Object.entries(e.optionalDependencies ?? {})) {
    if (resolveFrom(parent, name)) continue
    const t = name.replace(/^@[^/]+\//, '').split(/[-_.]/)
    const os = t.find((x) => OS.includes(x)) ?? (t.includes('windows') ? 'win32' : null)
    const cpu = t.find((x) => CPU.includes(x)) ?? (t.includes('aarch64') ? 'arm64' : null)
    const version = range.replace(/^[\^~]/, '')
    const libc = t.some((x) => x.startsWith('musl'))
      ? ['musl']
      : t.some((x) => x.startsWith('gnu')) && os === 'linux'
        ? ['glibc']
        : undefined
    const stub = { version, optional: true }
    if (os || cpu === 'wasm32') stub.os = [os ?? 'none']
    if (cpu && cpu !== 'universal') stub.cpu = [cpu]
    if (os === 'linux' && t.includes('musl')) stub.libc = ['musl']
    else if (libc) stub.libc = libc
    if (e.dev || P[parent].dev) stub.dev = true
    P[
      `${parent && !parent.startsWith('node_modules/') ? `${parent}/` : ''}node_modules/${name}`
    ] ??= stub
    if (!stub.os && !stub.cpu) console.warn('no platform guess for', name, range)
    n++
  }
}
lock.packages = Object.fromEntries(Object.entries(P).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(f, `${JSON.stringify(lock, null, 2)}\n`)
console.log('stubs added:', n)
