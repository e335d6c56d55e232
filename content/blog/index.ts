import { readCollection } from '#content/collection.ts'
import { shippedPost, type Post } from '#content/post.ts'
import { wholeBody } from '#lib/markdown-file/body.ts'

/** The newest first. */
const slugs = [
  'when-a-spreadsheet-is-enough',
  'clinical-safety-case-for-triage-ai',
  'stock-forecasts-with-promotions',
  'edge-or-cloud',
  'eu-ai-act-dates-for-sales-into-ireland',
  'weibull-in-the-maintenance-office',
  'getting-data-out-of-old-plcs',
  'how-to-write-a-brief-for-an-ai-project',
  'uk-gdpr-for-camera-analytics',
  'ir35-and-ai-engineers-by-the-day',
  'what-an-alarm-costs',
  'hold-every-forecast-against-the-naive-one',
  'how-many-images-a-vision-project-needs',
  'gauge-study-before-the-camera',
  'reading-an-oee-figure',
] as const

/** Every article. One whose day lies ahead is shown from that day on. */
export const blog: Post[] = readCollection('blog', {
  names: slugs,
  key: 'slug',
  body: wholeBody('body'),
  schema: shippedPost,
})

/** The article as the site ships it, whatever its day. */
export const findPost = (slug: string): Post | undefined => blog.find((post) => post.slug === slug)
