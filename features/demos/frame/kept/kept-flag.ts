import { demoWork } from '#config/constants.ts'
import { deviceStore, tabStore } from '#lib/browser-store.ts'

/*
 * Small enough for the page's first script: which demos have kept work, so that their bench starts and offers it, and which project this tab
 * has open, so that a reload goes on with it. Without storage there is nothing to go on with.
 */

/** Has the demos of kept projects known on the next visit. */
export function markKept(slugs: readonly string[]): void {
  const marked = [...new Set(slugs)].sort().join(' ')
  deviceStore.write(demoWork.keptKey, marked || undefined)
}

export const hasKept = (slug: string): boolean =>
  deviceStore.read(demoWork.keptKey)?.split(' ').includes(slug) ?? false

export function setOpenProject(slug: string, id: string | undefined): void {
  tabStore.write(demoWork.openKey + slug, id)
}

export const openProjectOf = (slug: string): string | undefined =>
  tabStore.read(demoWork.openKey + slug) ?? undefined
