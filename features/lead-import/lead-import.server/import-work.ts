import { defineJob } from '#jobs/queue.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { workOnImport } from './work-on-import.ts'

/** Goes on with an import from where it stands, until it waits for a person. After a crash it is tried again and goes on likewise. */
export const importWork = defineJob<Ctx, { importId: string }>({
  name: 'lead-import.work',
  expireInS: 3600,
  run: (ctx, { importId }) => workOnImport(ctx, importId),
})
