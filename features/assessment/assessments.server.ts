import { and, eq, isNull, lt } from 'drizzle-orm'
import { assessmentKept, assessmentRates } from '#config/constants.ts'
import { AppError } from '#lib/errors.ts'
import { readinessModel } from '#content/readiness/model.ts'
import type { Question } from '#content/readiness/readiness-model.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { addKey, hashOfKey, holderOf, type Opening } from './assessment-keys.server.ts'
import type { AssessmentState, StartedAssessment } from './assessment.schema.ts'
import { assessments, type KeptAnswers } from './assessment.table.server.ts'
import { scoreReadiness, type Answers, type ReadinessResult } from './scoring/readiness-score.ts'

export type Row = typeof assessments.$inferSelect

/** Begins a run, empty or with the answers of another one. Throws `rate_limited`. */
export async function createAssessment(ctx: Ctx, answers: KeptAnswers = {}): Promise<StartedAssessment> {
  const { allowed, retryAfterS } = await ctx.limits.consume(assessmentRates.start, ctx.client.address)
  if (!allowed) {
    const message = 'Many assessments were started from your network. Please try again in an hour.'
    throw new AppError('rate_limited', message, { retryAfterS })
  }
  const now = ctx.clock.now()
  return ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .insert(assessments)
      .values({ modelVersion: readinessModel.version, answers, startedAt: now, changedAt: now })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    return { ...stateOf(row), key: await addKey(tx, row.id) }
  })
}

/** A run of one's own with the answers of a finished one, whose result stays as it is. */
export async function copyAssessment(ctx: Ctx, opening: Opening): Promise<StartedAssessment> {
  const { answers } = await getAssessment(ctx, opening)
  return createAssessment(ctx, answers)
}

/** The row that the key opens; undefined when there is none, or it is another's. */
export async function findAssessment(ctx: Ctx, { key, id }: Opening): Promise<Row | undefined> {
  const hash = hashOfKey(key)
  if (!hash) return undefined
  const [row] = await ctx.db
    .select()
    .from(assessments)
    .where(eq(assessments.id, holderOf(ctx, hash)))
  return row && (id === undefined || row.id === id) ? row : undefined
}

export async function getAssessment(ctx: Ctx, opening: Opening): Promise<Row> {
  return (await findAssessment(ctx, opening)) ?? missing()
}

/** Computes the result and closes the run; a second time it returns the same. Throws `invalid` while a question has no answer. */
export async function finishAssessment(
  ctx: Ctx,
  opening: Opening,
): Promise<AssessmentState & { result: ReadinessResult }> {
  return ctx.transaction(async (tx) => {
    const found = await getAssessment(tx, opening)
    const [row] = await tx.db.select().from(assessments).where(eq(assessments.id, found.id)).for('update')
    if (!row) return missing()
    if (row.result) return { ...stateOf(row), result: row.result }
    const answers = valuesOf(row.answers)
    holdToComplete(answers)
    const now = tx.clock.now()
    const result = scoreReadiness(readinessModel, answers)
    const change = {
      finishedAt: now,
      changedAt: now,
      // The version that it was scored by: a run may have begun under an earlier one.
      modelVersion: result.modelVersion,
      overall: result.overall,
      level: result.level,
      result,
    }
    await tx.db.update(assessments).set(change).where(eq(assessments.id, row.id))
    return { ...stateOf({ ...row, ...change }), result }
  })
}

/** Deletes runs that nobody finished in 30 days, and finished ones after 24 months. Returns how many. */
export async function sweepAssessments(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now().getTime()
  const unfinished = await ctx.db
    .delete(assessments)
    .where(
      and(
        isNull(assessments.finishedAt),
        lt(assessments.changedAt, new Date(now - assessmentKept.unfinishedMs)),
      ),
    )
    .returning({ id: assessments.id })
  const old = await ctx.db
    .delete(assessments)
    .where(lt(assessments.finishedAt, new Date(now - assessmentKept.finishedMs)))
    .returning({ id: assessments.id })
  return unfinished.length + old.length
}

export function stateOf({ id, modelVersion, answers, finishedAt }: Row): AssessmentState {
  return { id, modelVersion, answers: valuesOf(answers), finishedAt: finishedAt?.toISOString() ?? null }
}

export function valuesOf(kept: KeptAnswers): Answers {
  return Object.fromEntries(Object.entries(kept).map(([id, { value }]) => [id, value]))
}

/** The questions that still have no answer, in order. */
export function openQuestions(answers: Answers): Question[] {
  return readinessModel.questions.filter(({ id }) => !Object.hasOwn(answers, id))
}

function holdToComplete(answers: Answers) {
  const open = openQuestions(answers)
  if (open.length === 0) return
  const errors = Object.fromEntries(
    open.map(({ id, text }) => [id, `${text} Choose an answer, or “I do not know”.`]),
  )
  const message =
    open.length === 1 ? 'One question has no answer yet' : `${open.length} questions have no answer yet`
  throw new AppError('invalid', message, { errors })
}

export function missing(): never {
  throw new AppError(
    'not_found',
    'There is no assessment at this link. Unfinished ones are deleted after 30 days.',
  )
}
