import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#config/env.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { hasEncryptedName, listBackupFiles, readFileHead } from '#features/backup/backup-file.server.ts'
import { backupSummary } from '#features/backup/backup-summary.server.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import type { StoreState } from '#features/backup/backup.schema.ts'
import { readSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { backupIntervalOf } from '#features/backup/schedule.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const about = 'backups'
/** As in deploy/prometheus-alerts.yml. */
const graceMs = 2 * hourMs

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
  const findings = [ageFinding(lastAt, intervalMs, leads ?? 0)]
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
  findings.push(...offMachine(env, summary?.store, intervalMs))
  return findings
}

function offMachine(env: Env, store: StoreState | null | undefined, intervalMs: number): Finding[] {
  if (!('BACKUP_S3_URL' in env && env.BACKUP_S3_URL))
    return [
      warning(
        about,
        'The site itself takes none off this machine: with its disk they are lost',
        'Set up a store, or copy DATA_DIR/backups to another machine every hour: docs/operations.md, Backups.',
      ),
    ]
  if (!store)
    return [
      warning(
        about,
        'What is in the store off the machine is written in the database, which can’t be read',
        'See what is said of the database.',
      ),
    ]
  const findings: Finding[] = []
  const remedy = 'See Backups in the staff area; sending is tried again by itself while a server runs.'
  if (store.problem)
    findings.push(wrong(about, `${store.name}: ${store.problem.text}, since ${store.problem.since}`, remedy))
  if (store.lost > 0)
    findings.push(
      wrong(
        about,
        `${store.name}: ${store.lost} of its backups are damaged or gone`,
        'See Backups in the staff area.',
      ),
    )
  if (!store.lastStoredAt)
    return [...findings, warning(about, `${store.name} holds no backup that was read back yet`, remedy)]
  const found = `The newest in ${store.name} is`
  return [...findings, byAge(Date.parse(store.lastStoredAt), intervalMs, found, remedy)]
}

async function newestIn(folder: string) {
  const names = await listBackupFiles(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  return files.toSorted((a, b) => b.at - a.at)[0]
}

function ageFinding(lastAt: number, intervalMs: number, leads: number): Finding {
  const remedy =
    'Press the button at /admin/backup or run npm run backup; those of the schedule need a running server without WORKER=off.'
  if (!Number.isFinite(lastAt))
    return leads > 0
      ? wrong(about, `There is none, and ${leads} leads to lose`, remedy)
      : warning(about, 'There is none yet', remedy)
  return byAge(lastAt, intervalMs, 'The last one is', remedy)
}

/** A warning when the next one is overdue, wrong when three are. */
function byAge(at: number, intervalMs: number, subject: string, remedy: string): Finding {
  const ageMs = Date.now() - at
  const text = `${subject} ${Math.floor(ageMs / hourMs)} hours old`
  if (ageMs >= 3 * intervalMs + graceMs) return wrong(about, text, remedy)
  return ageMs >= intervalMs + graceMs ? warning(about, text, remedy) : ok(about, text)
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
