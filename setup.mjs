// Brings a clone to where `npm start`, `npm run dev` or `npm test` can run: packages, the build, a browser for the tests.
// Plain JavaScript with built-ins only: this runs before anything is installed, on whatever Node the machine has.
import { build, isBuilt } from './setup/build.mjs'
import { findOrInstallBrowser, hasBrowser } from './setup/browser.mjs'
import { takeLock } from './setup/lock.mjs'
import { checkMachine } from './setup/machine.mjs'
import { install, isInstalled } from './setup/packages.mjs'
import { inRoot, SetUpError } from './setup/steps.mjs'

const goal = process.argv[2]
try {
  if (!['start', 'dev', 'test'].includes(goal))
    throw new SetUpError('Usage: node setup.mjs start | dev | test')
  process.chdir(inRoot())
  checkMachine()
  if (!isInstalled() || (goal !== 'dev' && !isBuilt()) || (goal === 'test' && !hasBrowser())) {
    const release = await takeLock()
    try {
      if (!isInstalled()) await install()
      if (goal !== 'dev' && !isBuilt()) await build()
      if (goal === 'test' && !hasBrowser()) await findOrInstallBrowser()
    } finally {
      release()
    }
  }
} catch (error) {
  if (!(error instanceof SetUpError)) throw error
  console.error(`\nset-up: ${error.message}\n`)
  process.exitCode = 1
}
