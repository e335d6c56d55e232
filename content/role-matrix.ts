import type { RoleSlug } from '#config/roles.ts'

/** The parts of a project along which roles are compared. */
export const roleParts = [
  { id: 'choose', label: 'Choosing', means: 'choosing the problem and its figure' },
  { id: 'data', label: 'Data', means: 'getting data or pictures in order' },
  { id: 'models', label: 'Models', means: 'training and testing models' },
  { id: 'software', label: 'Software', means: 'building the software around them' },
  { id: 'running', label: 'Running', means: 'keeping it running' },
  { id: 'people', label: 'People', means: 'working with those who use it' },
] as const

type Part = (typeof roleParts)[number]['id']

interface Share {
  main: readonly Part[]
  also: readonly Part[]
}

/** What each role does mainly, and what it takes part in. */
export const roleMatrix: Record<RoleSlug, Share> = {
  'ai-consultant': { main: ['choose', 'people'], also: ['data'] },
  'ai-product-manager': { main: ['choose', 'people'], also: ['software', 'running'] },
  'ai-architect': { main: ['software', 'running'], also: ['choose', 'data', 'people'] },
  'ai-solutions-architect': { main: ['software'], also: ['choose', 'data', 'models', 'people'] },
  'ai-engineer': { main: ['software'], also: ['models', 'running'] },
  'ml-engineer': { main: ['models'], also: ['data', 'software', 'running'] },
  'mlops-engineer': { main: ['running'], also: ['models', 'software'] },
  'data-engineer': { main: ['data'], also: ['software', 'running'] },
  'data-scientist': { main: ['models'], also: ['choose', 'data', 'people'] },
  'machine-vision': { main: ['data', 'models'], also: ['software', 'running'] },
  'computer-vision': { main: ['models'], also: ['data', 'software'] },
  'nlp-engineer': { main: ['models'], also: ['data', 'software'] },
  'generative-ai-specialist': { main: ['models'], also: ['data', 'running'] },
  'gen-ai-specialist': { main: ['people', 'software'], also: ['choose'] },
}
