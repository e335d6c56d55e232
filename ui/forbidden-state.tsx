import { EmptyState } from './empty-state.tsx'

/** What a screen shows to someone whose role doesn't open it. */
export function ForbiddenState() {
  return (
    <EmptyState
      title="Your role can’t open this page"
      text="Ask an owner or an administrator if you need it."
    />
  )
}
