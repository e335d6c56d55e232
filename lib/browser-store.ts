/** A browser's storage, which may be closed or full: then nothing is kept and nothing found. */
const storeOf = (open: () => Storage) => ({
  read(key: string): string | null {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  },
  /** What was kept as JSON; null where nothing was, or no JSON. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(open().getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  /** Keeps a text, or forgets it without one. False where storage refuses. */
  write(key: string, text: string | undefined): boolean {
    try {
      if (text === undefined) open().removeItem(key)
      else open().setItem(key, text)
      return true
    } catch {
      return false
    }
  },
  forgetAll(prefix: string): void {
    try {
      const store = open()
      for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key)
    } catch {
      // Then there is nothing to forget.
    }
  },
})

/** What outlives the tab. */
export const deviceStore = storeOf(() => localStorage)

/** What lives as long as the tab. */
export const tabStore = storeOf(() => sessionStorage)
