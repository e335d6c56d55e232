import type { TextPage } from '#content/text-page.ts'
import { cookiePolicy } from './cookies.ts'
import { privacyPolicy } from './privacy.ts'
import { termsOfService } from './terms.ts'

/** By the path of each; the terms have further addresses, see content/pages.ts. */
export const policies: Record<string, TextPage> = {
  '/privacy-policy': privacyPolicy,
  '/cookie-policy': cookiePolicy,
  '/terms-of-service': termsOfService,
}
