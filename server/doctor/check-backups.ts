import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#config/env.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { hasEncryptedName, listBackupFiles, readFileHead } from '#features/backup/backup-file.server.ts'
import { backupSummary } from '#features/backup/backup-summary.server.ts'
import { hourMs } from '#lib/durations.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const about = 'backups'
const oldHours = { warning: 26, wrong: 72 }

/** The last backup, whether it can be read with the key, and whether it leaves the machine. */
export async function checkBackups(
  env: Env,
  ctx: Ctx | undefined,
  leads: number | undefined,
): Promise<Finding[]> {
  const folder = join(env.DATA_DIR, 'backups')
  const newest = await newestIn(folder)
  const summary = ctx && (await backupSummary(ctx))
  const made = [newest?.at, summary?.lastBackupAt ? Date.parse(summary.lastBackupAt) : undefined]
  const lastAt = Math.max(...made.filter((at) => at !== undefined))
  const findings = [ageFinding(lastAt, leads ?? 0)]
  if (summary?.lastFailure)
    findings.push(
      wrong(about, `The last try failed: ${summary.lastFailure.text}`, 'See Backups in the staff area.'),
    )
  if (newest) findings.push(await readable(folder, newest.name, env))
  const leavesMachine = 'BACKUP_S3_URL' in env && Boolean(env.BACKUP_S3_URL)
  findings.push(
    leavesMachine
      ? ok(about, 'They are kept off the machine too')
      : warning(
          about,
          'The site itself takes none off this machine: with its disk they are lost',
          'Set up a store, or copy DATA_DIR/backups to another machine every day: docs/operations.md, Backups.',
        ),
  )
  return findings
}

async function newestIn(folder: string) {
  const names = await listBackupFiles(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  return files.toSorted((a, b) => b.at - a.at)[0]
}

function ageFinding(lastAt: number, leads: number): Finding {
  const remedy =
    'Press the button at /admin/backup or run npm run backup; the nightly one needs a running server without WORKER=off.'
  if (!Number.isFinite(lastAt))
    return leads > 0
      ? wrong(about, `There is none, and ${leads} leads to lose`, remedy)
      : warning(about, 'There is none yet', remedy)
  const hours = Math.floor((Date.now() - lastAt) / hourMs)
  const text = `The last one is ${hours} hours old`
  if (hours >= oldHours.wrong) return wrong(about, text, remedy)
  return hours >= oldHours.warning ? warning(about, text, remedy) : ok(about, text)
}

async function readable(folder: string, name: string, env: Env): Promise<Finding> {
  try {
    await readFileHead(folder, name, env.BACKUP_KEY)
  } catch (error) {
    return wrong(
      about,
      `${name} can’t be read: ${reasonOf(error)}`,
      'Is BACKUP_KEY the one it was made with? If so, make another backup at once and keep this file.',
    )
  }
  return hasEncryptedName(name)
    ? ok(about, `${name} is encrypted, and BACKUP_KEY opens it`)
    : warning(about, `${name} lies there in clear`, 'Set BACKUP_KEY; those made from then on are encrypted.')
}
