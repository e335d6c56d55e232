import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import type { PostDetail } from '#features/publishing/post.schema.ts'
import {
  draftNames,
  draftOf,
  fieldsOf,
  forgetLocally,
  isSameDraft,
  keepLocally,
  readLocally,
  type FieldName,
  type LocalCopy,
  type PostDraft,
} from './post-draft.ts'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string; errors: Record<string, string> }

export interface Conflict {
  fields: FieldName[]
  mine: PostDraft
  theirs: PostDraft
}

const saveAfterMs = 1500
const tryAgainAfterMs = 10_000

/** The words of one article while they are written: saved by themselves, kept on the device until they are, merged when somebody else saved. */
export function usePostDraft(post: PostDetail) {
  const queries = useQueryClient()
  const key = [`/api/posts/${post.id}`]
  const [saved, setSaved] = useState(post)
  const [draft, setDraft] = useState(() => unsavedOf(post)?.draft ?? draftOf(post.fields))
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [conflict, setConflict] = useState<Conflict>()
  const [left, setLeft] = useState<LocalCopy | undefined>(() => olderCopyOf(post))
  const latest = useRef({ draft, saved })
  latest.current = { draft, saved }
  const running = useRef<Promise<PostDetail | undefined>>(undefined)

  const take = useCallback(
    (next: PostDetail, sent?: PostDraft) => {
      setSaved(next)
      latest.current.saved = next
      queries.setQueryData([`/api/posts/${next.id}`], next)
      const isStill = !sent || isSameDraft(latest.current.draft, sent)
      if (isStill) {
        setDraft(draftOf(next.fields))
        latest.current.draft = draftOf(next.fields)
        forgetLocally(next.id)
      }
      setState({ kind: isStill ? 'saved' : 'unsaved' })
    },
    [queries],
  )

  async function send(): Promise<PostDetail | undefined> {
    const { draft: sent, saved: base } = latest.current
    if (isSameDraft(sent, draftOf(base.fields))) {
      setState({ kind: 'saved' })
      forgetLocally(base.id)
      return base
    }
    setState({ kind: 'saving' })
    try {
      const next = await api.request<PostDetail>('PUT', `/api/posts/${base.id}`, {
        version: base.version,
        fields: fieldsOf(sent),
      })
      take(next, sent)
      return next
    } catch (error) {
      return failed(error, sent, base)
    }
  }

  function failed(error: unknown, sent: PostDraft, base: PostDetail): undefined {
    const current = error instanceof ApiError && error.status === 409 ? currentOf(error) : undefined
    if (current) {
      const theirs = draftOf(current.fields)
      const { merged, conflicts } = mergeDrafts(draftNames, draftOf(base.fields), sent, theirs)
      setSaved(current)
      latest.current.saved = current
      if (conflicts.length > 0) setConflict({ fields: conflicts, mine: merged, theirs })
      else edit(merged)
      setState({ kind: 'unsaved' })
      return undefined
    }
    const isRefused = error instanceof ApiError
    setState({
      kind: 'failed',
      message: isRefused ? messageOf(error) : 'No connection. Your words are kept on this device.',
      errors: isRefused ? shortNames(error.body.errors) : {},
    })
  }

  /** Saves now; one after the other. Answers what is stored then, or undefined when it couldn't be. */
  async function save(): Promise<PostDetail | undefined> {
    if (conflict) return undefined
    while (running.current) await running.current
    running.current = send().finally(() => (running.current = undefined))
    return running.current
  }

  function edit(next: PostDraft) {
    setDraft(next)
    latest.current.draft = next
    setState({ kind: 'unsaved' })
    keepLocally(post.id, { version: latest.current.saved.version, at: new Date().toISOString(), draft: next })
  }

  const autosave = useEffectEvent(() => void save())
  const isWaiting =
    !conflict &&
    (state.kind === 'unsaved' || (state.kind === 'failed' && Object.keys(state.errors).length === 0))
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(autosave, state.kind === 'failed' ? tryAgainAfterMs : saveAfterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, state, draft])
  useEffect(() => {
    // Words that came back from this device are saved like any other.
    if (!isSameDraft(latest.current.draft, draftOf(latest.current.saved.fields)))
      setState({ kind: 'unsaved' })
  }, [])

  return {
    post: saved,
    draft,
    state,
    conflict,
    /** Words left on this device that somebody else has written over since. */
    left,
    set: (name: FieldName, value: string) => edit({ ...latest.current.draft, [name]: value }),
    edit,
    save,
    take,
    reread: () => queries.invalidateQueries({ queryKey: key }),
    settle(chosen: PostDraft | undefined) {
      setConflict(undefined)
      if (chosen) edit(chosen)
    },
    answerLeft(isWanted: boolean) {
      if (isWanted && left) edit(left.draft)
      else forgetLocally(post.id)
      setLeft(undefined)
    },
  }
}

function unsavedOf(post: PostDetail): LocalCopy | undefined {
  const copy = readLocally(post.id)
  return copy && copy.version === post.version && !isSameDraft(copy.draft, draftOf(post.fields))
    ? copy
    : undefined
}

function olderCopyOf(post: PostDetail): LocalCopy | undefined {
  const copy = readLocally(post.id)
  if (!copy || copy.version === post.version) return undefined
  return isSameDraft(copy.draft, draftOf(post.fields)) ? undefined : copy
}

function currentOf(error: ApiError): PostDetail | undefined {
  const data = error.body.data
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  // The endpoint answers a conflict with its own response in `current`.
  return data.current as PostDetail
}

/** "fields.tags.0" is told at the field "tags". */
function shortNames(errors: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name.replace(/^fields\./, '').split('.')[0] ?? name,
      message,
    ]),
  )
}
