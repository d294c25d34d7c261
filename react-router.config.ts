import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The list of routes is small; asking for it piece by piece would fail without a connection.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
