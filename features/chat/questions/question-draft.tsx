import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import type { Question, QuestionChange } from '#features/chat/conversations/conversation.schema.ts'

interface QuestionDraftProps {
  item: Question
  isPending: boolean
  onSave: (change: QuestionChange) => void
  onCancel: () => void
}

/** The entry as it should be in the FAQ: the visitor's words are a beginning. */
export function QuestionDraft({ item, isPending, onSave, onCancel }: QuestionDraftProps) {
  const { draft, set, ...kept } = useDraft(`question:${item.id}`, {
    question: item.draftQuestion ?? item.question.slice(0, 300),
    answer: item.draftAnswer ?? '',
  })
  const { question, answer } = draft
  const [error, setError] = useState<string>()
  return (
    <form
      method="post"
      noValidate
      aria-label="Draft for the FAQ"
      onSubmit={(event) => {
        event.preventDefault()
        if (!question.trim()) return setError('An entry needs its question')
        if (!isPending) onSave({ state: 'draft', draftQuestion: question, draftAnswer: answer })
      }}
      className="pt-3"
    >
      <TextField
        id={`question-${item.id}`}
        name="draftQuestion"
        label="Question"
        value={question}
        maxLength={300}
        error={error}
        onChange={(event) => {
          set('question', event.target.value)
          setError(undefined)
        }}
      />
      <TextArea
        id={`answer-${item.id}`}
        name="draftAnswer"
        label="Answer"
        hint="May stay empty for now. Figures need a source."
        value={answer}
        maxLength={4000}
        onChange={(event) => set('answer', event.target.value)}
      />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      <div className="flex gap-2">
        <Button type="submit" pending={isPending}>
          Keep draft
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            kept.drop()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
