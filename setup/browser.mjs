import { existsSync, writeFileSync } from 'node:fs'
import { fromDebian, installed } from './debian.mjs'
import { nodeToUse } from './machine.mjs'
import { inRoot, readText, run, SetUpError, step } from './steps.mjs'

const note = inRoot('.cache', 'chromium-path')
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/** The note, which tests/chromium.ts reads, holds the path of a Chromium, or `playwright` for the one of its own download. */
export function hasBrowser() {
  const noted = readText(note)
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return noted === wanted && existsSync(wanted)
  return noted === 'playwright' || (noted !== undefined && existsSync(noted))
}

/** Rather the browser without a window's parts: the same engine, with which all journeys take a quarter less time. */
export async function findOrInstallBrowser() {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !existsSync(asked))
    throw new SetUpError(`CHROMIUM_PATH is ${asked}, but there is no such file.`)
  const path =
    asked ??
    installed(['chromium-headless-shell']) ??
    (process.env.CI ? await fromDebian('chromium-headless-shell') : undefined) ??
    installed(browsers) ??
    macApplications.find((path) => existsSync(path)) ??
    (await fromDebian('chromium')) ??
    (await playwrightsOwn())
  if (!path) {
    throw new SetUpError(
      'The tests need a Chromium. Please install one (Debian and Ubuntu: `apt-get install chromium` as root; ' +
        'elsewhere Chromium or Google Chrome), or set CHROMIUM_PATH to the one you have.',
    )
  }
  writeFileSync(note, path)
}

/**
 * A Chromium without a window's parts keeps no page for the Back button, and Lighthouse waits for ever for it: some journeys and the bench need a whole
 * one beside it.
 */
export function hasWholeBrowser() {
  const isWhole = hasBrowser() && !readText(note)?.endsWith('chromium-headless-shell')
  return isWhole || Boolean(installed(browsers) ?? macApplications.find((path) => existsSync(path)))
}

/** Where that can't be done, what needs it says so and fails. */
export async function installWholeBrowser() {
  await fromDebian('chromium')
}

async function playwrightsOwn() {
  try {
    await step('Downloading the Chromium of Playwright', () =>
      run(
        nodeToUse(),
        [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'],
        {},
        { failed: 'The download failed' },
      ),
    )
    return 'playwright'
  } catch (error) {
    console.error(`set-up: ${error.message}`)
    return undefined
  }
}
