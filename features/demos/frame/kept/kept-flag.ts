import { demoWork } from '#config/constants.ts'

/*
 * Small enough for the page's first script: which demos have kept work, so that their bench starts and offers it, and which project this tab
 * has open, so that a reload goes on with it. Without storage there is nothing to go on with.
 */

/** Has the demos of kept projects known on the next visit. */
export function markKept(slugs: readonly string[]): void {
  const marked = [...new Set(slugs)].sort().join(' ')
  quietly(() =>
    marked === ''
      ? localStorage.removeItem(demoWork.keptKey)
      : localStorage.setItem(demoWork.keptKey, marked),
  )
}

export const hasKept = (slug: string): boolean =>
  quietly(() => localStorage.getItem(demoWork.keptKey)?.split(' ').includes(slug)) ?? false

export function setOpenProject(slug: string, id: string | undefined): void {
  const key = demoWork.openKey + slug
  quietly(() => (id === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, id)))
}

export const openProjectOf = (slug: string): string | undefined =>
  quietly(() => sessionStorage.getItem(demoWork.openKey + slug)) ?? undefined

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
