/**
 * Adds the optional platform packages that npm drops from package-lock.json when the registry at hand does not serve them, so
 * that `npm ci` accepts the lock here and installs the right binaries on other platforms. Run after every `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const systems = words(
  'android darwin freebsd linux win32 openbsd netbsd sunos aix openharmony cygwin',
)
const processors = words('arm64 x64 arm ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 universal')

const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages
let added = 0
for (const [parent, { dev, optionalDependencies = {} }] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isThere(parent, name)) continue
    const folder = parent && !parent.startsWith('node_modules/') ? `${parent}/` : ''
    packages[`${folder}node_modules/${name}`] ??= {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      ...platformIn(name),
      ...(dev && { dev }),
    }
    added += 1
  }
}
const byPlace = ([one], [other]) => (one < other ? -1 : 1)
lock.packages = Object.fromEntries(Object.entries(packages).sort(byPlace))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log('packages added:', added)

/** As Node looks for it: beside the package itself, then in each folder above. */
function isThere(parent, name) {
  for (let place = parent; ; place = place.slice(0, place.lastIndexOf('/node_modules/'))) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true
    if (!place.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`])
  }
}

/** What a package is for, by the words of its name. */
function platformIn(name) {
  const said = name.replace(/^@[^/]+\//, '').split(/[-_.]/)
  const os = said.find((word) => systems.includes(word)) ?? (said.includes('windows') && 'win32')
  const cpu =
    said.find((word) => processors.includes(word)) ?? (said.includes('aarch64') && 'arm64')
  const isMusl = said.some((word) => word.startsWith('musl'))
  const isGnu = os === 'linux' && said.some((word) => word.startsWith('gnu'))
  if (!os && !cpu) console.warn('no platform guess for', name)
  return {
    ...((os || cpu === 'wasm32') && { os: [os || 'none'] }),
    ...(cpu && cpu !== 'universal' && { cpu: [cpu] }),
    ...((isMusl || isGnu) && { libc: [isMusl ? 'musl' : 'glibc'] }),
  }
}

function words(text) {
  return text.split(' ')
}
