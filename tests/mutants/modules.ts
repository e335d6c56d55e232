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
    mutate: [`${leads}/lead-score.ts`, 'features/assessment/readiness-score.ts'],
    tests: [`${leads}/lead-score.test.ts`, 'features/assessment/readiness-score.test.ts'],
  },
  enquiries: {
    mutate: inFolder(verbs, 'record-enquiry', 'quarantine', 'find-same-message'),
    tests: inFolder(leads, 'record-enquiry.test', 'known-person.test', 'quarantine.test'),
  },
  sessions: {
    mutate: inFolder(users, 'sessions.server', 'tokens.server', 'totp.server'),
    tests: inFolder(users, 'sessions.test', 'totp.test'),
  },
  'sign-in': {
    mutate: inFolder(users, 'sign-in.server', 'proof.server'),
    tests: inFolder(users, 'sign-in.test'),
  },
  privacy: {
    mutate: inFolder(privacy, 'due-date', 'erasures.server', 'retention.server', 'handle-request.server'),
    tests: inFolder(privacy, 'due-date.test', 'privacy.test'),
  },
  duplicates: {
    mutate: [`${leads}/duplicates.server/find-duplicates.ts`],
    tests: [`${leads}/duplicates.test.ts`],
  },
  leads: {
    mutate: inFolder(verbs, 'create-lead', 'move-lead', 'log-activity', 'update-lead', 'tasks', 'lead-facts'),
    tests: [`${leads}/leads.test.ts`],
  },
  search: {
    mutate: inFolder(search, 'stem', 'query', 'excerpt', 'search-index.server'),
    tests: inFolder(search, 'stem.test', 'query.test', 'excerpt.test', 'search-index.test'),
  },
  ranking: {
    mutate: inFolder(search, 'find-passages.server'),
    tests: inFolder(search, 'search.test'),
  },
}
