import { AsyncLocalStorage } from 'node:async_hooks'
import { chooseEditionBy, editionNow, type Edition } from '#lib/editions.ts'

const scope = new AsyncLocalStorage<Edition>()
chooseEditionBy(() => scope.getStore())

/** Does `work`, and all that it waits for, in an edition of its own: nobody else reads it. */
export const inEdition = <T>(edition: Edition, work: () => T): T => scope.run(edition, work)

/** The present edition with one more change, or without one that is undefined. */
export function editionWith(id: string, change: unknown, edition = editionNow()): Edition {
  const changes = new Map(edition.changes)
  if (change === undefined) changes.delete(id)
  else changes.set(id, change)
  return { changes }
}
