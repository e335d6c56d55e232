const key = 'contactDraft'
const kept = ['name', 'email', 'company', 'phone', 'message', 'formStartTime']

/** Keeps what was typed for this tab, so that an error or a reload costs nobody their words. */
export function saveDraft(form: HTMLFormElement) {
  const entries = [...new FormData(form)].filter(([name]) => kept.includes(name))
  quietly(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries))))
}

/** Fills empty fields from the draft. Answers when the form was first shown, if there is a draft. */
export function restoreDraft(form: HTMLFormElement): string | undefined {
  const draft: unknown = quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  if (typeof draft !== 'object' || draft === null) return undefined
  for (const [name, value] of Object.entries(draft)) {
    const element = form.elements.namedItem(name)
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (isField && kept.includes(name) && typeof value === 'string' && element.value === '')
      element.value = value
  }
  return 'formStartTime' in draft && typeof draft.formStartTime === 'string' ? draft.formStartTime : undefined
}

export function dropDraft() {
  quietly(() => sessionStorage.removeItem(key))
}

/** Storage may be closed or full: then there is no draft. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
