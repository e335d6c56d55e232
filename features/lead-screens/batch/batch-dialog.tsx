import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { OwnerQuestion } from './owner-question.tsx'
import type { BatchAction } from '#features/leads/batch/lead-batch.schema.ts'
import { countOf } from '#features/leads/lead-words.ts'
import { StageQuestion } from './stage-question.tsx'
import { TagsQuestion } from './tags-question.tsx'

export interface BatchSubject {
  /** Of one lead. */
  id?: string | undefined
  /** One lead by name, or how many. */
  name?: string | undefined
  count: number
  /** What they have now, where that is one thing. */
  stage?: string | undefined
  ownerId?: string | null | undefined
  tags?: string[] | undefined
}

interface BatchDialogProps {
  kind: BatchAction['kind']
  subject: BatchSubject
  pending: boolean
  onClose: () => void
  /** `drop` forgets what was written: to be called once it has arrived. */
  onChoose: (action: BatchAction, drop: () => void) => void
}

const titles = { stage: 'Move', owner: 'Hand over', tags: 'Tag' }
const questions = { stage: StageQuestion, owner: OwnerQuestion, tags: TagsQuestion }

type Words = 'to' | 'lossReasonId' | 'reason' | 'add' | 'remove'

export interface QuestionProps {
  subject: BatchSubject
  /** What is written, kept on this device. */
  draft: Record<Words, string>
  onWrite: (values: Partial<Record<Words, string>>) => void
  /** What was chosen, or a message that says what is missing. */
  onAnswer: (answer: BatchAction | string) => void
  error: string | undefined
}

/** Asks for the stage, the owner or the tags of one lead or of many. Enter does it. */
export function BatchDialog({ kind, subject, pending, onClose, onChoose }: BatchDialogProps) {
  const [answer, setAnswer] = useState<BatchAction | string>()
  const [error, setError] = useState<string>()
  const { draft, setAll, ...kept } = useDraft(`batch-${kind}:${subject.id ?? 'several'}`, {
    /** The stage or the owner that was chosen. */
    to: '',
    lossReasonId: '',
    reason: '',
    add: subject.tags?.map((tag) => `${tag}, `).join('') ?? '',
    remove: '',
  })
  const Question = questions[kind]
  const who = subject.name ?? countOf(subject.count)
  const submit = () => {
    if (typeof answer === 'object') onChoose(answer, kept.drop)
    else setError(answer ?? 'Please choose')
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${titles[kind]} ${who}`}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              kept.drop()
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form="batch" pending={pending}>
            {`${titles[kind]} ${subject.count === 1 ? 'lead' : countOf(subject.count)}`}
          </Button>
        </>
      }
    >
      <form
        id="batch"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) submit()
        }}
      >
        <Question
          subject={subject}
          error={error}
          draft={draft}
          onWrite={setAll}
          onAnswer={(next) => {
            setAnswer(next)
            setError(undefined)
          }}
        />
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}
