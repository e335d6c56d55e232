import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageBeside } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { evidenceAnswer, noEvidence, type Evidence, type EvidenceAnswer } from './evidence.schema.ts'

export const evidenceUrl = '/api/firm/evidence'

interface Props {
  listed: EvidenceAnswer['claims'][number]
  version: number
  onClose: () => void
}

/** What one claim rests on. What was typed stays when someone else was quicker; the next save is over theirs, knowingly. */
export function EvidenceForm({ listed: { claim, value, text, evidence }, version: read, onClose }: Props) {
  const { draft, set, ...kept } = useDraft(`evidence:${claim}`, evidence)
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [version, setVersion] = useState(read)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const write = useWrite<EvidenceAnswer>({
    reread: [evidenceUrl, '/api/dashboard'],
    shows: evidenceUrl,
    onDone: () => {
      toast({ title: 'Saved', description: 'Pages show it within a second.', tone: 'ok' })
      drop()
    },
    onFail: (failure) => {
      const fields = Object.keys(evidence).map((name) => `evidence.${name}`)
      setMessage(messageBeside(failure, fields))
      if (!(failure instanceof ApiError)) return true
      setErrors(failure.body.errors ?? {})
      const theirs = failure.status === 409 ? currentOf(failure) : undefined
      if (!theirs) return true
      setVersion(theirs.version)
      const other = theirs.claims.find((one) => one.claim === claim)?.evidence
      if (other && isSame(other, evidence))
        setMessage('Someone else changed another claim in the meantime. Save again to add yours.')
      else
        setMessage(
          `Someone else wrote here in the meantime: “${other?.basis || 'nothing'}”. Save again to put yours in its place.`,
        )
      return true
    },
  })
  const save = (all: Evidence) => {
    setErrors({})
    setMessage(undefined)
    if (!write.isPending)
      write.mutate({ method: 'PUT', url: evidenceUrl, data: { claim, evidence: all, version } })
  }
  const field = (name: keyof Evidence, label: string, hint: string) => {
    const error = errors[`evidence.${name}`]
    return {
      name,
      label,
      hint,
      ...(error && { error }),
      value: draft[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`What “${value} ${text}” is based on`}
      footer={
        <>
          {evidence.basis && (
            <Button variant="quiet" onClick={() => save(noEvidence)}>
              Remove evidence
            </Button>
          )}
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="evidence-form" pending={write.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="evidence-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save(draft)
        }}
      >
        {message && Object.keys(errors).length === 0 && (
          <p role="alert" className="mb-3 border-l-4 border-signal py-1 pl-3">
            {message}
          </p>
        )}
        <TextArea {...field('basis', 'It rests on', 'In a sentence, as visitors will read it')} rows={3} />
        <TextField {...field('checkedOn', 'Checked on', 'The day it was checked')} type="date" />
        <TextField
          {...field('source', 'Where a reader can check it', 'An address, if there is one')}
          type="url"
        />
        <TextField {...field('note', 'Where the documents are kept', 'For staff; never shown in public')} />
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}

const isSame = (a: Evidence, b: Evidence) => JSON.stringify(a) === JSON.stringify(b)

function currentOf({ body: { data } }: ApiError): EvidenceAnswer | undefined {
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  const parsed = evidenceAnswer.safeParse(data.current)
  return parsed.success ? parsed.data : undefined
}
