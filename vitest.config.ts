import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'e2e/**', 'build/**', 'data/**'],
    globalSetup: ['./tests/global-setup.ts'],
    // The report's PDF reads its colours from the theme; other styles aren't needed in tests.
    css: { include: [/theme\.css\?raw$/] },
    // Many wait for a clock or a process: one more than there are cores.
    maxWorkers: 3,
    // As for the journeys: the reporter marks what needed a second try.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
