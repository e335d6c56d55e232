import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextArea } from '#ui/field.tsx'
import { Panel } from '#ui/panel.tsx'
import { toast } from '#ui/toast.tsx'
import { EraseDialog } from '#features/privacy/erasure/erase-dialog.tsx'
import type { RequestDetail } from './privacy-requests.schema.ts'
import type { RequestKind } from './privacy-kinds.ts'
import { useRequestWrite } from './use-request-write.ts'

const openings: Record<RequestKind, string> = {
  access:
    'Below is everything we hold about your address. We got it from you, use it to answer you and to keep our promises, and pass it to nobody except the firms that run our servers and carry our email. If anything is wrong, tell us and we will correct it.',
  erasure: '',
  objection: 'News by email to your address has stopped. ',
  complaint: '',
}

type Step = 'answer' | 'refuse' | 'extend'
const steps: Record<Step, { button: string; label: string; hint: string }> = {
  answer: {
    button: 'Send the answer',
    label: 'Answer',
    hint: 'Emailed exactly as written here; this closes the request.',
  },
  refuse: {
    button: 'Refuse and send',
    label: 'Reason for refusing',
    hint: 'Emailed with how to complain to a regulator; this closes the request.',
  },
  extend: {
    button: 'Take two more months',
    label: 'Why it takes longer',
    hint: 'Emailed at once. Only for a complex request or several at a time, and only once.',
  },
}

/** What staff do with an open request: carry it out, answer, refuse, or take more time. */
export function AnswerForm({ request }: { request: RequestDetail }) {
  const { id, version, kind, confirmedAt, handlerName, extendedAt, status, undecided } = request
  const isErasure = kind === 'erasure'
  const [step, setStep] = useState<Step | undefined>(isErasure ? undefined : 'answer')
  const { draft, set, ...kept } = useDraft(`privacy-answer:${id}`, {
    answer: openings[kind],
    refuse: '',
    extend: '',
    withCopy: kind === 'access' ? 'yes' : '',
  })
  const withCopy = draft.withCopy !== ''
  const text = step ? draft[step] : ''
  const [error, setError] = useState<string>()
  const [isErasing, setErasing] = useState(false)
  const write = useRequestWrite(id, () => {
    kept.drop()
    toast({ title: 'Done', description: 'The mail is on its way.' })
  })
  const take = useRequestWrite(id)

  const choose = (next: Step) => {
    setStep(next)
    setError(undefined)
  }
  const send = () => {
    if (!step) return
    if (!text.trim()) return setError('Please write a few words')
    if (step === 'extend')
      return write.mutate({
        method: 'POST',
        url: `${write.url}/${step}`,
        data: { version, reason: text.trim() },
      })
    const outcome = step === 'answer' ? 'done' : 'refused'
    const data = { version, outcome, text: text.trim(), withCopy: step === 'answer' && withCopy }
    return write.mutate({ method: 'POST', url: `${write.url}/answer`, data })
  }

  return (
    <Panel title="Answer">
      <div className="flex flex-wrap gap-2 pb-4">
        {!handlerName && status === 'received' && (
          <Button
            variant="secondary"
            pending={take.isPending}
            onClick={() => take.mutate({ method: 'POST', url: `${take.url}/take`, data: { version } })}
          >
            Assign to me
          </Button>
        )}
        {isErasure ? (
          <Button
            variant="danger"
            icon="trash"
            disabled={!confirmedAt || undecided !== 0}
            onClick={() => setErasing(true)}
          >
            Erase this person
          </Button>
        ) : (
          <Choice isChosen={step === 'answer'} onChoose={() => choose('answer')} label="Answer" />
        )}
        <Choice isChosen={step === 'refuse'} onChoose={() => choose('refuse')} label="Refuse" />
        {!extendedAt && (
          <Choice isChosen={step === 'extend'} onChoose={() => choose('extend')} label="More time" />
        )}
      </div>
      {isErasure && !confirmedAt && step === undefined && (
        <p className="text-slate">You can erase once the address is confirmed.</p>
      )}
      {isErasure && confirmedAt && undecided !== 0 && step === undefined && (
        <p className="text-slate">
          {undecided === null
            ? 'You can erase once the search for mentions has finished.'
            : `You can erase once every mention is decided: ${undecided} left.`}
        </p>
      )}
      {step && (
        <div className="max-w-text">
          <TextArea
            name="text"
            label={steps[step].label}
            hint={steps[step].hint}
            rows={6}
            maxLength={5000}
            value={text}
            error={error}
            onChange={(event) => {
              set(step, event.target.value)
              setError(undefined)
            }}
          />
          {kept.isKept && <KeptDraft isKept isRestored={kept.isRestored} onDrop={kept.drop} />}
          {step === 'answer' && kind === 'access' && (
            <Checkbox
              name="withCopy"
              label="Put the readable copy of everything held under it"
              checked={withCopy}
              onChange={(event) => set('withCopy', event.target.checked ? 'yes' : '')}
            />
          )}
          <Button
            pending={write.isPending}
            disabled={step === 'answer' && kind === 'access' && !confirmedAt}
            onClick={send}
            className="mt-3"
          >
            {steps[step].button}
          </Button>
          {step === 'answer' && kind === 'access' && !confirmedAt && (
            <p className="pt-2 text-slate">A copy can be sent once the address is confirmed.</p>
          )}
        </div>
      )}
      {isErasing && <EraseDialog request={request} onClose={() => setErasing(false)} />}
    </Panel>
  )
}

function Choice({ isChosen, onChoose, label }: { isChosen: boolean; onChoose: () => void; label: string }) {
  return (
    <Button variant={isChosen ? 'primary' : 'secondary'} aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </Button>
  )
}
