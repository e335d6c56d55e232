import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { constants, setPriority } from 'node:os'
import { readEnv, type Env } from '#config/env.server.ts'
import { pages as publicPages } from '#content/pages.ts'
import { systemActor } from '#features/context/actor.ts'
import { currentEdition } from '#features/publishing/content-version.server.ts'
import { loadLivePages } from '#features/publishing/pages/live-pages.server.ts'
import { build, buildId } from '#server/build.ts'
import { openSite } from '#server/commands/command-site.ts'
import { createContext } from '#server/context.ts'
import { createLog } from '#server/log/log.ts'
import { createPageCache } from './page-cache.ts'
import { openPageStore } from './page-store.ts'
import { logProcessOutput } from '#server/log/process-output.ts'
import { createRenderer } from './renderer.ts'

/** What the process that renders is started with, in the place of a command. */
export const renderAheadWord = 'render-ahead'

export const publicPaths = publicPages.map(({ path }) => path)

/** The kept pages of this build and these settings, on the disk. */
export const openPages = (env: Env, siteUrl: string, version: () => string) =>
  openPageStore(join(env.DATA_DIR, 'pages'), [buildId, siteUrl, ...env.DEMO_EMBEDDERS].join(' '), version)

/**
 * Renders and packs the public pages that aren't on the disk, in a process of its own that gives way to visitors and takes its memory with it.
 * Rejects when that fails; aborting ends it.
 */
export async function renderAhead(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const [, main = ''] = process.argv
  const child = spawn(process.execPath, [main, renderAheadWord], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  signal.addEventListener('abort', () => child.kill(), { once: true })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The process that renders pages ended with ${code ?? 'a signal'}`)
}

/** That process. */
export async function runRenderAhead(): Promise<void> {
  process.once('disconnect', () => process.exit(1))
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  logProcessOutput(log)
  const undo: (() => Promise<unknown>)[] = []
  try {
    const { deps } = await openSite(env, { mayCreate: false, isDryRun: false, say: () => undefined, undo })
    const ctx = createContext({ ...deps, log }, systemActor('render-ahead'))
    await loadLivePages(ctx)
    const edition = await currentEdition(ctx)
    const store = await openPages(env, deps.settings.siteUrl, () => edition.name)
    await createPageCache({ render: createRenderer(build, ctx).render, store }).warm(publicPaths)
  } finally {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  process.exit()
}
