import type { ViewQuery } from './lead-view.schema.ts'

/** The views that everybody has; their own and shared ones stand behind them. */
export const defaultViews: { name: string; query: ViewQuery }[] = [
  { name: 'All', query: {} },
  { name: 'Waiting for a reply', query: { reply: 'waiting', sort: 'reply' } },
  { name: 'Overdue', query: { reply: 'breached', sort: 'reply' } },
  { name: 'Mine', query: { owner: 'me', stage: 'open' } },
  { name: 'Unassigned', query: { owner: 'none', stage: 'open' } },
  { name: 'Tasks due', query: { task: 'due' } },
  { name: 'This week', query: { since: 'week' } },
]
