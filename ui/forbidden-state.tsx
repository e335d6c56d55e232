import { EmptyState } from './empty-state.tsx'

/** What a screen shows to someone whose role doesn't open it. */
export function ForbiddenState() {
  return (
    <EmptyState
      title="This page is not open to your role"
      text="Ask an owner or an administrator if you need it."
    />
  )
}
