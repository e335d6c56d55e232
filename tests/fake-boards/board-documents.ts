import { readFileSync } from 'node:fs'
import type { Provider } from '#features/job-scanner/boards/board.ts'
import { escapeHtml } from '#lib/escape-html.ts'

/** A job as a test wants it; what is left out comes from the sample. */
export interface FakeJob {
  id: string
  title: string
  place?: string
  text?: string
  requisition?: string
  /** When it was opened, as an ISO instant; the sample's day when left out. */
  postedAt?: string
  /** As providers that name the employer do; the sample's when left out. */
  company?: string
}

interface Document {
  type: string
  body: string
}

type Json = Record<string, unknown>

const folder = new URL('./samples/', import.meta.url)
const kept = new Map<string, string>()

function read(name: string): string {
  const text = kept.get(name) ?? readFileSync(new URL(name, folder), 'utf8')
  kept.set(name, text)
  return text
}

const parsed = (name: string): Json => JSON.parse(read(name))

/** The list that a provider's sample holds its jobs in. */
const listOf: Partial<Record<Provider, string>> = {
  greenhouse: 'jobs',
  ashby: 'jobs',
  smartrecruiters: 'content',
  workable: 'jobs',
  recruitee: 'offers',
  teamtailor: 'items',
}

const json = (value: unknown): Document => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

const sampleName: Partial<Record<Provider, string>> = {
  smartrecruiters: 'smartrecruiters-list',
  teamtailor: 'teamtailor-jobs',
  jobposting: 'jobposting-ld',
}

const sampleOf = (provider: Provider): unknown => JSON.parse(read(`${sampleName[provider] ?? provider}.json`))

function sampleItems(provider: Provider): Json[] {
  const value = sampleOf(provider)
  const list = listOf[provider]
  if (Array.isArray(value)) return value as Json[]
  return list === undefined ? [value as Json] : ((value as Json)[list] as Json[])
}

/** One job in the shape of its provider. */
function itemOf(
  provider: Provider,
  { id, title, place, text, requisition, postedAt, company }: FakeJob,
): Json {
  const [sample = {}] = sampleItems(provider)
  const html = text === undefined ? undefined : `<p>${escapeHtml(text)}</p>`
  const given = (fields: Json) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  switch (provider) {
    case 'greenhouse':
      return {
        ...sample,
        ...given({
          id,
          title,
          content: html && escapeHtml(html),
          requisition_id: requisition,
          first_published: postedAt,
          company_name: company,
          absolute_url: `https://job-boards.greenhouse.io/acme/jobs/${id}`,
          location: place === undefined ? undefined : { name: place },
          offices: place === undefined ? undefined : [],
        }),
      }
    case 'lever':
      return {
        ...sample,
        ...given({
          id,
          text: title,
          descriptionPlain: text,
          hostedUrl: `https://jobs.lever.co/acme/${id}`,
          createdAt: postedAt && Date.parse(postedAt),
          ...(place === undefined ? {} : { country: null, categories: { location: place } }),
        }),
      }
    case 'ashby':
      return {
        ...sample,
        ...given({
          id,
          title,
          descriptionPlain: text,
          publishedAt: postedAt,
          ...(place === undefined ? {} : { location: place, address: null, secondaryLocations: [] }),
        }),
      }
    case 'smartrecruiters':
      return {
        ...sample,
        ...given({
          id,
          name: title,
          refNumber: requisition,
          releasedDate: postedAt,
          company: company === undefined ? undefined : { identifier: company, name: company },
          location: place === undefined ? undefined : { fullLocation: place },
        }),
      }
    case 'workable':
      return {
        ...sample,
        ...given({
          shortcode: id,
          title,
          description: html,
          code: requisition,
          published_on: postedAt?.slice(0, 10),
          ...(place === undefined ? {} : { city: place, state: '', country: '', locations: [] }),
        }),
      }
    case 'recruitee':
      return {
        ...sample,
        ...given({
          id,
          title,
          description: html,
          published_at: postedAt,
          company_name: company,
          ...(place === undefined ? {} : { location: place, country: null, country_code: null }),
        }),
      }
    case 'teamtailor':
      return given({
        id,
        title,
        url: `https://career.example.test/jobs/${id}`,
        date_published: postedAt ?? '2026-01-01T00:00:00Z',
        content_html: html ?? '<p>Clinical text.</p>',
        location: place ?? 'London',
      })
    default:
      return {
        '@context': 'https://schema.org',
        ...sample,
        ...given({
          title,
          description: html,
          identifier: id,
          url: `/jobs/${id}`,
          ...(place === undefined ? {} : { jobLocation: { address: place }, jobLocationType: undefined }),
        }),
      }
  }
}

function personio(jobs: FakeJob[] | undefined): string {
  if (!jobs) return read('personio.xml')
  const positions = jobs.map(
    ({ id, title, place = 'London', text = 'Advise clients.' }) =>
      `<position><id>${escapeHtml(id)}</id><office>${escapeHtml(place)}</office><name>${escapeHtml(title)}</name><jobDescriptions><jobDescription><name>Your role</name><value><![CDATA[<p>${escapeHtml(text)}</p>]]></value></jobDescription></jobDescriptions><createdAt>2026-02-01T09:00:00+00:00</createdAt></position>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>${positions.join('')}</workzag-jobs>`
}

const feedSample: FakeJob[] = [
  { id: 'https://acme.example/jobs/1', title: 'AI Engineer (London)', text: 'Ship retrieval.' },
]

export function rss(jobs: FakeJob[] = feedSample): string {
  const items = jobs.map(
    ({ id, title, place, text = 'Ship retrieval.' }) =>
      `<item><title>${escapeHtml(place ? `${title} (${place})` : title)}</title><link>https://acme.example/jobs/${encodeURIComponent(id)}</link><guid isPermaLink="false">${escapeHtml(id)}</guid><pubDate>Tue, 03 Mar 2026 09:00:00 GMT</pubDate><author>drop@acme.example (Jane Doe)</author><description><![CDATA[<p>${escapeHtml(text)}</p>]]></description></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Jobs</title><link>https://acme.example/</link><description>Jobs</description>${items.join('')}</channel></rss>`
}

function page(jobs: FakeJob[] | undefined): string {
  const postings = jobs
    ? jobs.map((job) => itemOf('jobposting', job))
    : [{ '@context': 'https://schema.org', ...parsed('jobposting-ld.json') }]
  return `<!doctype html><title>Careers</title><script>var a = "<script>"</script><script type="application/ld+json">${JSON.stringify(postings)}</script><h1>Careers</h1>`
}

interface Slice {
  skip: number
  limit: number
  total: number
}

/** What a provider answers for these jobs; its sample when there are none given. */
export function documentOf(provider: Provider, jobs: FakeJob[] | undefined, slice: Slice): Document {
  if (provider === 'personio') return { type: 'application/xml', body: personio(jobs) }
  if (provider === 'rss') return { type: 'application/rss+xml', body: rss(jobs) }
  if (provider === 'jobposting') return { type: 'text/html; charset=utf-8', body: page(jobs) }
  const isPaged = provider === 'lever' || provider === 'smartrecruiters'
  const end = isPaged ? slice.skip + slice.limit : undefined
  const shown = jobs?.slice(isPaged ? slice.skip : 0, end).map((job) => itemOf(provider, job))
  const items = shown ?? sampleItems(provider).slice(isPaged ? slice.skip : 0, end)
  if (provider === 'lever') return json(items)
  if (provider === 'smartrecruiters')
    return json({ offset: slice.skip, limit: slice.limit, totalFound: slice.total, content: items })
  const sample = parsed(provider === 'teamtailor' ? 'teamtailor-jobs.json' : `${provider}.json`)
  const extra = provider === 'greenhouse' ? { meta: { total: items.length } } : {}
  return json({ ...sample, ...extra, [listOf[provider] ?? '']: items })
}

/** The text of one posting at SmartRecruiters. */
export function postingOf(id: string, job: FakeJob | undefined): Document {
  const sample = parsed('smartrecruiters-detail.json')
  const jobAd =
    job?.text === undefined
      ? sample['jobAd']
      : { sections: { jobDescription: { title: 'Job Description', text: `<p>${escapeHtml(job.text)}</p>` } } }
  return json({ ...sample, id, jobAd })
}
