/**
 * Leaves a transition between pages to a drawing that grows from a list into its page, and back. Elsewhere it would show nothing, and to hold the old page for it takes
 * 40 ms of each navigation.
 */
export function keepTransitionForDrawings(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const isBack = activation?.navigationType === 'traverse'
    const grows = document.querySelector(isBack ? '.scene-in-transition' : ':focus-within > .scene-of-entry')
    if (!grows) viewTransition?.skipTransition()
  })
}
