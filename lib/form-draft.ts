import { tabStore } from './browser-store.ts'

/** Traps, marks of the page and choices that are asked for anew each time. */
const neverKept = ['website', 'page', 'marketingOptIn']

/** Keeps under `key` what was typed, for this tab, so that an error or a reload costs nobody their words. */
export function saveDraft(form: HTMLFormElement, key: string) {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !neverKept.includes(name),
  )
  tabStore.write(key, JSON.stringify(Object.fromEntries(entries)))
}

/** Something was typed before, in this tab. */
export const hasDraft = (key: string): boolean => tabStore.read(key) !== null

/** Fills empty fields from the draft. Returns when the form was first shown, if there is a draft. */
export function restoreDraft(form: HTMLFormElement, key: string): string | undefined {
  const draft = tabStore.readJson(key)
  if (typeof draft !== 'object' || draft === null) return undefined
  for (const [name, value] of Object.entries(draft)) {
    const element = form.elements.namedItem(name)
    if (!isField(element) || neverKept.includes(name) || typeof value !== 'string') continue
    if (element.value === '') element.value = value
  }
  return 'formStartTime' in draft && typeof draft.formStartTime === 'string' ? draft.formStartTime : undefined
}

/** Lays words into a draft for the form that comes next; what was typed in other fields stays. */
export function layInDraft(key: string, values: Record<string, string>) {
  const draft = tabStore.readJson(key)
  tabStore.write(key, JSON.stringify({ ...(typeof draft === 'object' && draft), ...values }))
}

export function dropDraft(key: string) {
  tabStore.write(key, undefined)
}

/** Something in the form isn't as the server wrote it. */
export const isTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) {
      const chosen = [...element.options].findIndex(({ defaultSelected }) => defaultSelected)
      return element.selectedIndex !== Math.max(0, chosen)
    }
    return isText(element) && element.type !== 'hidden' && element.value !== element.defaultValue
  })

function isField(element: Element | RadioNodeList | null) {
  return isText(element) || element instanceof HTMLSelectElement
}

function isText(element: Element | RadioNodeList | null) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
