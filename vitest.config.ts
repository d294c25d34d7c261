import { defineConfig } from 'vitest/config'
import { scriptText } from './vite.config.ts'

/** A busy machine may take its time: only a test that hangs meets these. */
const timeouts = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000, interval: 20 } },
}

const postgres = './tests/postgres/postgres-setup.ts'
const built = './tests/built.mjs'
const taught = './tests/taught.mjs'

/** One worker reads the modules once for all its files: that was two thirds of the time. */
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true }

/** Rules without I/O, the house's own fences, the built product as a process, the API on a real Postgres, faults, the payment sandbox on loopback. */
export default defineConfig({
  test: {
    // On a busy machine the last worker may take its time to end.
    teardownTimeout: 60_000,
    // Half of them wait for Postgres at any moment: one fewer than the cores leaves a core idle.
    maxWorkers: '100%',
    tags: [{ name: 'long', description: 'asked in `npm run test:all` only' }],
    projects: [
      projectOf('rules', ['domain/**/*.test.ts', 'web/**/*.test.{ts,tsx}'], {
        ...shared,
        globalSetup: taught,
      }),
      projectOf('project', ['tests/project/**/*.test.{ts,tsx}'], shared),
      projectOf('process', ['tests/process/**/*.test.ts'], { globalSetup: built }),
      projectOf('server', ['server/**/*.test.ts', 'tests/api/**/*.test.ts'], {
        ...shared,
        globalSetup: [taught, postgres],
      }),
      projectOf('faults', ['tests/faults/**/*.test.ts', 'tests/fleet/**/*.test.ts'], {
        globalSetup: [built, postgres],
      }),
      projectOf('sandbox', ['payments-sandbox/**/*.test.ts'], shared),
    ],
  },
})

function projectOf(name: string, include: string[], more = {}) {
  return { plugins: [scriptText()], test: { name, include, ...timeouts, ...more } }
}
