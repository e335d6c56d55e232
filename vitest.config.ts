import { defineConfig } from 'vitest/config'
import { testFiles } from './tests/test-files.ts'

const { bare, database } = testFiles()

export default defineConfig({
  test: {
    // The report's PDF reads its colours from the theme; other styles aren't needed in tests.
    css: { include: [/theme\.css\?raw$/] },
    // Files share their processes and the modules in them, which took most of the time to load (decision 087).
    isolate: false,
    // Many wait for a clock or a process: one more than there are cores.
    maxWorkers: 3,
    // As for the journeys: the reporter marks what needed a second try.
    retry: process.env['CI'] ? 1 : 0,
    // No test is about time; a machine with much else to do takes ten times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'bare', include: bare } },
      {
        extends: true,
        test: { name: 'database', include: database, globalSetup: ['./tests/global-setup.ts'] },
      },
    ],
  },
})
