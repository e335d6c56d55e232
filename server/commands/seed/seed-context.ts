import type { Actor, Ctx } from '#features/context/context.server.ts'
import type { DemoRecord } from '#features/demo-data/demo-data.server.ts'
import type { Random } from '#lib/random.ts'

/** What each part of the seeding gets. */
export interface Seeding {
  now: Date
  random: Random
  /** A context whose clock stands at that moment, and which sends no mail: nobody is to hear of what never happened. */
  at(moment: Date, actor?: Actor): Ctx
  /** Those who may own leads, at least the system. */
  staff: Actor[]
  /** Notes rows as made up. */
  note(records: DemoRecord[]): Promise<void>
}

export const demoTag = 'demo data'

/** The same context without mails, inside its transactions too. */
export function withoutMails(ctx: Ctx): Ctx {
  return {
    ...ctx,
    sendMail: async () => '',
    sendMails: async (list) => list.map(() => ''),
    transaction: (work) => ctx.transaction((tx) => work(withoutMails(tx))),
  }
}
