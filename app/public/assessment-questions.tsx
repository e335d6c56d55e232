import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { MissingRun } from '#features/assessment/missing-run.tsx'
import { QuestionsScreen } from '#features/assessment/questions-screen.tsx'
import { openRun, takeRunForm } from '#features/assessment/run-form.server.ts'
import { privateHeaders } from '#features/assessment/private-headers.server.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import type { Route } from './+types/assessment-questions'
import { TideLine } from './tide-line.tsx'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

export const headers = () => privateHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const run = await openRun(context.get(requestCtx), url.searchParams.get('key') ?? undefined)
  if (typeof run === 'string') throw redirect(run, 303)
  return run ?? data(null, { status: 404 })
}

/** For pages without script; with script answers go to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await takeRunForm(context.get(requestCtx), request)
  if ('to' in outcome) return redirect(outcome.to, 303)
  const { status, retryAfterS, ...told } = outcome
  const headers: HeadersInit = retryAfterS ? { 'retry-after': String(retryAfterS) } : {}
  return data(told, { status, headers })
}

/** From question to question nothing has to be fetched: the run is in the browser. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get('key') !== nextUrl.searchParams.get('key')
}

export default function AssessmentQuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <MissingRun />
  return (
    <QuestionsScreen
      key={loaderData.key}
      run={loaderData}
      Tide={TideLine}
      problem={actionData?.problem}
      link={actionData?.link}
    />
  )
}
