import type { Role } from '#content/role.ts'
import aiArchitect from './ai-architect.ts'
import aiConsultant from './ai-consultant.ts'
import aiEngineer from './ai-engineer.ts'
import aiProductManager from './ai-product-manager.ts'
import aiSolutionsArchitect from './ai-solutions-architect.ts'
import computerVision from './computer-vision.ts'
import dataEngineer from './data-engineer.ts'
import dataScientist from './data-scientist.ts'
import genAiSpecialist from './gen-ai-specialist.ts'
import generativeAiSpecialist from './generative-ai-specialist.ts'
import machineVision from './machine-vision.ts'
import mlEngineer from './ml-engineer.ts'
import mlopsEngineer from './mlops-engineer.ts'
import nlpEngineer from './nlp-engineer.ts'

/** In the order in which lists show them. */
export const roles: Role[] = [
  aiConsultant,
  aiProductManager,
  aiArchitect,
  aiSolutionsArchitect,
  aiEngineer,
  mlEngineer,
  mlopsEngineer,
  dataEngineer,
  dataScientist,
  machineVision,
  computerVision,
  nlpEngineer,
  generativeAiSpecialist,
  genAiSpecialist,
]

export function findRole(slug: string): Role | undefined {
  return roles.find((entry) => entry.slug === slug)
}
