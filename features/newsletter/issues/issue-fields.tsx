import { TextArea, TextField } from '#ui/field.tsx'
import { Panel } from '#ui/panel.tsx'
import { segmentOf, type IssueDraft } from './issue-editing.ts'
import { SegmentFields } from './segment-fields.tsx'

interface Props {
  draft: IssueDraft
  /** "To 12 people". */
  recipients: string
  errors?: Record<string, string>
  /** Left out where nothing may be changed. */
  onChange?: (draft: IssueDraft) => void
}

/** The words of a newsletter and who gets it. */
export function IssueFields({ draft, recipients, errors, onChange }: Props) {
  const set = (part: Partial<IssueDraft>) => onChange?.({ ...draft, ...part })
  const isReadOnly = onChange === undefined
  return (
    <div className="grid gap-x-8 gap-y-6 pt-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <TextField
          label="Subject"
          name="subject"
          value={draft.subject}
          error={errors?.['subject']}
          maxLength={150}
          readOnly={isReadOnly}
          onChange={(event) => set({ subject: event.target.value })}
        />
        <TextArea
          label="Text"
          name="body"
          hint="Markdown, as in articles: ## headings, **bold**, [words](/contact), lists and tables."
          rows={20}
          value={draft.body}
          error={errors?.['body']}
          maxLength={50_000}
          readOnly={isReadOnly}
          onChange={(event) => set({ body: event.target.value })}
        />
      </div>
      <Panel title={recipients}>
        <SegmentFields
          segment={segmentOf(draft)}
          isReadOnly={isReadOnly}
          onChange={(segment) => set({ segment: JSON.stringify(segment) })}
        />
      </Panel>
    </div>
  )
}
