import type { EntryContext } from 'react-router'

/** The `meta` element of the document that names the files of the screens, between spaces. */
export const screenFilesName = 'screen-files'

/** The addresses of all files that hold the code of the screens inside the frame, each once. */
export function screenFilesOf({ routes }: EntryContext['manifest']): string[] {
  const screens = Object.values(routes).filter((route) => route?.parentId === 'admin/frame')
  return [...new Set(screens.flatMap((screen) => [screen?.module ?? [], screen?.imports ?? []].flat()))]
}
