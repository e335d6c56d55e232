import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { ExamplesAnswer, ExamplesChange } from './examples.schema.ts'
import { findPart, savePart, type StoredPart } from './firm-settings.server.ts'

export async function getExamples(ctx: Ctx): Promise<ExamplesAnswer> {
  mustHave(ctx, 'content.read')
  return answerOf(await findPart(ctx, 'examples'))
}

/** Fills every empty slot of the public pages with marked examples, or empties them. */
export async function switchExamples(ctx: Ctx, { isOn, version }: ExamplesChange): Promise<ExamplesAnswer> {
  return savePart(ctx, 'examples', { version, change: () => ({ isOn }) }, answerOf)
}

const answerOf = (row: StoredPart | undefined): ExamplesAnswer => ({
  isOn: row?.fields['isOn'] === true,
  version: row?.version ?? 0,
})
