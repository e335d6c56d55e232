import { defineConfig } from 'vitest/config'
import { modules } from './modules.ts'

/** Stryker runs all tests of this configuration for what is done while modules load, so there are those of one module only. */
export default defineConfig({
  test: {
    css: { include: [/theme\.css\?raw$/] },
    include: modules[process.env['MUTATED'] ?? '']?.tests ?? [],
    globalSetup: ['./tests/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
