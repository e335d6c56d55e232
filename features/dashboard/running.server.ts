import type { Permission } from '#features/context/permissions.ts'
import { signedIn, type Ctx } from '#features/context/context.server.ts'
import type { Running } from './running.schema.ts'

type Told<Part> = Exclude<Part, undefined | { problem: string }>

/** How other features tell their state; the server puts them together, since features don't know each other. */
export interface Readings {
  vitals(ctx: Ctx): Promise<Told<Running['vitals']> | undefined>
  backup(ctx: Ctx): Promise<Told<Running['backup']>>
  scanner(ctx: Ctx): Promise<Told<Running['scanner']>>
  demoLeads(ctx: Ctx): Promise<number>
  /** A proxy in front that isn't trusted, as far as this server has seen one. */
  proxy(ctx: Ctx): Running['proxy']
}

/** How the site runs, as far as the role may see it. A part that can't be read says so and leaves the others alone. */
export async function readRunning(ctx: Ctx, readings: Readings): Promise<Running> {
  const { permissions } = signedIn(ctx)
  const read = async <Part>(permission: Permission, reading: (ctx: Ctx) => Promise<Part>) => {
    if (!permissions.has(permission)) return undefined
    return reading(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error, permission }, 'a part of the dashboard can’t be read')
      return { problem: 'This can’t be read at the moment' }
    })
  }
  const [vitals, backup, scanner, demoLeads] = await Promise.all([
    read('analytics.read', async (ctx) => (await readings.vitals(ctx)) ?? null),
    read('backup.read', readings.backup),
    read('scanner.read', readings.scanner),
    readings.demoLeads(ctx),
  ])
  // For those who look after the server.
  const proxy = permissions.has('audit.read') ? (readings.proxy(ctx) ?? null) : undefined
  return { vitals, backup, scanner, demoLeads, proxy }
}
