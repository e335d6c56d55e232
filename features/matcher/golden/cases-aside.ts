import type { GoldenCase } from './case.ts'

/** Set aside before the engine was touched: measured, never tuned to. */
export const goldenCasesAside: GoldenCase[] = [
  {
    who: 'A timber yard that measures by eye.',
    given:
      'sector=other&goal=count&history=months&kinds=pictures&speed=shift&systems=sheets&limits=none&means=medium-soon',
    first: 'visual-intelligence',
    never: ['smart-safety-surveillance', 'predictive-maintenance-intelligence'],
  },
  {
    who: 'A port with near misses whose unions refuse cameras.',
    given:
      'sector=transport&goal=safety&history=months&kinds=records&kinds=pictures&speed=instant&systems=business&limits=no-filming&means=open',
    first: 'nothing',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
    nearest: { slug: 'smart-safety-surveillance', question: 'limits' },
  },
  {
    who: 'A hospital whose theatre lists and patient record disagree.',
    given:
      'sector=healthcare&goal=join&history=years&kinds=records&speed=shift&systems=business&limits=regulated&limits=on-site&means=large',
    first: 'seamless-integration-framework',
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
    ],
  },
  {
    who: 'A car supplier that wants to know why quality drifts and has nothing but pictures.',
    given:
      'sector=manufacturing&goal=drift&history=months&kinds=pictures&speed=shift&systems=plc&limits=none&means=large',
    never: ['quality-insight-automation', 'smart-safety-surveillance', 'ai-enhanced-reporting'],
    nearest: { slug: 'quality-insight-automation', question: 'kinds' },
  },
  {
    who: 'A bakery that wants better oven settings for under £10,000.',
    given:
      'sector=agriculture&goal=settings&history=months&kinds=readings&kinds=checks&speed=shift&systems=plc&limits=none&means=small',
    first: 'nothing',
    never: ['continuous-process-optimization'],
    nearest: { slug: 'continuous-process-optimization', question: 'means' },
  },
  {
    who: 'A quarry that argues about what it lost.',
    given:
      'sector=other&goal=losses&history=weeks&kinds=readings&speed=shift&systems=sheets&limits=none&means=open',
    first: 'dynamic-operational-dashboards',
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
    ],
  },
  {
    who: 'A payments bank that must notice the unusual within a second.',
    given:
      'sector=finance&goal=unusual&history=years&kinds=readings&kinds=records&speed=instant&systems=cloud&limits=regulated&means=large',
    first: 'instant-anomaly-detection',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance', 'ai-enhanced-reporting'],
  },
  {
    who: 'A farm contractor with breakdowns and a full workshop book.',
    given:
      'sector=agriculture&goal=stops&history=years&kinds=orders&speed=weekly&systems=business&limits=none&means=medium',
    first: 'predictive-maintenance-intelligence',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
  },
  {
    who: 'A grocer who wants till figures within minutes.',
    given:
      'sector=retail&goal=live&history=months&kinds=records&speed=minutes&systems=business&limits=none&means=medium',
    oneOf: ['real-time-analytics-gateway', 'dynamic-operational-dashboards'],
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
    ],
  },
  {
    who: 'A trust whose board report takes a week, wanted lighter within three months.',
    given:
      'sector=healthcare&goal=reports&history=years&kinds=records&speed=weekly&systems=business&limits=none&means=medium-soon',
    first: 'ai-enhanced-reporting',
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
    ],
  },
]
