import { toast as limits } from '#config/constants.ts'

export interface ToastContent {
  title: string
  description?: string
  tone?: 'ok' | 'error'
  /** Something to do about it, such as taking it back. */
  action?: { label: string; run: () => void }
}

export interface Toast extends ToastContent {
  id: number
  isOpen: boolean
}

const none: readonly Toast[] = []
let toasts = none
let hosts: readonly HTMLElement[] = []
let count = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

/** Shows toasts inside an open dialog, since what stands outside is out of reach of keys and screen readers. Returns what ends that. */
export function hostToasts(dialog: HTMLElement): () => void {
  hosts = [...hosts, dialog]
  for (const tell of listeners) tell()
  return () => {
    hosts = hosts.filter((one) => one !== dialog)
    for (const tell of listeners) tell()
  }
}

/** Shows a short message; a newer one takes the place of an older one. Callable from anywhere in the browser. */
export function toast(content: ToastContent): number {
  count += 1
  set([{ ...content, id: count, isOpen: true }, ...toasts].slice(0, limits.atMost))
  return count
}

/** Hides a toast at once; it is forgotten later, so that anyone who holds its id may still ask for it. */
export function dismissToast(id: number) {
  set(toasts.map((one) => (one.id === id ? { ...one, isOpen: false } : one)))
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), limits.removeAfterMs)
}

/** Takes back what the message on the screen offers to. Returns whether there was one. */
export function undoByToast(): boolean {
  const shown = toasts.find(({ isOpen, action }) => isOpen && action?.label === 'Undo')
  if (!shown) return false
  dismissToast(shown.id)
  shown.action?.run()
  return true
}

/** Hides what failed, where it is told in another way. */
export function dismissErrors() {
  for (const { id, tone } of toasts) if (tone === 'error') dismissToast(id)
}

export const toastStore = {
  subscribe(tell: () => void) {
    listeners.add(tell)
    return () => {
      listeners.delete(tell)
    }
  },
  read: () => toasts,
  /** The dialog in front; null while none is open. */
  host: () => hosts.at(-1) ?? null,
  /** The very list that `read` begins with: another one would have React draw the whole page again after hydrating it. */
  readOnServer: () => none,
}
