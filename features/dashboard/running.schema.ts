import { z } from 'zod/mini'

/** One part of how the site runs; missing for a role that may not see it, a problem when it can't be read. */
const part = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.optional(z.union([shape, z.object({ problem: z.string() })]))

export const running = z.object({
  /** Null until someone's visit was measured. */
  vitals: part(z.nullable(z.object({ grade: z.number(), samples: z.number() }))),
  backup: part(
    z.object({
      lastBackupAt: z.nullable(z.string()),
      lastVerifiedAt: z.nullable(z.string()),
      lastFailure: z.nullable(z.object({ at: z.string(), text: z.string() })),
    }),
  ),
  /** Job boards by their health, and companies that nobody has looked at. */
  scanner: part(
    z.object({
      healthy: z.number(),
      empty: z.number(),
      failing: z.number(),
      gone: z.number(),
      newSignals: z.number(),
    }),
  ),
  /** A proxy in front whose headers are not trusted; null without one. */
  proxy: z.optional(z.nullable(z.object({ peer: z.string(), header: z.string(), lastSeenAt: z.string() }))),
  /** Leads that `npm run seed` made up. */
  demoLeads: z.number(),
})
export type Running = z.infer<typeof running>
