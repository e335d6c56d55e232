import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { putRows, takeRows, type KeptRows } from '#features/leads/undo/deleted-rows.server.ts'
import { pictureFiles, pictures } from './picture.table.server.ts'

export interface TakenPicture {
  rows: KeptRows
  files: KeptRows
}

/** Takes a picture from the database, as `deletePicture` does. Returns it for `putPicture`. */
export async function takePicture(ctx: Ctx, id: string): Promise<TakenPicture> {
  mustHave(ctx, 'content.write')
  const files = await takeRows(ctx, pictureFiles, sql`${pictureFiles.pictureId} = ${id}`)
  const rows = await takeRows(ctx, pictures, sql`${pictures.id} = ${id}`)
  if (rows.length > 0) await ctx.audit({ action: 'picture.delete', entity: 'picture', entityId: id })
  return { rows, files }
}

/** Puts it back under its address. */
export async function putPicture(ctx: Ctx, { rows, files }: TakenPicture): Promise<void> {
  mustHave(ctx, 'content.write')
  const taken = 'This picture is there already'
  await putRows(ctx, pictures, rows, taken)
  await putRows(ctx, pictureFiles, files, taken)
  for (const { id } of rows)
    await ctx.audit({ action: 'picture.restore', entity: 'picture', entityId: String(id) })
}
