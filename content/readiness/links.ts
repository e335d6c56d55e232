import type { RoleSlug } from '#content/role.ts'
import type { SolutionSlug } from '#config/solutions.ts'
import type { DimensionId } from './readiness-model.ts'

/** What of ours fits a dimension, by slug and id; the first ones fit best. */
interface DimensionLinks {
  solutions: SolutionSlug[]
  useCases: string[]
  roles: RoleSlug[]
}

export const readinessLinks: Record<DimensionId, DimensionLinks> = {
  strategy: {
    solutions: ['dynamic-operational-dashboards', 'quality-insight-automation'],
    useCases: ['surface-defect-inspection', 'compressed-air-energy'],
    roles: ['ai-consultant', 'ai-product-manager'],
  },
  data: {
    solutions: ['seamless-integration-framework', 'real-time-analytics-gateway'],
    useCases: ['bearing-condition-monitoring', 'injection-moulding-anomalies'],
    roles: ['data-engineer', 'data-scientist'],
  },
  technology: {
    solutions: ['seamless-integration-framework', 'real-time-analytics-gateway'],
    useCases: ['dryer-moisture-control', 'fleet-breakdown-forecast'],
    roles: ['ai-solutions-architect', 'mlops-engineer'],
  },
  people: {
    solutions: ['ai-enhanced-reporting', 'dynamic-operational-dashboards'],
    useCases: ['maintenance-assistant', 'enterprise-knowledge-chatbot'],
    roles: ['ai-engineer', 'ml-engineer', 'data-scientist'],
  },
  governance: {
    solutions: ['quality-insight-automation', 'ai-enhanced-reporting'],
    useCases: ['credit-risk', 'medical-diagnostics-imaging'],
    roles: ['ai-consultant', 'ai-architect'],
  },
  culture: {
    solutions: ['dynamic-operational-dashboards', 'smart-safety-surveillance'],
    useCases: ['forklift-pedestrian-safety', 'maintenance-assistant'],
    roles: ['ai-product-manager', 'ai-consultant'],
  },
  delivery: {
    solutions: ['predictive-maintenance-intelligence', 'continuous-process-optimization'],
    useCases: ['production-scheduling', 'injection-moulding-anomalies'],
    roles: ['mlops-engineer', 'ml-engineer'],
  },
}
