/** For a link to a place on this page: goes there smoothly (at once under reduced motion), and the keyboard goes along. */
export function scrollToTarget(event: React.MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget
  const target = document.getElementById(hash.slice(1))
  if (!target || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  // The router would answer a new address with a jump.
  history.replaceState(history.state, '', hash)
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  void target.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
}
