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

const scriptQuery = '?script'

/** `import text from './page.ts?script'`: that module and all it imports, built for the browser, as text. */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(scriptQuery)) return
      const module = await this.resolve(source.slice(0, -scriptQuery.length), importer)
      return module && module.id + scriptQuery
    },
    async load(id) {
      if (!id.endsWith(scriptQuery)) return
      const { code, moduleIds } = await buildScript(id.slice(0, -scriptQuery.length))
      for (const each of moduleIds) this.addWatchFile(each)
      return `export default ${JSON.stringify(code)}`
    },
  }
}

async function buildScript(entry: string) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [serverStaysHome()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const [script] = [built as Rollup.RollupOutput | Rollup.RollupOutput[]].flat()
  if (!script) throw new Error(`${entry} was built into nothing`)
  return script.output[0]
}

/** What most pages need comes in two files instead of forty: they pack better together. No page opens with a dialog. */
const sharedScripts = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'parts',
    test: /\/(web|domain|lucide)\/(?!ui\/(alert-)?dialog)/,
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
      resolve: { external: ['sharp', 'pg', '@electric-sql/pglite'] },
    },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
})
