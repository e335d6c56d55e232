const tools: Record<string, string> = {
  contact: 'Contact form',
  assessment: 'Readiness assessment',
  matcher: 'Solution matcher',
  'team-request': 'Team request',
  chat: 'Chat',
  calculator: 'Calculators',
  demo: 'Demos',
}
const goals: Record<string, string> = {
  download: 'Download',
  demo_run: 'Demo run',
  chat_open: 'Chat opened',
  search: 'Search on the site',
}

/** A tool's name for people; one that is newer than this screen by what it calls itself. */
export const toolName = (tool: string) => tools[tool] ?? (tool || '(without a name)')
export const goalName = (name: string) => goals[name] ?? name
