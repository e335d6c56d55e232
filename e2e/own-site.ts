import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite, type Site } from '../tests/site.ts'
import { test as base } from './journey.ts'

/** A journey on a site of its own, for what would change the site under the others. */
export const test = base.extend<{ ownSite: Site }>({
  ownSite: async ({}, use) => {
    const dataDir = await newDataDir()
    const site = await startSite({ dataDir })
    await use(site)
    await site.stop()
    await dropDataDir(dataDir)
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
})
