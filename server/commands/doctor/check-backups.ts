import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#config/env.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import {
  hasEncryptedName,
  listBackupFiles,
  readFileHead,
} from '#features/backup/archive/backup-file.server.ts'
import { backupSummary } from '#features/backup/backup-summary.server.ts'
import { dayMs } from '#lib/durations.ts'
import { readSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { backupIntervalOf } from '#features/backup/schedule/schedule.ts'
import { about, ageFinding } from './backup-age.ts'
import { checkStore } from './check-store.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

/** The last backup, whether it can be read with the key, and how it goes with the store off the machine. */
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
  const schedule = ctx && (await readSchedule(ctx))
  const intervalMs = (schedule && backupIntervalOf(schedule)) ?? dayMs
  const findings = [lastFinding(lastAt, intervalMs, leads ?? 0)]
  if (schedule && !schedule.isOn)
    findings.push(
      warning(
        about,
        'None is made by itself: the schedule is switched off',
        'Switch it on at /admin/backup.',
      ),
    )
  if (summary?.lastFailure)
    findings.push(
      wrong(about, `The last try failed: ${summary.lastFailure.text}`, 'See Backups in the staff area.'),
    )
  if (newest) findings.push(await readable(folder, newest.name, env))
  return [...findings, ...(await checkStore(env, { noted: summary?.store ?? undefined, intervalMs }))]
}

async function newestIn(folder: string) {
  const names = await listBackupFiles(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  return files.toSorted((a, b) => b.at - a.at)[0]
}

function lastFinding(lastAt: number, intervalMs: number, leads: number): Finding {
  const remedy =
    'Press the button at /admin/backup or run npm run backup; those of the schedule need a running server without WORKER=off.'
  if (!Number.isFinite(lastAt))
    return leads > 0
      ? wrong(about, `There is none, and ${leads} leads to lose`, remedy)
      : warning(about, 'There is none yet', remedy)
  return ageFinding(lastAt, { intervalMs, subject: 'The last one is', remedy })
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
