import sheet from './tools.css?url'

/**
 * The style of the tools, for a page that came with the smaller one and shows a tool now, or soon: a sheet that comes with a click has the whole
 * page styled anew in between. It is there before the tool is.
 */
export function ToolSheet() {
  const isThere =
    typeof document === 'undefined' || document.querySelector('style[data-sheet="tools"]') !== null
  return isThere ? null : <link rel="stylesheet" href={sheet} precedence="tools" />
}

/** The handle of a screen that shows a tool. */
export const toolHandle = { sheet: 'tools' } as const

export function needsToolSheet(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'sheet' in handle && handle.sheet === 'tools'
}
