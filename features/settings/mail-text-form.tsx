import { useRef, useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import {
  mailTextChange,
  mailTextFields,
  mailTextItem,
  placeholderFaults,
  type MailTextItem,
  type MailTextWords,
} from '#features/publishing/mail-texts/mail-text.schema.ts'
import { ApiError } from '#lib/api-client.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import { Button } from '#ui/button.tsx'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { currentOf } from '#features/context/current-of.ts'
import { MailTextPreview } from './mail-text-preview.tsx'
import { PlaceholderList } from './placeholder-list.tsx'

export const mailTextsUrl = '/api/settings/texts'

const labels = { subject: 'Subject', heading: 'Heading', text: 'Text' }
const wordsOf = ({ subject, heading, text }: MailTextWords): MailTextWords => ({ subject, heading, text })

/** One mail: its words, what may be filled in, and how it reads. */
export function MailTextForm({ stored }: { stored: MailTextItem }) {
  const [base, setBase] = useState(stored)
  const { draft, set, setAll, isKept, isRestored, drop } = useDraft(`mail-text:${base.id}`, wordsOf(base))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [conflict, setConflict] = useState<{
    current: MailTextItem
    merged: MailTextWords
    conflicts: (keyof MailTextWords)[]
  }>()
  const area = useRef<HTMLTextAreaElement>(null)
  // What a colleague saved shows at once, unless something is being written here.
  if (!isKept && stored.version > base.version) setBase(stored)

  const write = useWrite<MailTextItem>({
    reread: [mailTextsUrl],
    onDone: (saved) => {
      drop()
      setBase(saved)
      setConflict(undefined)
      toast({ title: 'Saved', description: 'It holds for the next mail that is written.', tone: 'ok' })
    },
    onFail: (failure) => {
      const current = currentOf(failure, mailTextItem)
      if (current) {
        const merge = mergeDrafts(mailTextFields, wordsOf(base), draft, wordsOf(current))
        if (merge.conflicts.length > 0) setConflict({ current, ...merge })
        else save(merge.merged, current.version)
        return true
      }
      if (failure instanceof ApiError && failure.body.errors) setErrors(failure.body.errors)
      return false
    },
  })
  const save = (words: MailTextWords, version: number) => {
    const parsed = mailTextChange.safeParse({ ...words, version })
    const faults: Partial<Record<string, string>> = parsed.data
      ? placeholderFaults(parsed.data, base.placeholders)
      : {}
    for (const { path, message } of parsed.error?.issues ?? []) faults[path.join('.')] ??= message
    setErrors(faults)
    const first = mailTextFields.find((name) => faults[name])
    if (first) document.getElementById(first)?.focus()
    if (parsed.data && Object.keys(faults).length === 0)
      write.mutate({ method: 'PUT', url: `${mailTextsUrl}/${base.id}`, data: parsed.data })
  }
  /** Puts a placeholder where the text is being written. */
  const insert = (name: string) => {
    const { selectionStart: from = draft.text.length, selectionEnd: to = from } = area.current ?? {}
    const word = `{{${name}}}`
    set('text', draft.text.slice(0, from) + word + draft.text.slice(to))
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(from + word.length, from + word.length)
    })
  }
  const isStandard = mailTextFields.every((field) => draft[field].trim() === base.standard[field].trim())
  const field = (name: keyof MailTextWords) => ({
    name,
    label: labels[name],
    value: draft[name],
    ...(errors[name] && { error: errors[name] }),
  })
  return (
    <div className="grid gap-x-12 gap-y-6 xl:grid-cols-2">
      <form
        noValidate
        aria-label={base.label}
        className="min-w-0"
        onSubmit={(event) => {
          event.preventDefault()
          if (!write.isPending) save(draft, base.version)
        }}
      >
        <p className="pb-4 text-sm text-slate">{base.about}</p>
        <TextField
          {...field('subject')}
          maxLength={150}
          onChange={({ target }) => set('subject', target.value)}
        />
        <TextField
          {...field('heading')}
          maxLength={150}
          onChange={({ target }) => set('heading', target.value)}
        />
        <TextArea
          {...field('text')}
          ref={area}
          rows={16}
          maxLength={10_000}
          hint="An empty line begins a new paragraph; lines that begin with 1. or - become a list."
          onChange={({ target }) => set('text', target.value)}
        />
        <PlaceholderList placeholders={base.placeholders} text={draft.text} onInsert={insert} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
          <Button type="submit" pending={write.isPending} disabled={!isKept}>
            Save text
          </Button>
          {!isStandard && (
            <Button
              variant="secondary"
              onClick={() => {
                setAll(wordsOf(base.standard))
                setErrors({})
              }}
            >
              Back to the default text
            </Button>
          )}
          <KeptDraft
            isKept={isKept}
            isRestored={isRestored}
            onDrop={() => {
              drop()
              setBase(stored)
              setErrors({})
            }}
          />
        </div>
      </form>
      <MailTextPreview words={draft} placeholders={base.placeholders} />
      {conflict && (
        <ConflictDialog
          title="Someone else changed this mail"
          fields={conflict.conflicts}
          labels={labels}
          mine={conflict.merged}
          theirs={wordsOf(conflict.current)}
          pending={write.isPending}
          onClose={() => setConflict(undefined)}
          onChoose={(chosen) => save({ ...conflict.merged, ...chosen }, conflict.current.version)}
        />
      )}
    </div>
  )
}
