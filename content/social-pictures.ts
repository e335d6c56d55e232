import { brand } from '#config/brand.ts'
import type { Page } from './page.ts'

/** What the preview picture of a page shows beside the mark. */
export interface SocialPicture {
  file: string
  title: string
  /** What kind of page it is, in a word or two. */
  kind: string
  /** Names of scenes, the first that is drawn is shown. */
  scenes: string[]
}

export const socialBrand = brand.name

/** Where the preview picture of an address stands. */
export function socialPictureOf(path: string): string {
  return `/pictures/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

const kinds: [start: string, kind: string, scene: string][] = [
  ['/usecases/', 'Use case', 'use-case-'],
  ['/solutions/', 'Solution', 'solution-'],
  ['/ai-roles/', 'Role', 'role-'],
  ['/demo/', 'Demo', 'solution-'],
  ['/blog/', 'Blog', 'post-'],
  ['/resources/', 'Resources', 'resource-'],
  ['/qa/', 'Questions', 'questions-'],
]

const scenesOfPages: Record<string, string> = {
  '/about-us': 'page-about',
  '/locations/london': 'page-london',
  '/sources': 'resource-baseline-protocol',
  '/locations/ireland': 'page-london',
  '/security': 'resource-questions-for-an-ai-supplier',
  '/how-we-contract': 'resource-two-page-project-brief',
  '/how-we-contract/sample-order': 'resource-two-page-project-brief',
  '/how-we-contract/data-processing-agreement': 'resource-dpia-starter-cameras-sensors',
  '/qa/choosing-a-problem': 'resource-two-page-project-brief',
  '/qa/data': 'solution-real-time-analytics-gateway',
  '/qa/cost': 'resource-baseline-protocol',
  '/qa/timelines': 'how-it-works',
  '/qa/working-with-us': 'page-about',
  '/qa/machine-vision': 'solution-machine-vision',
  '/qa/predictive-maintenance': 'solution-predictive-maintenance-intelligence',
  '/qa/integration': 'solution-seamless-integration-framework',
  '/qa/team-augmentation': 'page-team-augmentation',
  '/qa/data-protection': 'resource-dpia-starter-cameras-sensors',
  '/qa/security': 'resource-questions-for-an-ai-supplier',
  '/qa/healthcare': 'healthcare',
  '/qa/after-go-live': 'solution-instant-anomaly-detection',
}

/** The preview picture of a page: its title beside its own scene, the one of its kind or the works by the quay. */
export function socialPicture({ path, title }: Pick<Page, 'path' | 'title'>): SocialPicture {
  const [start = '', kind = '', scene = ''] = kinds.find(([start]) => path.startsWith(start)) ?? []
  return {
    file: socialPictureOf(path),
    title,
    kind,
    scenes: [
      ...(kind ? [`${scene}${path.slice(start.length)}`] : []),
      scenesOfPages[path] ?? `page-${path.slice(1)}`,
      'hero-phone',
    ],
  }
}
