// Brings a clone to where `npm start`, `npm run dev`, `npm test` or `npm run bench` can run: packages, pictures, samples, the build, a browser for the tests.
// Plain JavaScript with built-ins only: this runs before anything is installed, on whatever Node the machine has.
import { build, isBuilt } from './setup/build.mjs'
import { findOrInstallBrowser, hasBrowser, hasWholeBrowser, installWholeBrowser } from './setup/browser.mjs'
import { fromDebian, installed } from './setup/debian.mjs'
import { takeLock } from './setup/lock.mjs'
import { checkMachine } from './setup/machine.mjs'
import { install, isInstalled } from './setup/packages.mjs'
import { areDrawn, draw } from './setup/pictures.mjs'
import { areSampled, sample } from './setup/samples.mjs'
import { inRoot, SetUpError } from './setup/steps.mjs'

const goal = process.argv[2]
try {
  if (!['packages', 'start', 'dev', 'test', 'bench'].includes(goal))
    throw new SetUpError('Usage: node setup.mjs packages | start | dev | test | bench')
  process.chdir(inRoot())
  checkMachine()
  const lacksPictures = () => goal !== 'packages' && !areDrawn()
  const lacksSamples = () => goal !== 'packages' && !areSampled()
  const lacksBuild = () => goal !== 'packages' && goal !== 'dev' && !isBuilt()
  const lacksBrowser = () => (goal === 'test' || goal === 'bench') && !hasBrowser()
  const lacksWholeBrowser = () => (goal === 'test' || goal === 'bench') && !hasWholeBrowser()
  // Without it the bench says what it couldn't measure.
  const lacksWrk = () => goal === 'bench' && !installed(['wrk'])
  // Without it the tests say which journeys they left out.
  const lacksFirefox = () => goal === 'test' && !installed(['firefox-esr', 'firefox'])
  // A mail server starts with its package, so that only a machine of CI gets one; elsewhere the tests say what they left out.
  const lacksMailServer = () => goal === 'test' && process.env.CI && !installed(['dovecot'])
  if (
    !isInstalled() ||
    lacksPictures() ||
    lacksSamples() ||
    lacksBuild() ||
    lacksBrowser() ||
    lacksWholeBrowser() ||
    lacksWrk() ||
    lacksFirefox() ||
    lacksMailServer()
  ) {
    const release = await takeLock()
    try {
      if (!isInstalled()) await install()
      if (lacksPictures()) await draw()
      if (lacksSamples()) await sample()
      if (lacksBuild()) await build()
      if (lacksBrowser()) await findOrInstallBrowser()
      if (lacksWholeBrowser()) await installWholeBrowser()
      if (lacksWrk()) await fromDebian('wrk')
      if (lacksFirefox()) await fromDebian('firefox-esr')
      if (lacksMailServer()) await fromDebian('dovecot-imapd')
    } finally {
      release()
    }
  }
} catch (error) {
  if (!(error instanceof SetUpError)) throw error
  console.error(`\nset-up: ${error.message}\n`)
  process.exitCode = 1
}
