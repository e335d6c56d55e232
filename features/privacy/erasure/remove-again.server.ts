import type { Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import {
  deleteRecord,
  hashOf,
  lockRecord,
  readRecord,
  writeRecord,
} from '#features/privacy/mentions/mention-records.server.ts'
import { findFiles, findPlace } from '#features/privacy/mentions/mention-search.server.ts'
import {
  textsOf,
  withoutSpans,
  wordsOf,
  type MentionRemoval,
} from '#features/privacy/mentions/mention-texts.ts'

/** After a restore: takes a mention out again, from the very text it was taken out of. A text that is another is left alone. */
export async function removeAgain(
  ctx: Ctx,
  holders: PersonHolder[],
  { place: id, record, textHash, spans }: MentionRemoval,
): Promise<void> {
  await findFiles(holders, id)?.remove(ctx, record)
  const place = findPlace(holders, id)
  if (!place) return
  await lockRecord(ctx, place, record)
  const row = await readRecord(ctx, place, record)
  if (!row) return
  // An earlier version took numbers for no text.
  const isSame = [textsOf, wordsOf].some((of) => hashOf(of(row.values)) === textHash)
  if (!isSame) return
  if (spans.length === 0) await deleteRecord(ctx, place, record)
  else await writeRecord(ctx, place, record, withoutSpans(row.values, spans))
}
