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
  touchTargetPx: 44,
  lazyMarginPx: 50,
  imageWidths: [320, 640, 768, 1024, 1280, 1536],
} as const

export const metadata = {
  titleMax: 60,
  titleCut: 57,
  descriptionMax: 160,
  descriptionCut: 157,
  previewWidthPx: 1200,
  previewHeightPx: 630,
  locale: 'en_GB',
} as const

export const authTokenKey = 'authToken'
export const themeKey = 'theme'
export const shortcutsKey = 'shortcuts'
export const relatedUseCases = 3

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
  sameMessageWithinMs: 24 * 60 * 60 * 1000,
} as const

export const contactRates = {
  clientBurst: { name: 'contact.burst', points: 3, seconds: 5 * 60 },
  clientDay: { name: 'contact.day', points: 10, seconds: 24 * 60 * 60 },
  address: { name: 'contact.address', points: 3, seconds: 24 * 60 * 60 },
  /** Of all clients together: beyond it the form asks for a proof of work. */
  everybody: { name: 'contact.all', points: 60, seconds: 60 * 60 },
} as const
