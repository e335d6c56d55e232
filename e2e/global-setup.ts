import { openMailbox } from '../tests/mailbox.ts'
import { dropDataDir, newDataDir, startSite } from '../tests/site.ts'

/** One built server with an empty database and a mail server of its own for the whole run. */
export default async function setup() {
  const mailbox = await openMailbox()
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { SMTP_URL: mailbox.url } })
  process.env['E2E_URL'] = site.url
  return async () => {
    await site.stop()
    await mailbox.close()
    await dropDataDir(dataDir)
  }
}
