import type { Database } from '#db/database.ts'
import { checkNotify } from '#db/listen.ts'
import { readMigrationState } from '#db/migrations.ts'
import { readServerState } from '#db/survey.ts'
import type { Target } from '#server/commands/command-site.ts'
import { inUnits, ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const about = 'database'
const oldestVersion = 15
const slowMs = 50

/** The version, the speed, the state of the migrations, the size, and whether NOTIFY arrives. */
export async function checkDatabase(database: Database, target: Target): Promise<Finding[]> {
  const { version, bytes, roundTripMs } = await readServerState(database)
  const major = Number.parseInt(version, 10)
  return [
    major < oldestVersion
      ? wrong(about, `PostgreSQL ${version} is too old`, `Use PostgreSQL ${oldestVersion} or newer.`)
      : ok(about, `${target.name}: PostgreSQL ${version}, ${inUnits(bytes)}`),
    roundTripMs > slowMs
      ? warning(
          about,
          `A query that does nothing takes ${roundTripMs} ms`,
          'Bring the database and the servers closer together; each page of the staff area asks several times.',
        )
      : ok(about, `A query that does nothing takes ${roundTripMs} ms`),
    await checkMigrations(database, target),
    await checkNotifications(database),
  ]
}

async function checkMigrations(database: Database, { servers }: Target): Promise<Finding> {
  const { missing, unknown, applied } = await readMigrationState(database)
  if (unknown > 0)
    return wrong(
      about,
      `It is newer than this code: ${unknown} of its ${applied} migrations are unknown here`,
      'Start the newer version, or restore a backup made by this one.',
    )
  if (missing === 0) return ok(about, `All ${applied} migrations are applied`)
  return warning(
    about,
    `${missing} migrations are not applied yet${servers > 0 ? ', and an older version runs on it' : ''}`,
    'The next start of this version applies them; make a backup before.',
  )
}

async function checkNotifications(database: Database): Promise<Finding> {
  try {
    await checkNotify(database)
    return ok(about, 'NOTIFY arrives')
  } catch (error) {
    return wrong(
      about,
      `Servers don’t hear of each other’s changes: ${reasonOf(error)}`,
      'Behind PgBouncer use its session mode, or let DATABASE_URL lead to PostgreSQL itself.',
    )
  }
}
