import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin, type Rollup } from 'vite'

/** Refuses a build in which server code would reach the browser. */
export function serverStaysHome(): Plugin {
  return {
    name: 'server-stays-home',
    enforce: 'pre',
    resolveId(source, importer) {
      if (this.environment.name !== 'client') return
      if (!source.startsWith('#server/') && !source.startsWith('node:')) return
      this.error(`${source} must not reach the browser (imported by ${importer ?? 'the entry'})`)
    },
  }
}

/** Modules fail on `file://`: what is opened from a folder needs a classic script. */
const scriptQueries = { '?script': 'es', '?classic-script': 'iife' } as const

/**
 * `import text from './page.ts?script'`: that module and all it imports, built for the browser, as text. With
 * `?classic-script` it is one script that stands in a page and imports nothing.
 */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [file, query] = splitQuery(source)
      if (!query) return
      const module = await this.resolve(file, importer)
      return module && module.id + query
    },
    async load(id) {
      const [file, query] = splitQuery(id)
      if (!query) return
      const { code, moduleIds } = await buildScript(file, scriptQueries[query])
      for (const each of moduleIds) this.addWatchFile(each)
      return `export default ${JSON.stringify(code)}`
    },
  }
}

function splitQuery(id: string) {
  const [file = '', query] = id.split(/(?=\?)/)
  const isScript = query === '?script' || query === '?classic-script'
  return isScript ? ([file, query] as const) : ([id] as const)
}

async function buildScript(entry: string, format: 'es' | 'iife') {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [serverStaysHome()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format } },
    },
  })
  const [script] = [built as Rollup.RollupOutput | Rollup.RollupOutput[]].flat()
  if (!script) throw new Error(`${entry} was built into nothing`)
  return script.output[0]
}

const ofMostPages =
  /^(web|domain|node_modules\/lucide)\/(?!ui\/dialogs\/dialog|auth\/|copy\/accounts\/|messages\/(refusals\/|screen|field)|calls\/ask)/

/**
 * What most pages need comes in two files instead of forty: they pack better together. No page opens with a dialog, and
 * not all of them are for signing in or tell what the API refused.
 */
const sharedScripts = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'parts',
    // By its place in this project, whatever the folders around it are called.
    test: (id: string) => ofMostPages.test(path.relative(import.meta.dirname, id)),
    minShareCount: 10,
  },
]

export default defineConfig({
  plugins: [serverStaysHome(), scriptText(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } } },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      // Of its thousand icons the product carries the forty it shows.
      resolve: { external: ['sharp', 'pg', '@electric-sql/pglite'], noExternal: ['lucide'] },
    },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
})
