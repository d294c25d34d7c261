import { defineConfig } from 'vitest/config'

/** Three suites: rules (no I/O), the API on a real Postgres, and the payment sandbox on loopback. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['domain/**/*.test.ts', 'web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'house', include: ['tests/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'sandbox', include: ['payments-sandbox/**/*.test.ts'] } },
    ],
  },
})
