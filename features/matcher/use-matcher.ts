import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { match, type MatchResult } from './match.ts'
import { answersOf, searchOf, unanswered, type Answers } from './matcher-answers.ts'
import type { MatcherPage } from './matcher-page.server.ts'

/** Follows the form: with each change the result is computed again and the address holds it. */
export function useMatcher(page: Pick<MatcherPage, 'answers' | 'result' | 'isAsked' | 'basis'>) {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<{ answers: Answers; result: MatchResult | undefined }>(page)
  const [isAsked, setAsked] = useState(page.isAsked)
  /** How many questions had an answer, at most. */
  const furthest = useRef(0)

  function follow() {
    if (!form.current) return
    const search = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    )
    const answers = answersOf(search)
    const open = unanswered(answers).length
    setShown({ answers, result: open === 0 ? match(answers, page.basis) : undefined })
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

  /** The result is there already: the button leads to it, or to the first question that is open. */
  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const [open] = unanswered(shown.answers)
    setAsked(true)
    document.getElementById(open ? `q-${open}` : 'result')?.scrollIntoView()
    if (open)
      form.current?.querySelector<HTMLInputElement>(`[name="${open}"]`)?.focus({ preventScroll: true })
  }

  // What was chosen before this script arrived was heard by nobody.
  const takeEarly = useEffectEvent(() => {
    const chosen = form.current?.querySelectorAll('input:checked').length ?? 0
    if (chosen !== Object.values(page.answers).flat().length) follow()
  })
  useEffect(() => takeEarly(), [])

  return { form, ...shown, isAsked, follow, onSubmit }
}
