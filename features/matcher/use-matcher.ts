import { useEffect, useRef, useState } from 'react'
import { sendEvent } from '#features/analytics/send-event.ts'
import type { MatchResult } from './match.ts'
import type { Answers } from './matcher-questions.ts'
import type { MatcherPage } from './matcher-page.server.ts'

const engine = async () => Promise.all([import('./match.ts'), import('./matcher.schema.ts')])

/** Follows the form: with each change the result is computed again and the address holds it. */
export function useMatcher(page: Pick<MatcherPage, 'answers' | 'result'>) {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<{ answers: Answers; result: MatchResult | undefined }>(page)
  /** How many questions had an answer, at most. */
  const furthest = useRef(0)

  async function follow() {
    if (!form.current) return
    const search = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    )
    const code = await engine().catch(() => undefined)
    // A newer version is out, and this one's code is gone: the server answers the same form.
    if (!code) return navigator.onLine ? form.current.submit() : undefined
    const [{ match }, { answersOf, searchOf, unanswered }] = code
    const answers = answersOf(search)
    const open = unanswered(answers).length
    setShown({ answers, result: open === 0 ? match(answers) : undefined })
    tell(Object.keys(answers).length - open, open)
    history.replaceState(history.state, '', `?${searchOf(answers)}`)
  }

  function tell(step: number, open: number) {
    if (step <= furthest.current) return
    if (furthest.current === 0) sendEvent('tool_start', { tool: 'matcher' })
    sendEvent('tool_step', { tool: 'matcher', step })
    if (open === 0) sendEvent('tool_finish', { tool: 'matcher' })
    furthest.current = step
  }

  const followLatest = useRef(follow)
  useEffect(() => {
    followLatest.current = follow
  })
  // What was chosen before this script arrived was heard by nobody.
  useEffect(() => {
    const chosen = form.current?.querySelectorAll('input:checked').length ?? 0
    if (chosen !== Object.values(page.answers).flat().length) void followLatest.current()
  }, [page.answers])

  return { form, ...shown, follow: () => void follow() }
}
