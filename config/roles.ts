/** The roles that are hired out, in the order in which lists show them; their pages are in content/roles. */
export const roleNames = {
  'ai-consultant': 'AI consultant',
  'ai-product-manager': 'AI product manager',
  'ai-architect': 'AI architect',
  'ai-solutions-architect': 'AI solutions architect',
  'ai-engineer': 'AI engineer',
  'ml-engineer': 'ML engineer',
  'mlops-engineer': 'MLOps engineer',
  'data-engineer': 'Data engineer',
  'data-scientist': 'Data scientist',
  'machine-vision': 'Machine vision engineer',
  'computer-vision': 'Computer vision engineer',
  'nlp-engineer': 'NLP engineer',
  'generative-ai-specialist': 'Generative AI specialist',
  'gen-ai-specialist': 'Gen AI specialist',
} as const

export type RoleSlug = keyof typeof roleNames
export const roleSlugs = Object.keys(roleNames) as RoleSlug[]

/** From the least to the most. */
export const seniorities = ['engineer', 'senior', 'lead'] as const
export type Seniority = (typeof seniorities)[number]

export const seniorityNames: Record<Seniority, string> = {
  engineer: 'Engineer',
  senior: 'Senior',
  lead: 'Lead',
}

export const workPlaces = ['on_site', 'hybrid', 'remote'] as const
export type WorkPlace = (typeof workPlaces)[number]

export const placeNames: Record<WorkPlace, string> = {
  on_site: 'On site',
  hybrid: 'Partly on site',
  remote: 'Remote',
}
