/** Calls `tell` when the browser shows a page that it had kept (back/forward cache). Returns what ends it. */
export function onShownAgain(tell: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => persisted && tell()
  addEventListener('pageshow', listener)
  return () => removeEventListener('pageshow', listener)
}
