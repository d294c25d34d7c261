import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { GuestScreens } from '#server/guest/draw-guide.ts'

const folder = path.resolve('build', 'bench', 'screens')

/** The guest's screens as the product builds them, alone. */
export async function buildScreens() {
  const { scriptText }: typeof import('../../../vite.config.ts') =
    await importFile('vite.config.ts')
  rmSync(folder, { recursive: true, force: true })
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [scriptText()],
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: 'web/guest/render-guest-pages.tsx',
        output: { entryFileNames: 'screens.js' },
      },
    },
  })
}

export function loadScreens(): Promise<GuestScreens> {
  return importFile(path.join(folder, 'screens.js'))
}

function importFile(file: string) {
  return import(pathToFileURL(path.resolve(file)).href)
}
