export interface Module {
  /** What is mutated. */
  mutate: string[]
  /** The tests that hold it; a mutant counts as killed by these alone. */
  tests: string[]
}

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`)
const leads = 'features/leads'
const verbs = 'features/leads/leads.server'
const users = 'features/users'
const privacy = 'features/privacy'
const search = 'features/search'

const demo = (slug: string, names: string[], tests = ['engine.test']) => ({
  mutate: inFolder(`features/demos/${slug}`, ...names),
  tests: inFolder(`features/demos/${slug}`, ...tests),
})

/** The rules that matter most, each with the tests that should notice when it changes. */
export const modules: Record<string, Module> = {
  permissions: {
    mutate: ['features/context/permissions.ts'],
    tests: ['tests/permission-table.test.ts'],
  },
  'reply-clock': {
    mutate: ['lib/business-calendar.ts', `${leads}/reply-clock.ts`],
    tests: ['lib/business-calendar.test.ts', `${leads}/reply-clock.test.ts`],
  },
  spam: {
    mutate: ['lib/spam-score.ts', 'lib/disposable-domains.ts'],
    tests: ['lib/spam-score.test.ts'],
  },
  likeness: {
    mutate: inFolder(leads, 'email-key', 'name-likeness', 'message-key.server'),
    tests: inFolder(leads, 'email-key.test', 'name-likeness.test', 'message-key.test'),
  },
  scoring: {
    mutate: [`${leads}/lead-score.ts`, 'features/assessment/scoring/readiness-score.ts'],
    tests: [`${leads}/lead-score.test.ts`, 'features/assessment/scoring/readiness-score.test.ts'],
  },
  enquiries: {
    mutate: inFolder(verbs, 'record-enquiry', 'quarantine', 'find-same-message'),
    tests: inFolder(leads, 'record-enquiry.test', 'known-person.test', 'quarantine/quarantine.test'),
  },
  sessions: {
    mutate: inFolder(users, 'sign-in/sessions.server', 'sign-in/tokens.server', 'second-step/totp.server'),
    tests: inFolder(users, 'sign-in/sessions.test', 'second-step/totp.test'),
  },
  'sign-in': {
    mutate: inFolder(
      users,
      'sign-in/sign-in.server',
      'confirmation/proof.server',
      'sign-in/sign-in-limits.server',
      'sign-in/known-devices.server',
    ),
    tests: inFolder(
      users,
      'sign-in/sign-in.test',
      'confirmation/proof.test',
      'sign-in/sign-in-limits.test',
      'sign-in/known-devices.test',
    ),
  },
  privacy: {
    mutate: inFolder(privacy, 'due-date', 'erasures.server', 'retention.server', 'handle-request.server'),
    tests: inFolder(privacy, 'due-date.test', 'erasures.test', 'handle-request.test', 'privacy.test'),
  },
  duplicates: {
    mutate: [`${leads}/merge/duplicates.server/find-duplicates.ts`],
    tests: [`${leads}/merge/duplicates.test.ts`],
  },
  leads: {
    mutate: inFolder(verbs, 'create-lead', 'move-lead', 'log-activity', 'update-lead', 'tasks', 'lead-facts'),
    tests: inFolder(leads, 'leads.test', 'lead-writes.test'),
  },
  // Apart: other modules need stems while they load, so each of its mutants would run all of their tests.
  stems: {
    mutate: ['lib/english.ts'],
    tests: ['lib/english.test.ts'],
  },
  search: {
    mutate: inFolder(search, 'query', 'excerpt', 'search-index.server', 'search.server'),
    tests: inFolder(search, 'query.test', 'excerpt.test', 'search-index.test', 'result-list.test'),
  },
  'demo-dashboards': {
    mutate: ['lib/oee.ts', 'features/demos/dynamic-operational-dashboards/shift-losses.ts'],
    tests: ['lib/oee.test.ts', 'features/demos/dynamic-operational-dashboards/engine.test.ts'],
  },
  'demo-shifts': demo(
    'dynamic-operational-dashboards',
    ['read-shifts', 'shift-times'],
    ['read-shifts.test', 'shift-times.test', 'shifts.test'],
  ),
  'demo-orders': demo(
    'predictive-maintenance-intelligence',
    ['laplace', 'order-kinds', 'read-orders'],
    ['orders.test', 'read-orders.test'],
  ),
  'demo-bridge': demo(
    'ai-enhanced-reporting',
    ['price-volume-mix', 'change-report'],
    ['engine.test', 'statistics.test', 'change-report.test'],
  ),
  'demo-pareto': demo('quality-insight-automation', ['pareto-report'], ['pareto.test', 'pareto-report.test']),
  'demo-anomaly': demo(
    'instant-anomaly-detection',
    ['detectors', 'find-anomalies', 'isolation-forest', 'score-alarms', 'stl'],
    ['detectors.test', 'score-alarms.test', 'stl.test'],
  ),
  'demo-maintenance': demo('predictive-maintenance-intelligence', ['holt', 'weibull']),
  'demo-quality': demo(
    'quality-insight-automation',
    ['capability', 'charts', 'find-signals', 'rules'],
    ['engine.test', 'charts.test'],
  ),
  'demo-process': demo(
    'continuous-process-optimization',
    ['least-squares', 'optimum', 'surface'],
    ['engine.test', 'surface.test'],
  ),
  'demo-reporting': demo(
    'ai-enhanced-reporting',
    ['holt-winters', 'mann-kendall', 'minimise'],
    ['engine.test', 'references.test', 'statistics.test'],
  ),
  'demo-gateway': demo(
    'real-time-analytics-gateway',
    ['exact-sum', 't-digest', 'windows'],
    ['exact-sum.test', 't-digest.test', 'windows.test'],
  ),
  'demo-integration': demo(
    'seamless-integration-framework',
    ['fellegi-sunter', 'one-to-one', 'similarity'],
    ['fellegi-sunter.test', 'one-to-one.test', 'similarity.test'],
  ),
  'demo-safety': demo(
    'smart-safety-surveillance',
    ['background', 'track', 'zone'],
    ['background.test', 'track.test'],
  ),
  'demo-inspection': demo(
    'machine-vision',
    ['align', 'fft', 'rates', 'ssim'],
    ['align.test', 'fft.test', 'rates.test', 'ssim.test'],
  ),
  'demo-sizes': demo(
    'visual-intelligence',
    ['distance', 'otsu', 'split'],
    ['distance.test', 'otsu.test', 'split.test'],
  ),
}
