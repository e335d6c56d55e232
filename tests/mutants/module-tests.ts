import { defineConfig } from 'vitest/config'
import { testFiles } from '../test-files.ts'
import { modules } from './modules.ts'

const tests = modules[process.env['MUTATED'] ?? '']?.tests ?? []
const { database } = testFiles()

/** Stryker runs all tests of this configuration for what is done while modules load, so there are those of one module only. */
export default defineConfig({
  test: {
    css: { include: [/theme\.css\?raw$/] },
    include: tests,
    isolate: false,
    globalSetup: tests.some((path) => database.includes(path)) ? ['./tests/global-setup.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
