import { startFakeBoards } from '../tests/fake-boards/fake-boards.ts'
import { openMailbox } from '../tests/mailbox.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'

/** One built server with an empty database, a mail server and job boards of its own for the whole run. */
export default async function setup() {
  const mailbox = await openMailbox()
  const boards = await startFakeBoards()
  const bases = Object.entries(boards.bases).map(([name, base]) => [`JOBS_${name.toUpperCase()}_BASE`, base])
  const dataDir = await newDataDir({ isEmpty: true })
  const site = await startSite({ dataDir, env: { SMTP_URL: mailbox.url, ...Object.fromEntries(bases) } })
  process.env['E2E_URL'] = site.url
  process.env['E2E_BOARDS'] = boards.url
  return async () => {
    const faults = site.faults()
    await site.stop()
    // A test that failed may have been one of those turned away.
    const refusals = site
      .output()
      .split('\n')
      .filter((line) => line.includes('requests were refused'))
    if (refusals.length > 0) process.stdout.write(`The site had too much to do:\n${refusals.join('\n')}\n`)
    await mailbox.close()
    await boards.stop()
    await dropDataDir(dataDir)
    if (faults.length > 0) throw new Error(`The site logged faults:\n${faults.join('\n')}`)
  }
}
