import { brand } from '#config/brand.ts'

/** The words that stand at the form. They are stored with each enquiry: a change of the text needs a new version. */
export const privacyConsent = {
  version: '2026-11-24',
  text: `By sending this form you ask ${brand.name} to use what you typed to answer you, as the privacy policy describes.`,
} as const

export const marketingConsent = {
  version: '2026-11-20',
  text: `Send me an occasional email about what ${brand.name} has measured and built. I can stop it at any time.`,
} as const
