import { defineConfig } from 'vitest/config'

/** Rules without I/O, the house's own fences, the built product as a process, the API on a real Postgres, faults, the payment sandbox on loopback. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['domain/**/*.test.ts', 'web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'house', include: ['tests/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: './tests/postgres-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: './tests/postgres-setup.ts',
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'sandbox', include: ['payments-sandbox/**/*.test.ts'] } },
    ],
  },
})
