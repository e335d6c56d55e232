import { test as base } from 'vitest'
import { openMailbox, type Mailbox } from './mailbox.ts'
import { dropDataDir, newDataDir } from './data-dir.ts'
import { startSite, type Site } from './site.ts'

/** `test` with the built server on an empty database and a mail server, both shared by the tests of a file. */
export const test = base.extend<{ mailbox: Mailbox; site: Site }>({
  mailbox: [
    // The runner reads from the pattern which other fixtures are needed.
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'file' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const dataDir = await newDataDir()
      const site = await startSite({ dataDir, env: { SMTP_URL: mailbox.url } })
      await use(site)
      const faults = site.faults()
      await site.stop()
      await dropDataDir(dataDir)
      if (faults.length > 0) throw new Error(`The site logged faults:\n${faults.join('\n')}`)
    },
    { scope: 'file' },
  ],
})
