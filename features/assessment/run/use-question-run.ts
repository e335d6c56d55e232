import { useLayoutEffect, useRef, useState } from 'react'
import { api } from '#config/api.ts'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { createAnswerQueue, type AnswerQueue, type SaveState } from './answer-queue.ts'
import type { AssessmentState } from '#features/assessment/assessment.schema.ts'
import { firstOpen, type QuestionRun } from './question-run.ts'
import { readRun, storeRun } from './run-store.ts'
import type { Answers } from '#features/assessment/scoring/readiness-score.ts'

const sendWithinMs = 15_000

/** A run in the browser: each answer is shown at once, sent behind the scenes, and never lost while the server can't be reached. */
export function useQuestionRun({ id, key, questions, answers: initial }: QuestionRun) {
  const [answers, setAnswers] = useState(initial)
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const [refusal, setRefusal] = useState<string>()
  const queue = useRef<AnswerQueue>(undefined)

  // Before the effects of the question: its first may hand over what was tapped before this code was there.
  useLayoutEffect(() => {
    const stored = readRun()
    const waiting = stored?.key === key ? stored.waiting : {}
    // What the server has; over it lies what still waits.
    let kept = initial
    const live = createAnswerQueue({
      waiting,
      async send(list) {
        const state = await api.request<AssessmentState>(
          'PATCH',
          `/api/assessments/${id}?key=${key}`,
          { answers: list },
          AbortSignal.timeout(sendWithinMs),
        )
        // With what another device answered meanwhile.
        kept = state.answers
      },
      isFinal(error) {
        if (!(error instanceof ApiError) || error.status >= 500 || [408, 429].includes(error.status))
          return false
        setRefusal(messageOf(error))
        return true
      },
      onChange(state, rest) {
        const shown = { ...kept, ...valuesOf(rest) }
        setAnswers(shown)
        setSaveState(state)
        const next = firstOpen({ questions, answers: shown })
        storeRun({ key, step: next === 'check' ? questions.length : next, waiting: rest })
      },
    })
    queue.current = live
    const retry = () => void live.flush()
    addEventListener('online', retry)
    if (Object.keys(waiting).length > 0) retry()
    return () => {
      removeEventListener('online', retry)
      live.stop()
    }
  }, [id, key, questions, initial])

  return {
    answers,
    saveState,
    refusal,
    answer(question: string, value: number | null) {
      if (!Object.hasOwn(answers, question)) {
        const before = Object.keys(answers).length
        if (before === 0) sendEvent('tool_start', { tool: 'assessment' })
        sendEvent('tool_step', { tool: 'assessment', step: before + 1 })
      }
      setAnswers((shown) => ({ ...shown, [question]: value }))
      queue.current?.add(question, value)
    },
    /** Whether the server has everything now. */
    flush: () => queue.current?.flush() ?? Promise.resolve(true),
  }
}

function valuesOf(waiting: Record<string, { value: number | null }>): Answers {
  return Object.fromEntries(Object.entries(waiting).map(([question, { value }]) => [question, value]))
}
