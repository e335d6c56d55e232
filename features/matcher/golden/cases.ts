import type { GoldenCase } from './case.ts'

export const goldenCases: GoldenCase[] = [
  {
    who: 'A press shop that finds bad parts at the customer.',
    given:
      'sector=manufacturing&goal=defects&history=months&kinds=pictures&speed=instant&systems=plc&limits=none&means=medium',
    first: 'machine-vision',
    never: [
      'smart-safety-surveillance',
      'ai-enhanced-reporting',
      'predictive-maintenance-intelligence',
      'seamless-integration-framework',
    ],
  },
  {
    who: 'A haulier with near misses in the yard who may not film people.',
    given:
      'sector=transport&goal=safety&history=weeks&kinds=pictures&kinds=records&speed=minutes&systems=business&limits=no-filming&means=medium',
    first: 'nothing',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
    nearest: { slug: 'smart-safety-surveillance', question: 'limits' },
  },
  {
    who: 'A haulier with breakdowns on the road, two years of workshop orders, and no camera near people.',
    given:
      'sector=transport&goal=stops&history=years&kinds=orders&speed=weekly&systems=business&limits=no-filming&means=medium',
    first: 'predictive-maintenance-intelligence',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
  },
  {
    who: 'A hospital laboratory that counts colonies by eye, under an auditor, with data kept on site.',
    given:
      'sector=healthcare&goal=count&history=months&kinds=pictures&speed=shift&systems=business&limits=on-site&limits=regulated&means=medium',
    first: 'visual-intelligence',
    never: ['smart-safety-surveillance', 'ai-enhanced-reporting'],
  },
  {
    who: 'A warehouse with forklift trucks and a scare every week.',
    given:
      'sector=transport&goal=safety&history=none&kinds=pictures&speed=instant&systems=sheets&limits=none&means=large',
    first: 'smart-safety-surveillance',
    never: ['machine-vision', 'visual-intelligence', 'ai-enhanced-reporting'],
  },
  {
    who: 'A paper mill that wants fewer stops and has recorded nothing.',
    given:
      'sector=manufacturing&goal=stops&history=none&kinds=readings&kinds=orders&speed=shift&systems=plc&limits=none&means=large',
    // Stops have to be recorded first, with their reasons, and that is what a dashboard of losses begins with.
    first: 'dynamic-operational-dashboards',
    never: ['predictive-maintenance-intelligence', 'instant-anomaly-detection'],
    nearest: { slug: 'predictive-maintenance-intelligence', question: 'history' },
  },
  {
    who: 'A water company that notices a burst from a customer’s call.',
    given:
      'sector=other&goal=unusual&history=years&kinds=readings&speed=minutes&systems=plc&limits=none&means=open',
    first: 'instant-anomaly-detection',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance', 'ai-enhanced-reporting'],
  },
  {
    who: 'A tablet maker whose weights wander, under a regulator.',
    given:
      'sector=manufacturing&goal=drift&history=years&kinds=checks&speed=shift&systems=business&limits=regulated&means=large',
    first: 'quality-insight-automation',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
  },
  {
    who: 'A dryer of milk powder whose shifts each have their settings.',
    given:
      'sector=agriculture&goal=settings&history=months&kinds=readings&kinds=checks&speed=shift&systems=plc&limits=none&means=large',
    first: 'continuous-process-optimization',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance', 'ai-enhanced-reporting'],
  },
  {
    who: 'A bottler who sees yesterday’s figures and wants this minute’s by spring.',
    given:
      'sector=manufacturing&goal=live&history=none&kinds=readings&speed=minutes&systems=plc&limits=none&means=medium-soon',
    first: 'real-time-analytics-gateway',
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
    ],
  },
  {
    who: 'A plastics plant with four OEE figures.',
    given:
      'sector=manufacturing&goal=losses&history=weeks&kinds=readings&kinds=orders&speed=shift&systems=plc&limits=none&means=medium-soon',
    first: 'dynamic-operational-dashboards',
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
    ],
  },
  {
    who: 'A retailer whose monthly pack takes six people nine days.',
    given:
      'sector=retail&goal=reports&history=years&kinds=records&speed=weekly&systems=business&systems=sheets&limits=none&means=medium',
    first: 'ai-enhanced-reporting',
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
    ],
  },
  {
    who: 'A college whose timetable and student record disagree.',
    given:
      'sector=education&goal=join&history=years&kinds=records&speed=weekly&systems=business&limits=none&means=medium',
    first: 'seamless-integration-framework',
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
    ],
  },
  {
    who: 'A bank that wants faulty items found and has only documents.',
    given:
      'sector=finance&goal=defects&history=years&kinds=documents&speed=weekly&systems=cloud&limits=regulated&means=large',
    first: 'nothing',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
    nearest: { slug: 'machine-vision', question: 'kinds' },
  },
  {
    who: 'A workshop with bad parts, under £10,000, and a result by spring.',
    given:
      'sector=manufacturing&goal=defects&history=months&kinds=pictures&speed=instant&systems=plc&limits=none&means=small-soon',
    first: 'nothing',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
    nearest: { slug: 'machine-vision', question: 'means' },
  },
  {
    who: 'A foundry that wants a reject gate within three months.',
    given:
      'sector=manufacturing&goal=defects&history=months&kinds=pictures&speed=instant&systems=plc&limits=none&means=medium-soon',
    never: ['machine-vision', 'smart-safety-surveillance'],
    nearest: { slug: 'machine-vision', question: 'means' },
  },
  {
    who: 'A grower who counts heads in the field, without a network and under £10,000.',
    given:
      'sector=agriculture&goal=count&history=weeks&kinds=pictures&speed=shift&systems=sheets&limits=offline&means=small',
    first: 'nothing',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
    nearest: { slug: 'visual-intelligence', question: 'means' },
  },
  {
    who: 'A credit union with a board pack in spreadsheets and under £10,000.',
    given:
      'sector=finance&goal=reports&history=years&kinds=records&kinds=documents&speed=weekly&systems=sheets&limits=none&means=small',
    first: 'nothing',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance', 'ai-enhanced-reporting'],
    nearest: { slug: 'ai-enhanced-reporting', question: 'means' },
  },
  {
    who: 'A university’s estate whose boilers misbehave at night.',
    given:
      'sector=education&goal=unusual&history=months&kinds=readings&speed=shift&systems=cloud&limits=none&means=medium',
    first: 'instant-anomaly-detection',
    never: ['visual-intelligence', 'machine-vision', 'smart-safety-surveillance'],
  },
  {
    who: 'A dairy with two years of work orders that wants fewer stops within three months.',
    given:
      'sector=agriculture&goal=stops&history=years&kinds=orders&kinds=readings&speed=weekly&systems=business&systems=plc&limits=none&means=medium-soon',
    never: [
      'visual-intelligence',
      'machine-vision',
      'smart-safety-surveillance',
      'predictive-maintenance-intelligence',
      'instant-anomaly-detection',
    ],
    nearest: { slug: 'predictive-maintenance-intelligence', question: 'means' },
  },
]
