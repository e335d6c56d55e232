import { useState } from 'react'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TrapField } from '#ui/trap-field.tsx'
import { questionPath } from '#features/assessment/assessment-paths.ts'
import type { QuestionRun, Step } from './question-run.ts'

/** What became of the wish for a link by mail, when it was sent without script. */
export interface LinkState {
  isSent: boolean
  problem?: string
}

interface Props {
  run: Pick<QuestionRun, 'id' | 'key'>
  step: Step
  state: LinkState | undefined
}

/** How to stop and go on later or elsewhere: the address itself, or a mail with a link. */
export function LaterNote({ run, step, state }: Props) {
  const { id, key } = run
  const [told, setTold] = useState(state)
  const [isPending, setPending] = useState(false)

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = Object.fromEntries(new FormData(form))
    setPending(true)
    setTold(undefined)
    try {
      await api.request('POST', `/api/assessments/${id}/link?key=${key}`, {
        email: fields['email'],
        website: fields['website'],
      })
      form.reset()
      setTold({ isSent: true })
    } catch (error) {
      setTold({ isSent: false, problem: messageOf(error) })
    } finally {
      setPending(false)
    }
  }

  return (
    <details open={state !== undefined} className="group border-t border-rule pt-2">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={16} className="shrink-0 transition-transform group-open:rotate-90" />
        Stop here, continue later
      </summary>
      <p className="text-sm text-slate">
        The address of this page brings you back here for 30 days, on any device: bookmark it, or have it sent
        to you. We use your email address for that one message and nothing else.
      </p>
      <form
        method="post"
        action={questionPath(key, step)}
        onSubmit={onSubmit}
        className="relative mt-3"
        aria-label="Send the link by email"
      >
        <input type="hidden" name="intent" value="link" />
        <TrapField />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
          error={told?.problem}
        />
        <Button type="submit" variant="secondary" pending={isPending}>
          {isPending ? 'Sending …' : 'Send me the link'}
        </Button>
      </form>
      <p role="status" className="min-h-8 pt-2 text-sm font-semibold text-ok">
        {told?.isSent && 'The link is on its way to you.'}
      </p>
    </details>
  )
}
