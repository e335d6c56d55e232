import type { Post } from '#content/post.ts'
import clinicalSafetyCase from './clinical-safety-case-for-triage-ai.ts'
import edgeOrCloud from './edge-or-cloud.ts'
import euAiActDates from './eu-ai-act-dates-for-sales-into-ireland.ts'
import gaugeStudy from './gauge-study-before-the-camera.ts'
import oldPlcs from './getting-data-out-of-old-plcs.ts'
import naiveForecast from './hold-every-forecast-against-the-naive-one.ts'
import howManyImages from './how-many-images-a-vision-project-needs.ts'
import writingABrief from './how-to-write-a-brief-for-an-ai-project.ts'
import ir35 from './ir35-and-ai-engineers-by-the-day.ts'
import oeeFigure from './reading-an-oee-figure.ts'
import promotions from './stock-forecasts-with-promotions.ts'
import cameraAnalytics from './uk-gdpr-for-camera-analytics.ts'
import weibull from './weibull-in-the-maintenance-office.ts'
import alarmCost from './what-an-alarm-costs.ts'
import spreadsheet from './when-a-spreadsheet-is-enough.ts'

/** Every article, the newest first. One whose day lies ahead is shown from that day on. */
export const blog: Post[] = [
  spreadsheet,
  clinicalSafetyCase,
  promotions,
  edgeOrCloud,
  euAiActDates,
  weibull,
  oldPlcs,
  writingABrief,
  cameraAnalytics,
  ir35,
  alarmCost,
  naiveForecast,
  howManyImages,
  gaugeStudy,
  oeeFigure,
]

/** The article as the site ships it, whatever its day. */
export const findPost = (slug: string): Post | undefined => blog.find((post) => post.slug === slug)
