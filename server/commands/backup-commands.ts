import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '#config/brand.ts'
import type { Env } from '#config/env.server.ts'
import { openLongClient, tryLock } from '#db/exclusive.ts'
import { countAllRows } from '#db/survey.ts'
import type { ArchiveHead } from '#features/backup/archive/archive-format.ts'
import { writeBackupFile } from '#features/backup/archive/backup-file.server.ts'
import { archiveOf, workLock, type BackupSite } from '#features/backup/backup-site.server.ts'
import { doRestore, notesOf, type Doing } from '#features/backup/do-task.server.ts'
import { keepErasures } from '#features/backup/restore/erasure-file.server.ts'
import { readHead } from '#features/backup/archive/read-archive.server.ts'
import { verifyArchive } from '#features/backup/restore/restore-archive.server.ts'
import { problemOf } from '#features/backup/archive/plausibility.ts'
import { unpackLines } from '#lib/packed-lines.ts'
import { sourceOf, type BackupSource } from './backup-source.ts'
import { openBackups, restoreParts } from '#server/backups.ts'
import { otherSettings, type Target } from './command-site.ts'
import type { Call, Command } from './command.ts'
import { settingsOf } from '#server/settings.ts'
import { Usage, type Say } from './usage.ts'

const backup: Command = {
  usage: 'npm run backup   saves all data in a file below DATA_DIR/backups',
  options: {},
  words: 0,
  async run({ open, say, signal, isDryRun, env }) {
    const opened = await open()
    if (opened.target.leads === undefined)
      throw new Usage(`There is nothing of this site to save. ${otherSettings(env)}`)
    say(
      `The file goes to ${join(env.DATA_DIR, 'backups')}, ${env.BACKUP_KEY ? 'encrypted with BACKUP_KEY' : 'in clear: BACKUP_KEY is not set'}`,
    )
    if (isDryRun) {
      const leftOut = restoreParts.flatMap((part) => part.leftOut ?? [])
      return say(`${await countAllRows(opened.database, leftOut)} rows would be saved.`)
    }
    const site = await openBackups(opened)
    await alone(site, signal, async ({ client }) => {
      const { folder } = site.storage
      const of = archiveOf(site, 'command_line', progress(say, 'saved'))
      const file = await writeBackupFile(client, folder, { ...of, key: site.key, signal })
      say(
        `${join(folder, file.fileName)}\n${file.rows} rows, ${file.bytes} bytes, SHA-256 of the rows ${file.sha256}`,
      )
      const problem = problemOf(file, [])
      if (problem !== undefined) throw new Error(`The backup is there, but: ${problem}`)
    })
  },
}

const restore: Command = {
  usage: `npm run restore -- FILE           puts the backup in the place of the present data, of which it makes a copy first
npm run restore -- FILE --check   only loads it aside and compares it
npm run restore -- s3:NAME        the same of a file in the store of BACKUP_S3_URL; s3: alone lists them
  --yes             without a terminal to ask at: replace the data (or --site "${brand.name}")
  --new             the site is to begin here: make the database, or replace one that is another site's`,
  options: {
    check: { type: 'boolean' },
    new: { type: 'boolean' },
    yes: { type: 'boolean' },
    site: { type: 'string' },
  },
  words: 1,
  async run(call) {
    const { values, say, signal, isDryRun, env, open, confirm } = call
    const source = await sourceOf(wordOf(call), env, signal)
    const head = await headOf(source, env)
    const rows = head.tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `Backup: ${source.name}, made ${head.madeAt} by ${head.site.name} at ${head.site.url}; ${rows} rows, ${leadsIn(head)} leads`,
    )
    if (env.DATABASE_URL && values['new'] !== true) await mustExist(env)
    const opened = await open()
    const isCheck = values['check'] === true
    if (!isCheck && values['new'] !== true) mustBeThisSite(head, opened.target, env)
    if (isDryRun) {
      for await (const _line of unpackLines(source.read(), env.BACKUP_KEY));
      return say(
        `The file is whole. ${isCheck ? 'It would be loaded aside and compared.' : replacing(head, opened.target)}`,
      )
    }
    if (!isCheck) await confirm(replacing(head, opened.target))
    if (!isCheck) await opened.bringUpToDate()
    const site = await openBackups(opened)
    await alone(
      site,
      signal,
      async (doing) => {
        const path = await source.bring(site, doing)
        const lines = unpackLines(createReadStream(path), site.key)
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
        await keepErasures(ctx, site.erasures, site.storage.folder, site.key)
        const asked = { taskId: null, askedBy: null, sessionId: null }
        const restored = await doRestore(site, { fileName: source.fileName, lines }, asked, doing)
        say(notesOf(restored, restored.copy).join('.\n'))
      },
      progressOf(say),
    )
  },
}

export const backupCommands = { backup, restore }

function wordOf({ words: [path], values }: Call) {
  if (path === undefined) throw new Usage(`Name one file.\n\n${restore.usage}`)
  const { site } = values
  if (site !== undefined && site !== brand.name)
    throw new Usage(`This site is ${brand.name}, not ${String(site)}.`)
  if (site !== undefined) values['yes'] = true
  return path
}

async function headOf(source: BackupSource, env: Env) {
  const lines = unpackLines(source.read(), env.BACKUP_KEY)
  try {
    return readHead((await lines.next()).value ?? undefined)
  } finally {
    await lines.return(undefined)
  }
}

/** The log of erasures lies there, and the copy of the data goes there. */
async function mustExist(env: Env) {
  await access(env.DATA_DIR).catch(() => {
    throw new Usage(
      `There is no folder ${env.DATA_DIR} for the copy of the present data. ${otherSettings({ ...env, DATABASE_URL: undefined })}`,
    )
  })
}

/** The trap is another folder's settings: then the database is another one, or a new one. */
function mustBeThisSite(head: ArchiveHead, { accounts }: Target, env: Env) {
  const { siteUrl } = settingsOf(env)
  if (!accounts) throw new Usage(`This database was never in use: it has no accounts. ${otherSettings(env)}`)
  if (head.site.name !== brand.name || head.site.url !== siteUrl)
    throw new Usage(
      `The backup is of ${head.site.name} at ${head.site.url}, and these are the settings of ${brand.name} at ${siteUrl} (SITE_URL). ${otherSettings(env)}`,
    )
}

const leadsIn = (head: ArchiveHead) => head.tables.find(({ name }) => name === 'leads')?.rows ?? 0

function replacing(head: ArchiveHead, { name, leads = 0 }: Target) {
  return `All data of the database ${name}, with ${leads} leads, is replaced by the backup's, with ${leadsIn(head)} leads; a copy of it is made first.`
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
  fetching: 'fetched from the store',
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
    const line = total > 0 ? `${phaseNames[phase] ?? phase}: ${tenth}%` : (phaseNames[phase] ?? phase)
    if (line !== last) say(line)
    last = line
  }
}

function progress(say: Say, what: string) {
  const tell = progressOf((line) => say(line.replace('saving', what)))
  return (done: number, total: number) => tell('saving', done, total)
}
