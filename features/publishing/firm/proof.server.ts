import type { z } from 'zod/mini'
import { firmExamples } from '#content/firm-examples.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { StoredPicture } from '#lib/stored-picture.ts'
import { lastKnown } from '#features/publishing/last-known.server.ts'
import { isOver, picturesOf, type StoredEntry } from './entries.server/entry-row.ts'
import { readRows } from './entries.server/list-entries.ts'
import {
  certificate,
  person,
  projectCase,
  type Certificate,
  type Person,
  type ProjectCase,
} from './entry.schema.ts'
import { findPart } from './firm-settings.server.ts'

/** An example is marked as one wherever it stands. */
type Slot<Fields> = Fields & { id: string; isExample: boolean }

export interface Proof {
  people: (Slot<Person> & { picture: StoredPicture | undefined })[]
  /** The newest first. */
  cases: Slot<ProjectCase>[]
  certificates: Slot<Certificate>[]
}

const nothing: { rows: StoredEntry[]; pictures: Map<string, StoredPicture>; hasExamples: boolean } = {
  rows: [],
  pictures: new Map(),
  hasExamples: false,
}

const readStored = lastKnown('people and cases', nothing, async (ctx) => {
  const rows = await readRows(ctx)
  return {
    rows,
    pictures: await picturesOf(ctx, rows),
    hasExamples: (await findPart(ctx, 'examples'))?.fields['isOn'] === true,
  }
})

/** What public pages show as proof. A kind without an entry shows nothing, or marked examples where they are switched on. */
export async function readProof(ctx: Ctx): Promise<Proof> {
  const { rows, pictures, hasExamples } = await readStored(ctx)
  const now = ctx.clock.now()
  const slots = <Fields>(kind: StoredEntry['kind'], schema: z.ZodMiniType<Fields>, examples: Fields[]) => {
    const found = rows
      .filter((row) => row.kind === kind && !isOver(row, now))
      .flatMap((row) => {
        const { success, data } = schema.safeParse(row.fields)
        return success ? [{ ...data, id: row.id, isExample: false, pictureId: row.pictureId }] : []
      })
    if (found.length > 0 || !hasExamples) return found
    return examples.map((fields, i) => ({ ...fields, id: `example-${i}`, isExample: true, pictureId: null }))
  }
  return {
    people: slots('person', person, firmExamples.people).map(({ pictureId, ...one }) => ({
      ...one,
      picture: pictures.get(pictureId ?? ''),
    })),
    cases: slots('case', projectCase, firmExamples.cases)
      .map(({ pictureId: _none, ...one }) => one)
      .toSorted((a, b) => b.endedOn.localeCompare(a.endedOn)),
    certificates: slots('certificate', certificate, firmExamples.certificates).map(
      ({ pictureId: _none, ...one }) => one,
    ),
  }
}
