import {
  asksForPrivacy,
  hasOptedOut,
  leaveOut,
  onCountingChange,
} from '#features/analytics/events/may-measure.ts'

const part = (name: string) => document.querySelector<HTMLElement>(`[data-statistics=${name}]`)

/** Makes the wish not to be counted work (`features/analytics/events/statistics-switch.tsx`). */
export function startStatistics(): void {
  const [button, told] = [part('switch'), part('private')]
  if (!button || !told) return
  const show = () => {
    const isPrivate = asksForPrivacy()
    button.hidden = isPrivate
    told.hidden = !isPrivate
    button.ariaPressed = String(hasOptedOut())
  }
  button.addEventListener('click', () => leaveOut(!hasOptedOut()))
  onCountingChange(show)
  show()
}
