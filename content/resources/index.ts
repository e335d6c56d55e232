import type { Guide } from '#content/guide.ts'
import { baselineProtocol } from './baseline-protocol.ts'
import { dpiaStarterCamerasSensors } from './dpia-starter-cameras-sensors.ts'
import { machineVisionDataChecklist } from './machine-vision-data-checklist.ts'
import { questionsForAnAiSupplier } from './questions-for-an-ai-supplier.ts'
import { twoPageProjectBrief } from './two-page-project-brief.ts'

/** In the order in which a project needs them. */
export const guides: Guide[] = [
  baselineProtocol,
  twoPageProjectBrief,
  questionsForAnAiSupplier,
  machineVisionDataChecklist,
  dpiaStarterCamerasSensors,
]

export const findGuide = (slug: string): Guide | undefined => guides.find((guide) => guide.slug === slug)
