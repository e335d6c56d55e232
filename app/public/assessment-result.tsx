import { data, redirect } from 'react-router'
import { questionPath } from '#features/assessment/assessment-paths.ts'
import { reportRequest } from '#features/assessment/assessment.schema.ts'
import { copyAssessment } from '#features/assessment/assessments.server.ts'
import { openResult } from '#features/assessment/open-result.server.ts'
import { MissingRun } from '#features/assessment/missing-run.tsx'
import { privateHeaders } from '#features/assessment/private-headers.server.ts'
import { ResultScreen } from '#features/assessment/result-screen.tsx'
import { sendReport } from '#features/assessment/send-report.server.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { takeForm } from '#features/leads/intake-form.server.ts'
import type { Route } from './+types/assessment-result'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

export const headers = () => privateHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get('key') ?? ''
  const ctx = context.get(requestCtx)
  const result = await openResult(ctx, key)
  if (result === 'unfinished') throw redirect(questionPath(key, 'check'), 303)
  if (!result) return data(null, { status: 404 })
  return { ...result, key, siteUrl: ctx.settings.siteUrl, isSent: url.searchParams.has('sent') }
}

/** For the forms without script: the report by mail, and a new run from the same answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { pathname, searchParams } = new URL(request.url)
  const key = searchParams.get('key') ?? undefined
  if (searchParams.get('do') === 'again') {
    const copy = await copyAssessment(ctx, { key })
    return redirect(questionPath(copy.key, 'check'), 303)
  }
  const outcome = await takeForm(ctx, request, reportRequest, (ctx, input) => sendReport(ctx, { key }, input))
  if (outcome.isSent) return redirect(`${pathname}?key=${key}&sent=1#send`, 303)
  const { status, retryAfterS, state } = outcome
  const headers: HeadersInit = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }
  return data(state, { status, headers })
}

export default function AssessmentResultPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <MissingRun />
  const { report, matcher, id, key, siteUrl, isSent } = loaderData
  return (
    <ResultScreen
      report={report}
      matcher={matcher}
      id={id}
      assessmentKey={key}
      siteUrl={siteUrl}
      form={actionData ? { isSent: false, state: actionData } : isSent ? { isSent: true } : undefined}
    />
  )
}
