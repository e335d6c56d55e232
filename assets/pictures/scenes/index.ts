import type { Scene } from '#assets/pictures/svg.ts'
import { agriculture } from './agriculture.ts'
import { banking } from './banking.ts'
import { education } from './education.ts'
import { healthcare } from './healthcare.ts'
import { heroPhone } from './hero-phone.ts'
import { hero } from './hero.ts'
import { howItWorks } from './how-it-works.ts'
import { manufacturing } from './manufacturing.ts'
import { notFound } from './not-found.ts'
import { partnerBrief, partnerImplementation, partnerSolution } from './partner.ts'
import { retail } from './retail.ts'
import { transport } from './transport.ts'

/** Every scene of the site; a new one is listed here and rendered with `node assets/pictures/render.ts`. */
export const scenes: readonly Scene[] = [
  hero,
  heroPhone,
  manufacturing,
  retail,
  healthcare,
  transport,
  education,
  agriculture,
  banking,
  partnerBrief,
  partnerSolution,
  partnerImplementation,
  howItWorks,
  notFound,
]
