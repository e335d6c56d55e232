import { AppError } from '#lib/errors.ts'
import { z } from 'zod/mini'
import { readinessModel } from '#content/readiness/model.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { readFormText } from '#features/intake/intake-form.server.ts'
import { questionPath, resultPath } from '#features/assessment/assessment-paths.ts'
import { resumeRequest } from '#features/assessment/assessment.schema.ts'
import { finishAssessment, findAssessment, stateOf } from '#features/assessment/assessments.server.ts'
import { saveAnswers } from './save-answers.server.ts'
import type { LinkState } from './later-note.tsx'
import { stepAfter, stepOf, type QuestionRun } from './question-run.ts'
import { sendResumeLink } from './send-resume-link.server.ts'

/** What a form without script leads to: another address, or the same page with what was wrong. */
export type FormOutcome =
  | { to: string }
  | { status: number; retryAfterS?: number | undefined; problem?: string; link?: LinkState }

/** The unfinished assessment that the key opens, the path of its result when it is finished, or undefined. */
export async function openRun(ctx: Ctx, key: string | undefined): Promise<QuestionRun | string | undefined> {
  const row = await findAssessment(ctx, { key })
  if (!row || !key) return undefined
  if (row.finishedAt) return resultPath(key)
  const { id, answers } = stateOf(row)
  const questions = readinessModel.questions.map(({ id, dimension, text, options }) => ({
    id,
    dimension: readinessModel.dimensions.find((one) => one.id === dimension)?.name ?? '',
    text,
    options,
  }))
  return { id, key, questions, answers }
}

/** Takes the forms of the questions: an answer, the end, or the wish for a link by mail. */
export async function takeRunForm(ctx: Ctx, request: Request): Promise<FormOutcome> {
  const { searchParams, search } = new URL(request.url)
  const key = searchParams.get('key') ?? undefined
  const fields = Object.fromEntries(new URLSearchParams(await readFormText(request)))
  const isLink = fields['intent'] === 'link'
  try {
    if (isLink) return await takeLink(ctx, key, fields)
    if (fields['intent'] === 'finish') {
      await finishAssessment(ctx, { key })
      return { to: resultPath(key ?? '') }
    }
    return await takeAnswer(ctx, key, search, fields)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, retryAfterS, message } = error
    return {
      status,
      retryAfterS,
      ...(isLink ? { link: { isSent: false, problem: message } } : { problem: message }),
    }
  }
}

async function takeAnswer(
  ctx: Ctx,
  key: string | undefined,
  search: string,
  { question = '', value = '' }: Record<string, string>,
): Promise<FormOutcome> {
  if (!/^(?:[0-4]|unknown)$/.test(value))
    return { status: 422, problem: 'Choose an answer, or “I do not know”' }
  const { answers } = await saveAnswers(
    ctx,
    { key },
    { answers: [{ question, value: value === 'unknown' ? null : Number(value) }] },
  )
  const { questions } = readinessModel
  const step = stepOf(search, { questions, answers })
  const next = step === 'check' ? 'check' : stepAfter(step, search, questions.length)
  return { to: questionPath(key ?? '', next) }
}

async function takeLink(
  ctx: Ctx,
  key: string | undefined,
  fields: Record<string, string>,
): Promise<FormOutcome> {
  const parsed = z.safeParse(resumeRequest, { email: fields['email'] ?? '', website: fields['website'] })
  if (!parsed.success) {
    const problem = parsed.error.issues[0]?.message ?? 'Please enter a valid email address'
    return { status: 422, link: { isSent: false, problem } }
  }
  await sendResumeLink(ctx, { key }, parsed.data)
  return { status: 200, link: { isSent: true } }
}
