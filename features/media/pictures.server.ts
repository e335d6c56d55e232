import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { pictureFiles, pictures } from './picture.table.server.ts'
import { pictureBytes, type StoredPicture } from '#lib/stored-picture.ts'
import { renderPicture } from './render-picture.server.ts'

/**
 * Keeps a picture in the widths of the site. Throws `invalid`, with a message for the field `picture`, for anything but a picture. Encoding takes
 * up to seconds: call it before a transaction, with what shows the picture written after it.
 */
export async function storePicture(ctx: Ctx, bytes: Uint8Array): Promise<StoredPicture> {
  mustHave(ctx, 'content.write')
  if (bytes.length > pictureBytes) throw new AppError('too_large', 'This picture has more than 12 MB')
  const renditions = await renderPicture(bytes)
  const largest = renditions.at(-1)
  if (!largest) throw new Error('A picture has no rendition')
  const { width, height } = largest
  const widths = renditions.map((each) => each.width)
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .insert(pictures)
      .values({ createdAt: ctx.clock.now(), usedAt: ctx.clock.now(), width, height, widths })
      .returning({ id: pictures.id })
    if (!row) throw new Error('An insert answered no row')
    const { id } = row
    await ctx.db
      .insert(pictureFiles)
      .values(renditions.map(({ width, content }) => ({ pictureId: id, width, content })))
    await ctx.audit({ action: 'picture.create', entity: 'picture', entityId: id, to: { width, height } })
    return { id, width, height, widths }
  })
}

/** Takes a picture from the database; browsers and proxies that have it keep it for as long as they like. */
export async function deletePicture(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'content.write')
  await ctx.transaction(async (ctx) => {
    const gone = await ctx.db.delete(pictures).where(eq(pictures.id, id)).returning({ id: pictures.id })
    if (gone.length > 0) await ctx.audit({ action: 'picture.delete', entity: 'picture', entityId: id })
  })
}

/** Says in the transaction of a save that its text names these: none of them goes until it ends. */
export async function keepPictures(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  // Always in the same order: two that save at once would wait for each other.
  const rows = ctx.db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids))
  await rows.orderBy(pictures.id).for('update')
  await ctx.db.update(pictures).set({ usedAt: ctx.clock.now() }).where(inArray(pictures.id, ids))
}

interface Unused {
  /** Only those whose last use was before this. */
  usedBefore: Date
  /** Which of the pictures something still names. */
  namedAmong: (ids: string[]) => Promise<Set<string>>
}

/**
 * Takes away what nothing names. A picture that a save names meanwhile is another version of its row (`keepPictures`), also on another server, and stays.
 * Returns how many went.
 */
export async function deleteUnusedPictures(ctx: Ctx, { usedBefore, namedAmong }: Unused): Promise<number> {
  mustHave(ctx, 'content.write')
  const seen = await ctx.db
    .select({ id: pictures.id, version: sql<string>`${pictures}.xmin::text` })
    .from(pictures)
    .where(lt(pictures.usedAt, usedBefore))
  if (seen.length === 0) return 0
  const named = await namedAmong(seen.map(({ id }) => id))
  const unused = seen.filter(({ id }) => !named.has(id))
  let deleted = 0
  for (const { id, version } of unused) deleted += await deleteVersion(ctx, id, version)
  return deleted
}

const deleteVersion = (ctx: Ctx, id: string, version: string) =>
  ctx.transaction(async (ctx) => {
    const isSame = sql`${pictures}.xmin::text = ${version}`
    const gone = await ctx.db
      .delete(pictures)
      .where(and(eq(pictures.id, id), isSame))
      .returning({ id: pictures.id })
    if (gone.length > 0) await ctx.audit({ action: 'picture.delete', entity: 'picture', entityId: id })
    return gone.length
  })

/** Those of the pictures that are there, by their ids. */
export async function findPictures(ctx: Ctx, ids: string[]): Promise<Map<string, StoredPicture>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: pictures.id, width: pictures.width, height: pictures.height, widths: pictures.widths })
    .from(pictures)
    .where(inArray(pictures.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,4})\.webp$/

/** What `/media/NAME` answers: a picture never changes under its address. Throws `not_found`. */
export async function answerPicture(ctx: Ctx, name: string): Promise<Response> {
  const [, id, width] = fileName.exec(name) ?? []
  const [file] = id
    ? await ctx.db
        .select({ content: pictureFiles.content })
        .from(pictureFiles)
        .where(and(eq(pictureFiles.pictureId, id), eq(pictureFiles.width, Number(width))))
    : []
  if (!file) throw new AppError('not_found', 'There is no such picture')
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(file.content.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
