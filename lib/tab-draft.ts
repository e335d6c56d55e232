/** What someone was writing, kept for this tab: a reload, an error or a lost session costs nobody their words. */
const prefix = 'draft:'

export function keepDraft(key: string, value: unknown): void {
  quietly(() => sessionStorage.setItem(prefix + key, JSON.stringify(value)))
}

export function readDraft(key: string): unknown {
  return quietly((): unknown => JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null')) ?? undefined
}

export function dropDraft(key: string): void {
  quietly(() => sessionStorage.removeItem(prefix + key))
}

/** For when someone leaves by choice: nothing of theirs stays behind in the tab. */
export function dropAllDrafts(): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

/** Storage may be closed or full: then there is no draft. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
