import { useState } from 'react'
import { useNavigate } from 'react-router'
import { longTime } from '#lib/office-time.ts'
import type { PostCheck, PostDetail } from '#features/publishing/posts/post.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { toast } from '#ui/toast.tsx'
import { postStateNames, postTones } from '#features/publishing/posts/post-states.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { useWrite } from '#ui/use-write.ts'
import type { SaveState } from '#features/publishing/editing/editing.ts'
import type { usePostDraft } from './use-post-draft.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

interface Props {
  editing: ReturnType<typeof usePostDraft>
  check: PostCheck | undefined
  /** The check is about the words as they are now. */
  isCheckCurrent: boolean
  mayWrite: boolean
  /** Before the dialog of publishing opens. */
  onPublish: () => void
}

/** What state the article is in, whether its words are saved, and what can be done with it. */
export function PostHeader({ editing, check, isCheckCurrent, mayWrite, onPublish }: Props) {
  const { post, draft, state } = editing
  const [asked, setAsked] = useState<'publish' | 'archive' | 'delete'>()
  const navigate = useNavigate()
  const write = useWrite<PostDetail>({
    reread: ['/api/posts?'],
    onDone: (answer) => {
      setAsked(undefined)
      editing.take(answer)
    },
  })
  const offer = useOfferUndo(['/api/posts'])
  const remove = useWrite<Deleted>({
    reread: ['/api/posts?'],
    onDone: ({ undo }) => {
      setAsked(undefined)
      offer('Draft deleted', undo)
      void navigate('/content')
    },
  })
  const move = async (to: 'draft' | 'archived') => {
    const saved = await editing.save()
    if (!saved) return
    write.mutate({
      method: 'POST',
      url: `/api/posts/${post.id}/state`,
      data: { version: saved.version, state: to },
    })
  }
  const isPublic = post.state === 'published'
  const isEverPublic = post.state !== 'draft' || post.publishAt !== null
  return (
    <header className="border-b border-rule pb-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <RecordHeading name={draft.title || 'Untitled'} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-slate">
            <Badge tone={postTones[post.state]}>{postStateNames[post.state]}</Badge>
            {post.hasChanges && <Badge tone="warn">Newer draft</Badge>}
            {post.state === 'scheduled' && post.publishAt && <span>for {longTime(post.publishAt)}</span>}
            {check && (
              <span className="tabular-nums">
                {check.words.toLocaleString('en-GB')} words, {check.minutes} min
              </span>
            )}
            <span role="status">{savedWords(state, post)}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {post.livePath && (
            <ButtonLink
              to={post.livePath}
              target="_blank"
              variant="secondary"
              icon="arrow-up-right"
              iconAfter
            >
              Public page
            </ButtonLink>
          )}
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
              <Button
                onClick={() => {
                  onPublish()
                  setAsked('publish')
                }}
              >
                {isPublic ? 'Publish changes' : 'Publish'}
              </Button>
              <Menu trigger={<IconButton icon="more" label="More" />}>
                {post.state === 'scheduled' && (
                  <MenuItem icon="clock" onSelect={() => void move('draft')}>
                    Back to a draft
                  </MenuItem>
                )}
                {post.state === 'archived' && (
                  <MenuItem icon="edit" onSelect={() => void move('draft')}>
                    Make it a draft again
                  </MenuItem>
                )}
                {post.state !== 'archived' && (
                  <MenuItem icon="archive" onSelect={() => setAsked('archive')}>
                    Archive
                  </MenuItem>
                )}
                {!isEverPublic && (
                  <MenuItem icon="trash" tone="danger" onSelect={() => setAsked('delete')}>
                    Delete
                  </MenuItem>
                )}
              </Menu>
            </>
          )}
        </div>
      </div>
      {post.fault && (
        <p role="alert" className="mt-3 border-l-4 border-signal py-1 pl-3">
          <strong>This article is not on the site because its text can’t be shown.</strong> {post.fault}{' '}
          Correct the text and publish it again.
        </p>
      )}
      {asked === 'publish' && (
        <PublishDialog
          editing={editing}
          check={isCheckCurrent ? check : undefined}
          onClose={() => setAsked(undefined)}
          onDone={(answer) => {
            setAsked(undefined)
            toast(doneWords(answer))
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'archive'}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title="Archive this article?"
        text={
          isPublic
            ? 'It leaves the site within a second; its address answers that the page was taken down (410). It can be published again.'
            : 'It leaves the list of drafts and can be brought back.'
        }
        confirmLabel="Archive it"
        pending={write.isPending}
        onConfirm={() => void move('archived')}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title="Delete this draft?"
        text="It is deleted with its history. The message that follows can undo this."
        confirmLabel="Delete it"
        isDangerous
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ method: 'DELETE', url: `/api/posts/${post.id}` })}
      />
    </header>
  )
}

function savedWords(state: SaveState, post: PostDetail): React.ReactNode {
  if (state.kind === 'failed') return <span className="text-signal-strong">Not saved: {state.message}</span>
  if (state.kind === 'saving') return 'Saving …'
  if (state.kind === 'held')
    return (
      <span className="text-signal-strong">
        Not saved: someone else changed the same words. Save to choose between them.
      </span>
    )
  if (state.kind === 'unsaved') return 'Not saved yet'
  return `Saved ${longTime(post.updatedAt)}`
}

function doneWords({ state, publishAt, livePath }: PostDetail) {
  return state === 'scheduled' && publishAt
    ? { title: 'Scheduled', description: `It goes live on ${longTime(publishAt)}.` }
    : { title: 'Published', description: `It is at ${livePath} now.` }
}
