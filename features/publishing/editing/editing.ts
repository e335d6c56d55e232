import { ApiError, messageOf } from '#lib/api-client.ts'
import { dayMs } from '#lib/durations.ts'
import type { LocalCopy, LocalCopies } from './local-copy.ts'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Someone else saved other words, and nobody has chosen between them: nothing is written by itself. */
  | { kind: 'held' }
  | { kind: 'failed'; message: string; errors: Record<string, string> }

export interface Conflict<Draft> {
  fields: (keyof Draft & string)[]
  mine: Draft
  theirs: Draft
}

interface Versioned {
  id: string
  version: number
}

/** How the words of one kind of record are written. */
export interface EditingKind<Stored extends Versioned, Draft> {
  draftOf(stored: Stored): Draft
  isSame(a: Draft, b: Draft): boolean
  /** Two people changed `before`; what only one of them changed is settled. */
  merge(before: Draft, mine: Draft, theirs: Draft): { merged: Draft; conflicts: (keyof Draft & string)[] }
  copies: LocalCopies<Draft>
}

export interface EditingView<Stored, Draft> {
  /** As it is stored, as far as is known here. */
  stored: Stored
  draft: Draft
  state: SaveState
  conflict: (Conflict<Draft> & { current: Stored }) | undefined
  /** Words left on this device that someone else has written over since. */
  left: LocalCopy<Draft> | undefined
}

export interface EditingOptions<Stored, Draft> {
  mayWrite: boolean
  /** Stores the words as the change of a version. */
  send(before: Stored, draft: Draft): Promise<Stored>
  /** Told of each state that is stored. */
  onStored(stored: Stored): void
}

const saveAfterMs = 1500
const tryAgainAfterMs = 10_000
const leastUntilLiveMs = 3000

/** When words are saved by themselves; undefined while they aren't. */
export function autosaveAfterMs({
  state,
  conflict,
}: {
  state: SaveState
  conflict: object | undefined
}): number | undefined {
  if (conflict) return undefined
  if (state.kind === 'unsaved') return saveAfterMs
  return state.kind === 'failed' && Object.keys(state.errors).length === 0 ? tryAgainAfterMs : undefined
}

/** How long until a planned record is read again, which is live then: `refetchInterval` of its query. */
export function untilLiveMs(record: { state: string; publishAt: string | null } | undefined): number | false {
  if (record?.state !== 'scheduled' || record.publishAt === null) return false
  // The clocks of this device and of the server differ, and a timer holds no more than 24 days.
  return Math.min(Math.max(new Date(record.publishAt).getTime() - Date.now(), leastUntilLiveMs), dayMs)
}

/** The words of one record while they are written: kept on the device until they are saved, merged when someone else saved. */
export function createEditing<Stored extends Versioned, Draft>(
  loaded: Stored,
  { draftOf, isSame, merge: mergeOf, copies }: EditingKind<Stored, Draft>,
  { mayWrite, send, onStored }: EditingOptions<Stored, Draft>,
) {
  const listeners = new Set<() => void>()
  const first = draftOf(loaded)
  const copy = mayWrite ? copies.read(loaded.id) : undefined
  const unsaved = copy && !isSame(copy.draft, first) ? copy : undefined
  const isOurs = unsaved?.version === loaded.version
  let view: EditingView<Stored, Draft> = {
    stored: loaded,
    draft: unsaved && isOurs ? unsaved.draft : first,
    state: { kind: unsaved && isOurs ? 'unsaved' : 'saved' },
    conflict: undefined,
    left: isOurs ? undefined : unsaved,
  }
  let running: Promise<Stored | undefined> | undefined

  function change(part: Partial<EditingView<Stored, Draft>>) {
    view = { ...view, ...part }
    for (const tell of listeners) tell()
  }

  const keep = (stored: Stored, draft: Draft) =>
    copies.keep(stored.id, { version: stored.version, at: new Date().toISOString(), draft })

  function edit(draft: Draft) {
    change({ draft, state: { kind: 'unsaved' } })
    keep(view.stored, draft)
  }

  /** What was stored, of the words in `sent`; those typed since stay. */
  function take(stored: Stored, sent = draftOf(view.stored)) {
    const isWhole = isSame(view.draft, sent)
    const next = draftOf(stored)
    // As it was typed, while it means the same: a comma at the end isn't taken from under the cursor.
    const draft = !isWhole || isSame(view.draft, next) ? view.draft : next
    change({ stored, draft, state: { kind: isWhole ? 'saved' : 'unsaved' } })
    if (isWhole) copies.forget(stored.id)
    else keep(stored, draft)
    onStored(stored)
  }

  async function sendNow(): Promise<Stored | undefined> {
    const { draft: sent, stored: before } = view
    if (isSame(sent, draftOf(before))) {
      change({ state: { kind: 'saved' } })
      copies.forget(before.id)
      return before
    }
    change({ state: { kind: 'saving' } })
    try {
      const next = await send(before, sent)
      take(next, sent)
      return next
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? currentOf<Stored>(error) : undefined
      if (current) merge(before, current)
      else fail(error, sent)
      return undefined
    }
  }

  function merge(before: Stored, current: Stored) {
    const theirs = draftOf(current)
    const { merged, conflicts } = mergeOf(draftOf(before), view.draft, theirs)
    if (conflicts.length > 0) {
      const conflict = { fields: conflicts, mine: merged, theirs, current }
      change({ conflict, state: { kind: 'held' } })
      return
    }
    change({ stored: current })
    onStored(current)
    edit(merged)
  }

  function fail(error: unknown, sent: Draft) {
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
    edit,
    /** Saves now; one after the other. Returns what is stored then, or undefined when it couldn't be. */
    async save(): Promise<Stored | undefined> {
      if (view.conflict) return undefined
      while (running) await running
      running = sendNow().finally(() => (running = undefined))
      return running
    },
    /** Takes what was read again of the version that is written on: the clock alone makes a planned one live. */
    renew(stored: Stored) {
      if (stored !== view.stored && stored.version === view.stored.version) change({ stored })
    },
    /** Takes what an action stored; words typed meanwhile stay. */
    take: (stored: Stored) => take(stored),
    /** Takes what an action stored in place of all words here. */
    replace(stored: Stored) {
      change({ stored, draft: draftOf(stored), state: { kind: 'saved' } })
      copies.forget(stored.id)
      onStored(stored)
    },
    /** With nothing chosen both stay as they are, and saving asks again. */
    settle(chosen: Draft | undefined) {
      const { conflict } = view
      change({ conflict: undefined })
      if (!chosen || !conflict) return
      change({ stored: conflict.current })
      onStored(conflict.current)
      edit(chosen)
    },
    answerLeft(isWanted: boolean) {
      const { left } = view
      change({ left: undefined })
      if (isWanted && left) edit(left.draft)
      else copies.forget(loaded.id)
    },
  }
}

function currentOf<Stored>(error: ApiError): Stored | undefined {
  const data = error.body.data
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  // The endpoint answers a conflict with its own response in `current`.
  return data.current as Stored
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
