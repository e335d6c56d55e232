import { useQuery } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import type { PageCheck, PageChoices, PageDetail } from '#features/publishing/pages/page.schema.ts'
import { useMedia } from '#features/publishing/posts/editor/use-media.ts'
import { LeftCopyNotice } from '#features/publishing/editing/left-copy-notice.tsx'
import { UnsavedGuard } from '#features/publishing/editing/unsaved-guard.tsx'
import { useCheck } from '#features/publishing/editing/use-check.ts'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { labelOf, noChoices } from './page-fields.ts'
import { PageChecks } from './page-checks.tsx'
import { PageForm } from './page-form.tsx'
import { PageHeader } from './page-header.tsx'
import { PageHistory } from './page-history.tsx'
import { PagePreview } from './page-preview.tsx'
import { usePageDraft } from './use-page-draft.ts'

const tabs = [
  { value: 'text', label: 'Words' },
  { value: 'preview', label: 'Preview' },
  { value: 'checks', label: 'Checks' },
  { value: 'history', label: 'History' },
] as const
type Tab = (typeof tabs)[number]['value']

/** A page's words and the page side by side on a wide screen, one at a time on a smaller one. */
export function PageEditor({ page: loaded, mayWrite }: { page: PageDetail; mayWrite: boolean }) {
  const editing = usePageDraft(loaded, mayWrite)
  const { page, text, state, conflict, left } = editing
  const [params, setParams] = useSearchParams()
  const isWide = useMedia('(min-width: 1200px)')
  const wanted = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'text'
  const tab = isWide && wanted === 'preview' ? 'text' : wanted
  const show = (value: Tab) =>
    setParams(value === 'text' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
  const check = useCheck(['/api/pages/check', page.id], text, (words, signal) =>
    api.request<PageCheck>('POST', `/api/pages/${page.id}/check`, { text: words }, signal),
  )
  const choices = useQuery<PageChoices>({ queryKey: [`/api/pages/${page.id}/choices`] })
  const preview = <PagePreview page={page} check={check.data} />

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (mayWrite) void editing.save()
  }

  return (
    // Keys of the whole form, whichever field they are pressed in.
    <div onKeyDown={onKeyDown} role="presentation">
      <PageHeader editing={editing} check={check.isCurrent ? check.data : undefined} mayWrite={mayWrite} />
      {left && (
        <LeftCopyNotice at={left.at} savedBy={page.updatedBy ?? 'someone'} onAnswer={editing.answerLeft} />
      )}
      <div className={isWide ? 'grid grid-cols-2 gap-8 pt-4' : 'pt-4'}>
        <Tabs
          label="Sections of the editor"
          tabs={isWide ? tabs.filter(({ value }) => value !== 'preview') : tabs}
          value={tab}
          onChange={show}
          className="min-w-0"
        >
          {tab === 'text' && (
            <div className="pt-4">
              <PageForm
                id={page.id}
                choices={choices.data ?? noChoices}
                text={text}
                isReadOnly={!mayWrite}
                onChange={editing.setText}
              />
            </div>
          )}
          {tab === 'preview' && preview}
          {tab === 'checks' && <PageChecks check={check.data} error={check.error} mayWrite={mayWrite} />}
          {tab === 'history' && <PageHistory editing={editing} mayWrite={mayWrite} />}
        </Tabs>
        {isWide && <div className="sticky top-18 h-[calc(100svh-7.5rem)] min-w-0">{preview}</div>}
      </div>
      {conflict && (
        <ConflictDialog
          title={`${conflict.current.updatedBy ?? 'Someone else'} changed this page`}
          {...conflict}
          labels={Object.fromEntries(conflict.fields.map((name) => [name, labelOf([name])]))}
          show={(_, value) => (value.length > 1200 ? `${value.slice(0, 1200)} …` : value)}
          pending={state.kind === 'saving'}
          onClose={() => editing.settle(undefined)}
          onChoose={editing.settle}
        />
      )}
      <UnsavedGuard isDirty={state.kind !== 'saved'} what="the page" />
    </div>
  )
}
