import { dayMs } from '#lib/durations.ts'

/** The figures of the product that aren't anybody's brand: limits, delays and thresholds. Times are in ms unless named otherwise. */
export const carousel = {
  logoIntervalMs: 3000,
  slideIntervalMs: 5000,
  slideResumeMs: 10_000,
  useCasesPerCategory: 2,
  useCaseCategories: ['manufacturing', 'retail', 'healthcare', 'transport_logistics', 'education_elearning'],
} as const

export const toast = { atMost: 1, removeAfterMs: 1_000_000, closeAfterMs: 8000 } as const
export const tooltip = { openDelayMs: 700, skipDelayMs: 300 } as const

export const layout = {
  mobileBelowPx: 768,
  lazyMarginPx: 50,
} as const

export const metadata = {
  titleMax: 60,
  titleCut: 57,
  descriptionMax: 160,
  descriptionCut: 157,
  previewWidthPx: 1200,
  previewHeightPx: 630,
  locale: 'en_GB',
  /** The one page that speaks to everywhere; all others are for Great Britain. */
  globalPath: '/blog',
} as const

export const authTokenKey = 'authToken'
export const deviceKey = 'staffDevice'
export const themeKey = 'theme'
export const shortcutsKey = 'shortcuts'
/** What was typed into the contact form, or laid there by a tool whose result is to be discussed. */
export const contactDraftKey = 'contactDraft'
export const teamRequestDraftKey = 'teamRequestDraft'
export const reportDraftKey = 'reportDraft'
/** `off` when the visitor asked at the foot of a page not to be counted. */
export const statisticsKey = 'statistics'
export const relatedUseCases = 3

export const measuring = { postAfterMs: 5000, seoCheckAfterMs: 2000 } as const

/** A report is lowered by 20 above `poor` and by 10 above `fair`; above `advise` it says what to do. In ms, CLS without a unit. */
export const vitalThresholds = {
  LCP: { fair: 1200, poor: 2500, advise: 2500 },
  FID: { fair: 50, poor: 100, advise: 100 },
  CLS: { fair: 0.1, poor: 0.25, advise: 0.1 },
} as const

export const eventLimits = { perBatch: 20, batchAfterMs: 2000 } as const

/** How long single events are kept before they are but sums. */
export const eventMonths = 14

export const contactLimits = {
  bodyBytes: 32 * 1024,
  nameMin: 2,
  nameMax: 100,
  emailMax: 254,
  companyMax: 150,
  phoneMax: 30,
  messageMax: 5000,
  /** The same email, company and message within this time is one enquiry. */
  repeatWithinMs: 5 * 60 * 1000,
  sameMessageWithinMs: dayMs,
  /** From this many other addresses on, the same words count as the same message even where they are said to be a tool's result. */
  sameResultFrom: 3,
} as const

/** A client that types as fast as it can still finds. */
export const searchRate = { name: 'search', points: 120, seconds: 60 } as const

export const contactRates = {
  clientBurst: { name: 'contact.burst', points: 3, seconds: 5 * 60 },
  clientDay: { name: 'contact.day', points: 10, seconds: 24 * 60 * 60 },
  address: { name: 'contact.address', points: 3, seconds: 24 * 60 * 60 },
  /** Of all clients together: beyond it the form asks for a proof of work. */
  everybody: { name: 'contact.all', points: 60, seconds: 60 * 60 },
} as const

/** Enquiries made of mails by people who are not known: what comes beyond waits for staff. */
export const mailRates = {
  address: { name: 'mail.address', points: 3, seconds: 24 * 60 * 60 },
  everybody: { name: 'mail.all', points: 60, seconds: 60 * 60 },
} as const

/** Sign-ups to the newsletter, each of which writes to an address that anybody may type. */
export const newsletterRates = {
  client: { name: 'newsletter.client', points: 10, seconds: 60 * 60 },
  address: { name: 'newsletter.address', points: 3, seconds: 24 * 60 * 60 },
  everybody: { name: 'newsletter.all', points: 300, seconds: 60 * 60 },
} as const

/** Requests about privacy; a right costs nobody a proof of work. */
export const privacyRates = {
  client: { name: 'privacy.client', points: 10, seconds: 60 * 60 },
  address: { name: 'privacy.address', points: 3, seconds: 24 * 60 * 60 },
} as const

export const chat = {
  greetingDelayMs: 300,
  messageMax: 2000,
  quickReplies: ['Manufacturing', 'Healthcare', 'Retail'],
  threadKey: 'chat',
  openKey: 'chatOpen',
  unsentKey: 'chatUnsent',
} as const

/** What the server keeps of conversations, and how long it waits. */
export const conversation = {
  /** A session that nobody wrote in for so long is over. */
  sessionIdleMs: dayMs,
  /** After the last turn, without a lead; with one as long as the lead. */
  keptMs: 90 * dayMs,
  /** Working time in which someone takes over after a call for a person. */
  personWithinMs: 30 * 60 * 1000,
  modelTimeoutMs: 8000,
} as const

export const chatRates = {
  session: { name: 'chat.session', points: 20, seconds: 60 },
  client: { name: 'chat.client', points: 60, seconds: 60 * 60 },
} as const

export const assessmentRates = {
  start: { name: 'assessment.start', points: 30, seconds: 60 * 60 },
  resumeClient: { name: 'assessment.resume', points: 5, seconds: 60 * 60 },
  resumeAddress: { name: 'assessment.address', points: 3, seconds: 24 * 60 * 60 },
} as const

export const assessmentKept = {
  unfinishedMs: 30 * dayMs,
  finishedMs: 730 * dayMs,
} as const
export const assessmentStorageKey = 'assessment'
/** What was typed into a demo or calculator in the moment in which its page went. */
export const leftBehindKey = 'figuresLeftBehind'
/** What a device keeps of a visitor's work on demos: the database of the projects, which demos have some, and the one that a tab has open. */
export const demoWork = {
  database: 'demo-projects',
  keptKey: 'demosWithWork',
  openKey: 'openDemoProject:',
} as const
