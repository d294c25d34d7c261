import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [serverStaysHome(), tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      resolve: { external: ['sharp', 'pg', '@electric-sql/pglite'] },
    },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
})
