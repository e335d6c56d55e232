import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import type { Database } from '#db/database.ts'
import { isLocked, tryLock, unlock } from '#db/exclusive.ts'
import { listen, notify } from '#db/listen.ts'
import type { Log } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { backupChannel } from '#features/backup/backup-tasks.server.ts'

const swapLock = 2
const lookAgainMs = 500
/** So long after the word the other servers have let the last request in. */
const doorsMs = 300

export interface Maintenance {
  isOn(): boolean
  close(): Promise<void>
}

/**
 * Whether the data is being swapped by a restore, on whatever server. A lock in the database says so, which ends with the restoring process
 * however that ends; the channel only tells when to look. `onWord` is called whenever there may be work too.
 */
export async function hearMaintenance(
  database: Database,
  log: Log,
  onWord: () => void,
): Promise<Maintenance> {
  let isOn = false
  let isClosed = false
  let looking: Promise<void> | undefined

  async function look() {
    isOn = await isLocked(database, swapLock)
    while (isOn && !isClosed) {
      await sleep(lookAgainMs)
      isOn = await isLocked(database, swapLock).catch(() => isOn)
    }
  }
  const lookOnce = () => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'not known whether a restore is at work'))
      .finally(() => (looking = undefined))
    return looking
  }
  const listener = await listen(database, backupChannel, () => {
    void lookOnce()
    onWord()
  })
  void lookOnce()
  return {
    isOn: () => isOn,
    async close() {
      isClosed = true
      await listener.close()
      await looking
    },
  }
}

/** What everybody is told while the data is swapped. */
export const beingRestored = () =>
  new AppError('unavailable', 'A backup is being restored. Please try again in a minute.', { retryAfterS: 5 })

/**
 * Tells every server to let no request at the data, and waits until they have heard. Ends with `openDoors`, or with the client's connection.
 * The word goes by the database's other connections: one in a transaction is heard at its end only.
 */
export async function closeDoors(client: ClientBase, database: Database): Promise<void> {
  if (!(await tryLock(client, swapLock)))
    throw new AppError('conflict', 'Another restore is swapping the data at this moment')
  await notify(database.orm, backupChannel)
  await sleep(doorsMs)
}

export async function openDoors(client: ClientBase, database: Database): Promise<void> {
  await unlock(client, swapLock)
  await notify(database.orm, backupChannel)
}
