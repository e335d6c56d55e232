/** One page of each type, by its name. The first seven are those that Q2 asks for. */
export const pageTypes = {
  home: '/',
  solution: '/solutions/machine-vision',
  'use case': '/usecases/surface-defect-inspection',
  post: '/blog/reading-an-oee-figure',
  assessment: '/ai-readiness-assessment',
  role: '/ai-roles/ml-engineer',
  questions: '/qa',
  demo: '/demo/dynamic-operational-dashboards',
  team: '/team-augmentation',
} as const

/** The others that are weighed but not timed. */
export const otherPageTypes = {
  catalogue: '/usecases',
  solutions: '/solutions',
  blog: '/blog',
  roles: '/ai-roles',
  'about us': '/about-us',
  contact: '/contact',
  resources: '/resources',
  calculator: '/resources/roi-calculator',
  matcher: '/solutions/ai-solution-recommender',
  questionnaire: '/ai-readiness-assessment/questions',
  'heaviest demo': '/demo/instant-anomaly-detection',
  search: '/search',
  location: '/locations/london',
  policy: '/privacy-policy',
} as const
