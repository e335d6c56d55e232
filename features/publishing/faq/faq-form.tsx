import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageBeside } from '#lib/api-client.ts'
import type { FaqItem, FaqList } from './faq.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import type { FaqDraft } from './faq-drafts.tsx'
import type { Write } from '#ui/use-write.ts'
import { useWrite } from '#ui/use-write.ts'

export type FaqStart =
  | { kind: 'new'; group: string }
  | { kind: 'edit'; item: FaqItem }
  | ({ kind: 'draft'; group: string } & FaqDraft)

interface Props {
  start: FaqStart
  groups: FaqList['groups']
  onClose: () => void
}

const fieldNames = ['group', 'question', 'answer', 'see', 'see.0']

/** One question with its answer. What was typed stays when someone else was quicker; the next save is over theirs, knowingly. */
export function FaqForm({ start, groups, onClose }: Props) {
  const item = start.kind === 'edit' ? start.item : undefined
  const given = start.kind === 'draft' ? start : undefined
  const { draft, set, ...kept } = useDraft(
    `faq:${item ? `${item.anchor}:${item.version}` : (given?.question ?? 'new')}`,
    {
      group: start.kind === 'edit' ? start.item.group : start.group,
      question: item?.question ?? given?.question ?? '',
      answer: item?.answer ?? given?.answer ?? '',
      see: item?.see.join('\n') ?? '',
    },
  )
  const { group, question, answer, see } = draft
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [version, setVersion] = useState(item?.version ?? 0)
  const [theirs, setTheirs] = useState<FaqItem>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const queries = useQueryClient()
  const write = useWrite<FaqItem>({
    reread: ['/api/faqs'],
    onDone: () => {
      toast({ title: item ? 'Saved' : 'On the page now', description: 'The site shows it within a second.' })
      if (given) void queries.invalidateQueries({ queryKey: ['/api/conversations/questions/drafts'] })
      drop()
    },
    onFail: (failure) => {
      setMessage(messageBeside(failure, fieldNames))
      if (!(failure instanceof ApiError)) return true
      setErrors(failure.body.errors ?? {})
      const current = failure.status === 409 ? currentOf(failure) : undefined
      if (current) {
        setTheirs(current)
        setVersion(current.version)
      }
      return true
    },
  })
  const paths = see
    .split('\n')
    .map((path) => path.trim())
    .filter(Boolean)
  const fields = { group, question, answer, see: paths }
  const words = answer.trim() ? answer.trim().split(/\s+/).length : 0

  function save(event: React.FormEvent) {
    event.preventDefault()
    setErrors({})
    setMessage(undefined)
    if (write.isPending) return
    write.mutate(requestOf(start, fields, version))
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item ? 'Edit the question' : 'New question'}
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="faq-form" pending={write.isPending}>
            {item ? 'Save' : 'Put it on the page'}
          </Button>
        </>
      }
    >
      <form id="faq-form" noValidate onSubmit={save}>
        {message && (
          <p role="alert" className="mb-3 border-l-4 border-signal py-1 pl-3">
            {message}
          </p>
        )}
        {theirs && (
          <div className="mb-3 border-l-4 border-warn bg-warn-tint px-3 py-2">
            <p className="font-semibold">As {theirs.updatedBy ?? 'someone else'} saved it:</p>
            <p>{theirs.question}</p>
            <p className="whitespace-pre-line text-slate">{theirs.answer}</p>
            <p className="pt-1">Saving again puts your words in its place.</p>
          </div>
        )}
        <SelectField
          label="Group"
          name="group"
          options={groups.map(({ id, title }) => ({ value: id, label: title }))}
          value={group}
          error={errors['group']}
          onChange={(event) => set('group', event.target.value)}
        />
        <TextField
          label="Question"
          name="question"
          required
          value={question}
          maxLength={300}
          error={errors['question']}
          onChange={(event) => set('question', event.target.value)}
        />
        <TextArea
          label="Answer"
          name="answer"
          required
          hint={`${words} words; 40 to 140 read well. An empty line separates paragraphs.`}
          rows={8}
          value={answer}
          maxLength={4000}
          error={errors['answer']}
          onChange={(event) => set('answer', event.target.value)}
        />
        <TextArea
          label="Pages that go further"
          name="see"
          hint="One path per line, such as /solutions/machine-vision; at most four."
          rows={2}
          value={see}
          error={errors['see'] ?? errors['see.0']}
          onChange={(event) => set('see', event.target.value)}
        />
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}

function requestOf(start: FaqStart, fields: object, version: number): Write {
  if (start.kind === 'edit')
    return { method: 'PUT', url: `/api/faqs/${start.item.anchor}`, data: { ...fields, version } }
  if (start.kind === 'draft')
    return { method: 'POST', url: `/api/conversations/questions/${start.id}/publish`, data: fields }
  return { method: 'POST', url: '/api/faqs', data: fields }
}

function currentOf(error: ApiError): FaqItem | undefined {
  const data = error.body.data
  // The endpoint answers a conflict with its own response in `current`.
  return typeof data === 'object' && data !== null && 'current' in data
    ? (data.current as FaqItem)
    : undefined
}
