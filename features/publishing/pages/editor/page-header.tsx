import { useState } from 'react'
import { longTime } from '#lib/office-time.ts'
import type { SaveState } from '#features/publishing/editing/editing.ts'
import type { PageCheck, PageDetail } from '#features/publishing/pages/page.schema.ts'
import { pageStateNames, pageTones } from '#features/publishing/pages/page-states.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { PublishPageDialog } from './publish-page-dialog.tsx'
import type { PageEditing } from './use-page-draft.ts'

interface Props {
  editing: PageEditing
  /** Of the words as they are now; undefined until they are checked, when it is the server that refuses. */
  check: PageCheck | undefined
  mayWrite: boolean
}

/** The page's state, whether changes are saved, and the actions. */
export function PageHeader({ editing, check, mayWrite }: Props) {
  const { page, state, text } = editing
  const [asked, setAsked] = useState<'publish' | 'take back'>()
  const write = useWrite<PageDetail>({
    reread: ['/api/pages'],
    onDone: (answer) => {
      setAsked(undefined)
      editing.replace(answer)
    },
  })
  const act = async (action: 'unschedule' | 'take-back') => {
    const saved = await editing.save()
    if (!saved) return
    write.mutate({
      method: 'POST',
      url: `/api/pages/${page.id}/${action}`,
      data: { version: saved.version },
    })
  }
  return (
    <header className="border-b border-rule pb-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <RecordHeading name={page.title} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-slate">
            <Badge tone={pageTones[page.state]}>{pageStateNames[page.state]}</Badge>
            {page.hasDraft && page.state !== 'scheduled' && <Badge tone="warn">Newer draft</Badge>}
            {page.publishAt && <span>for {longTime(page.publishAt)}</span>}
            <span role="status">{savedWords(state, page)}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={page.path} target="_blank" variant="secondary" icon="arrow-up-right" iconAfter>
            Public page
          </ButtonLink>
          {mayWrite && (
            <>
              <Button
                variant="secondary"
                disabled={state.kind === 'saved'}
                pending={state.kind === 'saving'}
                onClick={() => void editing.save()}
              >
                Save
              </Button>
              <Button disabled={text === page.liveText} onClick={() => setAsked('publish')}>
                Publish
              </Button>
              {page.version > 0 && (
                <Menu trigger={<IconButton icon="more" label="More" />}>
                  {page.state === 'scheduled' && (
                    <MenuItem icon="clock" onSelect={() => void act('unschedule')}>
                      Cancel scheduling
                    </MenuItem>
                  )}
                  <MenuItem icon="archive" onSelect={() => setAsked('take back')}>
                    Restore the original text
                  </MenuItem>
                </Menu>
              )}
            </>
          )}
        </div>
      </div>
      {page.fault && (
        <p role="alert" className="mt-3 border-l-4 border-signal py-1 pl-3">
          <strong>The published text can’t be shown, so visitors see the original instead.</strong>{' '}
          {page.fault} Correct the draft and publish it again.
        </p>
      )}
      {page.isOutdated && (
        <p role="status" className="mt-3 border-l-4 border-warn bg-warn-tint px-4 py-2">
          A release has changed this page’s original words since it was edited here. The edited ones stay live
          until you take them back; the history shows the words they were based on.
        </p>
      )}
      {asked === 'publish' && (
        <PublishPageDialog
          editing={editing}
          check={check}
          onClose={() => setAsked(undefined)}
          onDone={({ publishAt, path }) => {
            setAsked(undefined)
            toast(
              publishAt
                ? { title: 'Scheduled', description: `It goes live on ${longTime(publishAt)}.` }
                : { title: 'Published', description: `It is at ${path} now.` },
            )
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'take back'}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title="Take this page back?"
        text="The words that came with the site are back within a second, in the draft too. Your edits stay in the history and can be brought back."
        confirmLabel="Take it back"
        pending={write.isPending}
        onConfirm={() => void act('take-back')}
      />
    </header>
  )
}

function savedWords(state: SaveState, page: PageDetail): React.ReactNode {
  if (state.kind === 'failed') return <span className="text-signal-strong">Not saved: {state.message}</span>
  if (state.kind === 'saving') return 'Saving …'
  if (state.kind === 'held')
    return (
      <span className="text-signal-strong">
        Not saved: {page.updatedBy ?? 'someone else'} changed the same words. Save to choose between them.
      </span>
    )
  if (state.kind === 'unsaved') return 'Not saved yet'
  return page.updatedAt ? `Saved ${longTime(page.updatedAt)} by ${page.updatedBy}` : 'Never changed here'
}
