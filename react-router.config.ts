import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  // The whole route table ships at once: a click never waits for a second manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
