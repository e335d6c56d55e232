import { redirect } from 'react-router'
import { page } from '#app/document/page.server.tsx'
import { island } from '#ui/island.server.tsx'
import { MissingRun } from '#features/assessment/run/missing-run.tsx'
import type { LinkState } from '#features/assessment/run/later-note.tsx'
import { QuestionsScreen } from '#features/assessment/run/questions-screen.tsx'
import { openRun, takeRunForm } from '#features/assessment/run/run-form.server.ts'
import { privateHeaders } from '#features/assessment/result/private-headers.server.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import type { Route } from './+types/assessment-questions'

const options = { sheet: 'tools', headers: privateHeaders } as const

const Questions = island('assessment-questions', QuestionsScreen, 'keys')

interface Told {
  problem?: string | undefined
  link?: LinkState | undefined
}

async function write({ url, context }: Route.LoaderArgs | Route.ActionArgs, { problem, link }: Told = {}) {
  const run = await openRun(context.get(requestCtx), url.searchParams.get('key') ?? undefined)
  if (typeof run === 'string') throw redirect(run, 303)
  if (!run) return { status: 404, element: <MissingRun /> }
  return { status: 200, element: <Questions run={run} search={url.search} problem={problem} link={link} /> }
}

export const loader = page((args: Route.LoaderArgs) => write(args), options)

/** For pages without script; with script answers go to the API. */
export const action = page(async (args: Route.ActionArgs) => {
  const outcome = await takeRunForm(args.context.get(requestCtx), args.request)
  if ('to' in outcome) return redirect(outcome.to, 303)
  const { status, retryAfterS, ...told } = outcome
  const { element } = await write(args, told)
  return { status, retryAfterS, element }
}, options)
