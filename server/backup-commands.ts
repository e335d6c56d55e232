import { createReadStream } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '#config/brand.ts'
import { openLongClient, tryLock } from '#db/exclusive.ts'
import { writeBackupFile } from '#features/backup/backup-file.server.ts'
import { archiveOf, workLock, type BackupSite } from '#features/backup/backup-site.server.ts'
import { doRestore, notesOf, type Doing } from '#features/backup/do-work.server.ts'
import { keepErasures } from '#features/backup/erasure-file.server.ts'
import { verifyArchive } from '#features/backup/restore-archive.server.ts'
import { problemOf } from '#features/backup/worth.ts'
import { unpackLines } from '#lib/packed-lines.ts'
import { openBackups } from './backups.ts'
import { Usage, type Command, type Say } from './command.ts'

const restoreUsage = `npm run restore -- FILE --site "${brand.name}"   puts the backup in the place of the present data
npm run restore -- FILE --check                  only loads it aside and compares it`

export const backupCommands = {
  async backup(words, open, say, signal) {
    if (words.length > 0)
      throw new Usage('npm run backup takes no words; DATA_DIR says where to, DATABASE_URL what of')
    const site = await openBackups(await open({ shouldMigrate: false }))
    await alone(site, signal, async ({ client }) => {
      const { folder } = site.place
      const of = archiveOf(site, 'command_line', progress(say, 'saved'))
      const file = await writeBackupFile(client, folder, { ...of, key: site.key, signal })
      say(
        `${join(folder, file.fileName)}\n${file.rows} rows, ${file.bytes} bytes, SHA-256 of the rows ${file.sha256}`,
      )
      const problem = problemOf(file, [])
      if (problem !== undefined) throw new Error(`The backup is there, but: ${problem}`)
    })
  },
  async restore(words, open, say, signal) {
    const { path, isCheck } = restoreWords(words)
    const site = await openBackups(await open({ shouldMigrate: !isCheck }))
    const lines = unpackLines(createReadStream(path), site.key)
    await alone(
      site,
      signal,
      async (doing) => {
        if (isCheck) {
          const { rows, head } = await verifyArchive(doing.client, lines, {
            migrations: site.migrations,
            onProgress: doing.tell,
          })
          return say(
            `This backup of ${head.madeAt} is whole: ${rows} rows were loaded aside, read back and compared.`,
          )
        }
        const ctx = site.ctxOn(site.database.orm)
        await keepErasures(ctx, site.erasures, site.place.folder, site.key)
        const asked = { workId: null, askedBy: null, sessionId: null }
        const restored = await doRestore(site, { fileName: basename(path), lines }, asked, doing)
        say(notesOf(restored, restored.copy).join('.\n'))
      },
      progressOf(say),
    )
  },
} satisfies Record<string, Command>

function restoreWords(words: string[]) {
  const options = { site: { type: 'string' }, check: { type: 'boolean' } } as const
  let parsed
  try {
    parsed = parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new Usage(`${error instanceof Error ? error.message : String(error)}\n\n${restoreUsage}`)
  }
  const { values, positionals } = parsed
  const [path] = positionals
  if (path === undefined || positionals.length > 1) throw new Usage(`Name one file.\n\n${restoreUsage}`)
  const isCheck = values.check === true
  if (!isCheck && values.site !== brand.name)
    throw new Usage(
      `A restore replaces all data of this site. To say that you mean it, name the site: --site "${brand.name}"\n\n${restoreUsage}`,
    )
  return { path: resolve(path), isCheck }
}

/** With the lock that every server respects, so that nothing else is at work on the backups. */
async function alone(
  site: BackupSite,
  signal: AbortSignal,
  work: (doing: Doing) => Promise<void>,
  tell: Doing['tell'] = async () => undefined,
) {
  const client = await openLongClient(site.database, 'command line')
  const cut = () => void client.end().catch(() => undefined)
  signal.addEventListener('abort', cut)
  try {
    if (!(await tryLock(client, workLock)))
      throw new Error('A backup, a check or a restore is at work already; try again when it is done')
    await work({ client, signal, tell })
  } finally {
    await client.end().catch(() => undefined)
  }
}

const phaseNames: Record<string, string> = {
  loading: 'loaded aside',
  comparing: 'compared',
  updating: 'bringing it to this version',
  copying: 'copied, what is there now',
  swapping: 'swapping',
}

/** A line for each phase and for each tenth of it. */
function progressOf(say: Say): Doing['tell'] {
  let last = ''
  return async (phase, done, total) => {
    const tenth = total > 0 ? Math.floor((done / total) * 10) * 10 : 0
    const line = total > 0 ? `${phaseNames[phase] ?? phase}: ${tenth} %` : (phaseNames[phase] ?? phase)
    if (line !== last) say(line)
    last = line
  }
}

function progress(say: Say, what: string) {
  const tell = progressOf((line) => say(line.replace('saving', what)))
  return (done: number, total: number) => tell('saving', done, total)
}
