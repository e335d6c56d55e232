import { useState } from 'react'
import { api } from '#config/api.ts'
import type { PostCheck, PostChoices, PostDetail } from '#features/publishing/posts/post.schema.ts'
import type { FullPost } from '#features/publishing/posts/posts.server.ts'
import { LeftCopyNotice } from '#features/publishing/editing/left-copy-notice.tsx'
import { UnsavedGuard } from '#features/publishing/editing/unsaved-guard.tsx'
import { useCheck } from '#features/publishing/editing/use-check.ts'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { EditorText } from './editor-text.tsx'
import { PostChecks } from './post-checks.tsx'
import { PostDetails } from './post-details.tsx'
import { fieldLabels, fieldsOf, type PostDraft } from './post-draft.ts'
import { PostHeader } from './post-header.tsx'
import { PostHistory } from './post-history.tsx'
import { PostPreview } from './post-preview.tsx'
import { useMedia } from './use-media.ts'
import { usePostDraft } from './use-post-draft.ts'

interface Props {
  post: PostDetail
  choices: PostChoices
  mayWrite: boolean
  renderPreview: (post: FullPost) => React.ReactNode
}

const tabs = [
  { value: 'text', label: 'Text' },
  { value: 'details', label: 'Details' },
  { value: 'preview', label: 'Preview' },
  { value: 'checks', label: 'Checks' },
  { value: 'history', label: 'History' },
] as const
type Tab = (typeof tabs)[number]['value']

/** An article and its page side by side on a wide screen, one at a time on a smaller one. */
export function PostEditor({ post: loaded, choices, mayWrite, renderPreview }: Props) {
  const editing = usePostDraft(loaded, mayWrite)
  const { post, draft, state, conflict, left } = editing
  const [params, setParams] = useSearchParams()
  const isWide = useMedia('(min-width: 1200px)')
  const wanted = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'text'
  const tab = isWide && wanted === 'preview' ? 'text' : wanted
  const show = (value: Tab) =>
    setParams(value === 'text' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
  const check = useCheck(['/api/posts/check', post.id], draft, (words, signal) =>
    api.request<PostCheck>('POST', '/api/posts/check', { id: post.id, fields: fieldsOf(words) }, signal),
  )
  // A draft is not told that what it has yet to say is missing, until it is to be published.
  const [isToBePublished, setToBePublished] = useState(post.state !== 'draft')
  const faults = Object.entries(check.data?.faults ?? {}).filter(
    ([name]) => isToBePublished || !isEmpty(draft, name),
  )
  const errors = { ...Object.fromEntries(faults), ...(state.kind === 'failed' && state.errors) }
  const preview = <PostPreview check={check.data} error={check.error} render={renderPreview} />
  const togglePreview = () => show(tab === 'preview' ? 'text' : isWide ? 'text' : 'preview')

  function onKeyDown(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.key === 's') {
      event.preventDefault()
      if (mayWrite) void editing.save()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      togglePreview()
    }
  }

  return (
    // Keys of the whole form, whichever field they are pressed in.
    <div onKeyDown={onKeyDown} role="presentation">
      <PostHeader
        editing={editing}
        check={check.data}
        isCheckCurrent={check.isCurrent}
        mayWrite={mayWrite}
        onPublish={() => setToBePublished(true)}
      />
      {left && (
        <LeftCopyNotice at={left.at} savedBy={post.updatedBy ?? 'someone'} onAnswer={editing.answerLeft} />
      )}
      <div className={isWide ? 'grid grid-cols-2 gap-8 pt-4' : 'pt-4'}>
        <Tabs
          label="Parts of the article"
          tabs={isWide ? tabs.filter(({ value }) => value !== 'preview') : tabs}
          value={tab}
          onChange={show}
          className="min-w-0"
        >
          {tab === 'text' && (
            <EditorText draft={draft} onChange={editing.set} errors={errors} isReadOnly={!mayWrite} />
          )}
          {tab === 'details' && (
            <PostDetails
              draft={draft}
              choices={choices}
              onChange={editing.set}
              errors={errors}
              isReadOnly={!mayWrite}
            />
          )}
          {tab === 'preview' && preview}
          {tab === 'checks' && <PostChecks check={check.data} error={check.error} mayWrite={mayWrite} />}
          {tab === 'history' && <PostHistory editing={editing} mayWrite={mayWrite} />}
        </Tabs>
        {isWide && <div className="sticky top-18 h-[calc(100svh-7.5rem)] min-w-0">{preview}</div>}
      </div>
      {conflict && (
        <ConflictDialog
          title="Someone else changed this article"
          {...conflict}
          labels={fieldLabels}
          show={(_, value) => (value.length > 1200 ? `${value.slice(0, 1200)} …` : value)}
          pending={state.kind === 'saving'}
          onClose={() => editing.settle(undefined)}
          onChoose={editing.settle}
        />
      )}
      <UnsavedGuard isDirty={state.kind !== 'saved'} what="the article" />
    </div>
  )
}

const isEmpty = (draft: PostDraft, name: string) =>
  Object.entries(draft).some(([field, value]) => field === name && value.length === 0)
