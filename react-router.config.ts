import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // Set-up builds beside the build in use and swaps the folders.
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  // The whole route table ships at once: a click never waits for a second manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
