import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { createBatcher } from '#lib/batcher.ts'
import { AppError, type FieldErrors } from '#lib/errors.ts'
import { readinessModel } from '#content/readiness/model.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { hashOfKey, holderOf, type Opening } from '#features/assessment/assessment-keys.server.ts'
import type { AnswersInput, AssessmentState } from '#features/assessment/assessment.schema.ts'
import {
  assessmentKeys,
  assessments,
  type KeptAnswers,
} from '#features/assessment/assessment.table.server.ts'
import { getAssessment, missing, stateOf, type Row } from '#features/assessment/assessments.server.ts'

/** Answers on their way to the run that a key opens. */
interface Arrival {
  ctx: Ctx
  hash: string
  id: string | undefined
  given: KeptAnswers
}

const mostTogether = 32

// One for each process, and for each test's database.
const batchers = new WeakMap<Ctx['settings'], (arrival: Arrival) => Promise<Row | undefined>>()

/**
 * Keeps answers. For each question the answer that was chosen last stays, so that two devices, or an answer that waited for a connection, never
 * undo what came later. The same answers twice change nothing. What arrives together shares a statement. Throws `conflict` once it is finished.
 */
export async function saveAnswers(
  ctx: Ctx,
  opening: Opening,
  { answers }: AnswersInput,
): Promise<AssessmentState> {
  const hash = hashOfKey(opening.key)
  if (!hash) return missing()
  const save = batchers.get(ctx.settings) ?? createBatcher(saveTogether, mostTogether)
  batchers.set(ctx.settings, save)
  const row = await save({ ctx, hash, id: opening.id, given: keptAnswersOf(answers, ctx.clock.now()) })
  if (row) return stateOf(row)
  await getAssessment(ctx, opening)
  throw new AppError('conflict', 'This assessment is finished. Its answers no longer change.')
}

async function saveTogether(arrivals: Arrival[]): Promise<PromiseSettledResult<Row | undefined>[]> {
  // One alone can spoil the statement for the others, and a run changes once in it: who is not in its answer goes alone.
  const saved = arrivals.length > 1 ? await saveAll(arrivals).catch(() => new Map<number, Row>()) : undefined
  return Promise.allSettled(arrivals.map(async (arrival, i) => saved?.get(i) ?? saveAlone(arrival)))
}

/** The run as it stands then, by the index of its arrival. */
async function saveAll(arrivals: Arrival[]): Promise<Map<number, Row>> {
  const [first] = arrivals
  if (!first) return new Map()
  const { db, clock } = first.ctx
  const sent = arrivals.map(({ hash, id, given }, ordinal) => ({ ordinal, hash, id: id ?? null, given }))
  const arrived = db.$with('arrived', { ordinal: sql<number>`ordinal`.as('ordinal') }).as(
    sql`select sent.ordinal, ${assessmentKeys.assessmentId} as held, sent.given
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent(ordinal integer, hash text, id uuid, given jsonb)
      join ${assessmentKeys} on ${assessmentKeys.keyHash} = sent.hash
      where sent.id is null or sent.id = ${assessmentKeys.assessmentId}`,
  )
  const rows = await db
    .with(arrived)
    .update(assessments)
    .set({ answers: newest(sql`arrived.given`), changedAt: clock.now() })
    .from(arrived)
    .where(and(eq(assessments.id, sql`arrived.held`), isNull(assessments.finishedAt)))
    .returning({ ordinal: sql<number>`arrived.ordinal`, ...getTableColumns(assessments) })
  return new Map(rows.map(({ ordinal, ...row }) => [ordinal, row]))
}

async function saveAlone({ ctx, hash, id, given }: Arrival): Promise<Row | undefined> {
  const [row] = await ctx.db
    .update(assessments)
    .set({ answers: newest(sql`${JSON.stringify(given)}::jsonb`), changedAt: ctx.clock.now() })
    .where(
      and(
        eq(assessments.id, holderOf(ctx, hash)),
        isNull(assessments.finishedAt),
        id === undefined ? undefined : eq(assessments.id, id),
      ),
    )
    .returning()
  return row
}

/** The answers kept so far, with those given that were chosen later. */
const newest = (given: SQL) => sql`${assessments.answers} || coalesce((
  select jsonb_object_agg(one.key, one.value) from jsonb_each(${given}) one
  where coalesce((${assessments.answers} -> one.key ->> 'at')::bigint, 0) <= (one.value ->> 'at')::bigint
), '{}'::jsonb)`

function keptAnswersOf(answers: AnswersInput['answers'], now: Date): KeptAnswers {
  const known = new Set(readinessModel.questions.map(({ id }) => id))
  const errors: FieldErrors = {}
  const kept: KeptAnswers = {}
  answers.forEach(({ question, value, agoMs = 0 }, i) => {
    if (!known.has(question)) {
      errors[`answers.${i}.question`] = 'There is no question of this name'
      return
    }
    const at = now.getTime() - agoMs
    const before = kept[question]
    if (!before || before.at <= at) kept[question] = { value, at }
  })
  const [first] = Object.values(errors)
  if (first) throw new AppError('invalid', first, { errors })
  return kept
}
