import { ApiError, messageOf } from '#lib/api-client.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import type { PostChange, PostDetail } from '#features/publishing/posts/post.schema.ts'
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
  /** Someone else saved other words, and nobody has chosen between them: nothing is written by itself. */
  | { kind: 'held' }
  | { kind: 'failed'; message: string; errors: Record<string, string> }

export interface Conflict {
  fields: FieldName[]
  mine: PostDraft
  theirs: PostDraft
}

export interface EditingView {
  /** As it is stored, as far as is known here. */
  post: PostDetail
  draft: PostDraft
  state: SaveState
  conflict: (Conflict & { current: PostDetail }) | undefined
  /** Words left on this device that someone else has written over since. */
  left: LocalCopy | undefined
}

interface Options {
  mayWrite: boolean
  send(id: string, change: PostChange): Promise<PostDetail>
  /** Told of each state that is stored. */
  onStored(post: PostDetail): void
}

const saveAfterMs = 1500
const tryAgainAfterMs = 10_000

/** When words are saved by themselves; undefined while they aren't. */
export function autosaveAfterMs({
  state,
  conflict,
}: Pick<EditingView, 'state' | 'conflict'>): number | undefined {
  if (conflict) return undefined
  if (state.kind === 'unsaved') return saveAfterMs
  return state.kind === 'failed' && Object.keys(state.errors).length === 0 ? tryAgainAfterMs : undefined
}

/** The words of one article while they are written: kept on the device until they are saved, merged when someone else saved. */
export function createPostEditing(loaded: PostDetail, { mayWrite, send, onStored }: Options) {
  const listeners = new Set<() => void>()
  const stored = draftOf(loaded.fields)
  const copy = mayWrite ? readLocally(loaded.id) : undefined
  const unsaved = copy && !isSameDraft(copy.draft, stored) ? copy : undefined
  const isOurs = unsaved?.version === loaded.version
  let view: EditingView = {
    post: loaded,
    draft: unsaved && isOurs ? unsaved.draft : stored,
    state: { kind: unsaved && isOurs ? 'unsaved' : 'saved' },
    conflict: undefined,
    left: isOurs ? undefined : unsaved,
  }
  let running: Promise<PostDetail | undefined> | undefined

  function change(part: Partial<EditingView>) {
    view = { ...view, ...part }
    for (const tell of listeners) tell()
  }

  const keep = (post: PostDetail, draft: PostDraft) =>
    keepLocally(post.id, { version: post.version, at: new Date().toISOString(), draft })

  function edit(draft: PostDraft) {
    change({ draft, state: { kind: 'unsaved' } })
    keep(view.post, draft)
  }

  /** What was stored, of the words in `sent`; those typed since stay. */
  function take(post: PostDetail, sent = draftOf(view.post.fields)) {
    const isWhole = isSameDraft(view.draft, sent)
    const next = draftOf(post.fields)
    // As it was typed, while it means the same: a comma at the end isn't taken from under the cursor.
    const draft = !isWhole || isSameDraft(view.draft, next) ? view.draft : next
    change({ post, draft, state: { kind: isWhole ? 'saved' : 'unsaved' } })
    if (isWhole) forgetLocally(post.id)
    else keep(post, draft)
    onStored(post)
  }

  async function sendNow(): Promise<PostDetail | undefined> {
    const { draft: sent, post: before } = view
    if (isSameDraft(sent, draftOf(before.fields))) {
      change({ state: { kind: 'saved' } })
      forgetLocally(before.id)
      return before
    }
    change({ state: { kind: 'saving' } })
    try {
      const next = await send(before.id, { version: before.version, fields: fieldsOf(sent) })
      take(next, sent)
      return next
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? currentOf(error) : undefined
      if (current) merge(before, current)
      else fail(error, sent)
      return undefined
    }
  }

  function merge(before: PostDetail, current: PostDetail) {
    const theirs = draftOf(current.fields)
    const { merged, conflicts } = mergeDrafts(draftNames, draftOf(before.fields), view.draft, theirs)
    if (conflicts.length > 0) {
      const conflict = { fields: conflicts, mine: merged, theirs, current }
      change({ conflict, state: { kind: 'held' } })
      return
    }
    change({ post: current })
    onStored(current)
    edit(merged)
  }

  function fail(error: unknown, sent: PostDraft) {
    // What was refused may be put right already.
    if (view.draft !== sent) return change({ state: { kind: 'unsaved' } })
    const isRefused = error instanceof ApiError
    change({
      state: {
        kind: 'failed',
        message: isRefused ? messageOf(error) : 'No connection. Your words are kept on this device.',
        errors: isRefused ? shortNames(error.body.errors) : {},
      },
    })
  }

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (name: FieldName, value: string) => edit({ ...view.draft, [name]: value }),
    edit,
    /** Saves now; one after the other. Returns what is stored then, or undefined when it couldn't be. */
    async save(): Promise<PostDetail | undefined> {
      if (view.conflict) return undefined
      while (running) await running
      running = sendNow().finally(() => (running = undefined))
      return running
    },
    /** Takes what an action stored; words typed meanwhile stay. */
    take: (post: PostDetail) => take(post),
    /** Takes what an action stored in place of all words here. */
    replace(post: PostDetail) {
      change({ post, draft: draftOf(post.fields), state: { kind: 'saved' } })
      forgetLocally(post.id)
      onStored(post)
    },
    /** With nothing chosen both stay as they are, and saving asks again. */
    settle(chosen: PostDraft | undefined) {
      const { conflict } = view
      change({ conflict: undefined })
      if (!chosen || !conflict) return
      change({ post: conflict.current })
      onStored(conflict.current)
      edit(chosen)
    },
    answerLeft(isWanted: boolean) {
      const { left } = view
      change({ left: undefined })
      if (isWanted && left) edit(left.draft)
      else forgetLocally(loaded.id)
    },
  }
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
