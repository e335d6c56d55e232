import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { reportFormWords } from '#content/enquiry-form-words.ts'
import { questionPath } from '#features/assessment/assessment-paths.ts'
import { reportRequest } from '#features/assessment/assessment.schema.ts'
import { copyAssessment } from '#features/assessment/assessments.server.ts'
import { openResult } from '#features/assessment/result/open-result.server.ts'
import { MissingRun } from '#features/assessment/run/missing-run.tsx'
import { privateHeaders } from '#features/assessment/result/private-headers.server.ts'
import { ResultScreen } from '#features/assessment/result/result-screen.tsx'
import { sendReport } from '#features/assessment/result/send-report.server.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { takeForm } from '#features/intake/intake-form.server.ts'
import type { Route } from './+types/assessment-result'

const options = { sheet: 'tools', headers: privateHeaders } as const

type Shown = { isSent: boolean; state?: EnquiryFormState }

async function write({ url, context }: Route.LoaderArgs | Route.ActionArgs, form?: Shown) {
  const key = url.searchParams.get('key') ?? ''
  const ctx = context.get(requestCtx)
  const result = await openResult(ctx, key)
  if (result === 'unfinished') throw redirect(questionPath(key, 'check'), 303)
  if (!result) return { status: 404, element: <MissingRun /> }
  const element = (
    <ResultScreen
      {...result}
      assessmentKey={key}
      siteUrl={ctx.settings.siteUrl}
      formWords={reportFormWords()}
      form={form}
    />
  )
  return { status: 200, element }
}

export const loader = page(
  (args: Route.LoaderArgs) => write(args, args.url.searchParams.has('sent') ? { isSent: true } : undefined),
  options,
)

/** For the forms without script: the report by mail, and a new run from the same answers. */
export const action = page(async (args: Route.ActionArgs) => {
  const ctx = args.context.get(requestCtx)
  const { pathname, searchParams } = args.url
  const key = searchParams.get('key') ?? undefined
  if (searchParams.get('do') === 'again') {
    const copy = await copyAssessment(ctx, { key })
    return redirect(questionPath(copy.key, 'check'), 303)
  }
  const outcome = await takeForm(ctx, args.request, reportRequest, (ctx, input) =>
    sendReport(ctx, { key }, input),
  )
  if (outcome.isSent) return redirect(`${pathname}?key=${key}&sent=1#send`, 303)
  const { status, retryAfterS, state } = outcome
  const { element } = await write(args, { isSent: false, state })
  return { status, retryAfterS, element }
}, options)
