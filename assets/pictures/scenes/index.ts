import type { Scene } from '#assets/pictures/svg.ts'
import { agriculture } from './agriculture.ts'
import { banking } from './banking.ts'
import { education } from './education.ts'
import { firmScenes } from './firm.ts'
import { healthcare } from './healthcare.ts'
import { heroPhone } from './hero-phone.ts'
import { hero } from './hero.ts'
import { howItWorks } from './how-it-works.ts'
import { manufacturing } from './manufacturing.ts'
import { notFound } from './not-found.ts'
import { partnerBrief, partnerImplementation, partnerSolution } from './partner.ts'
import { officePosts } from './posts/office.ts'
import { worksPosts } from './posts/works.ts'
import { resourceScenes } from './resources.ts'
import { retail } from './retail.ts'
import { adviceRoles } from './roles/advice.ts'
import { buildRoles } from './roles/build.ts'
import { studyRoles } from './roles/study.ts'
import { recordsSolutions } from './solutions/records.ts'
import { worksSolutions } from './solutions/works.ts'
import { teamScene } from './team.ts'
import { transport } from './transport.ts'
import { agricultureCases } from './use-cases/agriculture.ts'
import { bankingCases } from './use-cases/banking.ts'
import { educationCases } from './use-cases/education.ts'
import { healthcareCases } from './use-cases/healthcare.ts'
import { manufacturingCases } from './use-cases/manufacturing.ts'
import { retailCases } from './use-cases/retail.ts'
import { transportCases } from './use-cases/transport.ts'
import { worksOfficeCases } from './use-cases/works-office.ts'

/** Every scene of the site; a new one is listed here. */
export const scenes: readonly Scene[] = [
  hero,
  heroPhone,
  manufacturing,
  retail,
  healthcare,
  transport,
  education,
  agriculture,
  banking,
  partnerBrief,
  partnerSolution,
  partnerImplementation,
  howItWorks,
  notFound,
  ...manufacturingCases,
  ...worksOfficeCases,
  ...retailCases,
  ...healthcareCases,
  ...transportCases,
  ...educationCases,
  ...agricultureCases,
  ...bankingCases,
  ...worksSolutions,
  ...recordsSolutions,
  ...adviceRoles,
  ...buildRoles,
  ...studyRoles,
  ...firmScenes,
  teamScene,
  ...resourceScenes,
  ...worksPosts,
  ...officePosts,
]

export function getScene(name: string): Scene {
  const scene = scenes.find((candidate) => candidate.name === name)
  if (!scene) throw new Error(`There is no scene "${name}".`)
  return scene
}
