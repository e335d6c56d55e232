import { and, eq, sql } from 'drizzle-orm'
import { hoursChange } from '#config/opening-hours.ts'
import { asShipped, setLiveEdition, type Edition } from '#lib/editions.ts'
import { LineError } from '#lib/markdown-file/line-error.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { readOfficeHours } from '#features/publishing/firm/hours/hours.server.ts'
import { readMailTexts } from '#features/publishing/mail-texts/mail-texts.server.ts'
import { mailTextsChange } from '#features/publishing/mail-texts/write-mail.server.ts'
import { editionWith, inEdition } from './edition-scope.server.ts'
import { pageOfId } from './page-kinds.server.ts'
import { pageEntries, pageEntryVersions } from './page.table.server.ts'

/** The number of the version that visitors read at a moment; null while they read what comes with the site. */
export const numberAt = (now: Date) =>
  sql<
    number | null
  >`case when ${pageEntries.publishAt} <= ${now} then ${pageEntries.nextNumber} else ${pageEntries.liveNumber} end`

const faults = new Map<string, string>()

/** Why a page’s public words can’t be shown, while those that come with the site stand in their place. */
export const faultOfPage = (id: string): string | undefined => faults.get(id)

let running: Promise<void> = Promise.resolve()

/**
 * Reads what staff have published and set, so that every page of this server shows it. One after the other: the last call reads the last state. A text that no longer suits,
 * since a release asks for something else, is left out and told.
 */
export async function loadLivePages(ctx: Ctx): Promise<void> {
  running = running.then(
    () => load(ctx),
    () => load(ctx),
  )
  await running
}

/** What is published at this moment, by the pages’ ids. */
export const readLiveTexts = (ctx: Ctx): Promise<{ id: string; text: string }[]> =>
  ctx.db
    .select({ id: pageEntries.id, text: pageEntryVersions.text })
    .from(pageEntries)
    .innerJoin(
      pageEntryVersions,
      and(
        eq(pageEntryVersions.entryId, pageEntries.id),
        eq(pageEntryVersions.number, numberAt(ctx.clock.now())),
      ),
    )
    .orderBy(pageEntries.id)

async function load(ctx: Ctx): Promise<void> {
  const rows = await readLiveTexts(ctx)
  faults.clear()
  const hours = editionWith(hoursChange, await readOfficeHours(ctx), asShipped)
  let edition: Edition = editionWith(mailTextsChange, await readMailTexts(ctx), hours)
  for (const { id, text } of rows) {
    try {
      edition = withText(edition, id, text) ?? edition
    } catch (error) {
      if (!(error instanceof LineError)) throw error
      faults.set(id, `Line ${error.line}: ${error.message}`)
      ctx.log.warn({ page: id, line: error.line }, `a published page can’t be shown: ${error.message}`)
    }
  }
  setLiveEdition(edition)
}

/** An edition in which a page says what a text says; undefined for a page that there no longer is. Throws `LineError` where it can’t. */
export function withText(edition: Edition, id: string, text: string): Edition | undefined {
  const page = pageOfId(id)
  if (!page) return undefined
  const next = editionWith(id, page.kind.read(page.name, text), edition)
  inEdition(next, () => page.kind.check(page.name))
  return next
}
