import { longTime } from '#lib/office-time.ts'
import type { SaveState } from '#features/publishing/editing/editing.ts'
import { issueStateNames, issueTones } from '#features/newsletter/staff-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import type { IssueDraft } from './issue-editing.ts'
import type { IssueDetail } from './issue.schema.ts'

interface Props {
  issue: IssueDetail
  draft: IssueDraft
  state: SaveState
  isTesting: boolean
  onSave: () => void
  onPreview: () => void
  onTest: () => void
  onSend: () => void
  onDelete: () => void
}

/** Whether its words are saved, and what can be done with a draft. */
export function IssueDraftHeader({ issue, draft, state, isTesting, ...on }: Props) {
  const isEmpty = !draft.body.trim()
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-rule pb-4">
      <div className="mr-auto min-w-0">
        <RecordHeading name={draft.subject || 'New newsletter'} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-slate">
          <Badge tone={issueTones[issue.state]}>{issueStateNames[issue.state]}</Badge>
          <span role="status">{savedWords(state, issue)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" disabled={isEmpty} onClick={on.onPreview}>
          Preview
        </Button>
        <Button variant="secondary" disabled={isEmpty} pending={isTesting} onClick={on.onTest}>
          Send me a test
        </Button>
        <Button
          variant="secondary"
          disabled={state.kind === 'saved'}
          pending={state.kind === 'saving'}
          onClick={on.onSave}
        >
          Save
        </Button>
        <Button disabled={isEmpty || issue.recipients === 0} onClick={on.onSend}>
          Send …
        </Button>
        <Menu trigger={<IconButton icon="more" label="More" />}>
          <MenuItem icon="trash" tone="danger" onSelect={on.onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </header>
  )
}

function savedWords(state: SaveState, { updatedAt, updatedBy }: IssueDetail): React.ReactNode {
  if (state.kind === 'failed') return <span className="text-signal-strong">Not saved: {state.message}</span>
  if (state.kind === 'saving') return 'Saving …'
  if (state.kind === 'held')
    return (
      <span className="text-signal-strong">
        Not saved: someone else changed the same words. Save to choose between them.
      </span>
    )
  if (state.kind === 'unsaved') return 'Not saved yet'
  return `Saved ${longTime(updatedAt)} by ${updatedBy}`
}
