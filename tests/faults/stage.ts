import type { TestContext } from 'vitest'
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts'
import { port } from '#db/embedded/process.ts'
import { silentLog } from '#db/log.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite, type Site } from '#tests/site.ts'
import { openProxy } from './proxy.ts'

/** Tests that run side by side must each name their own end. */
export type Ends = Pick<TestContext, 'onTestFinished'>

/** A PostgreSQL that no site keeps, behind a proxy. */
export async function startPostgres({ onTestFinished }: Ends) {
  const dataDir = await newDataDir({ isEmpty: true })
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog })
  onTestFinished(async () => {
    await server.stop()
    await dropDataDir(dataDir)
  })
  const { host, user, database } = server.connection
  const proxy = await openProxy({ path: `${host}/.s.PGSQL.${port}` })
  onTestFinished(() => proxy.close())
  return { dataDir, proxy, url: `postgresql://${user}@127.0.0.1:${proxy.port}/${database}` }
}

/** A site with a data folder of its own on the database of `url`. */
export async function siteOn(
  url: string,
  { onTestFinished }: Ends,
  env: Record<string, string> = {},
): Promise<Site> {
  const dataDir = await newDataDir({ isEmpty: true })
  onTestFinished(() => dropDataDir(dataDir))
  const site = await startSite({ dataDir, env: { DATABASE_URL: url, ...env } })
  onTestFinished(() => site.stop())
  return site
}
