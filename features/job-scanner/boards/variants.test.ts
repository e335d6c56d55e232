import { expect, test } from 'vitest'
import { jobsOf, reading, sampleJson, type Json } from '#tests/fake-boards/answered-with.ts'
import type { Board, Provider } from './board.ts'

const only = <T>(list: T[]) => {
  expect(list).toHaveLength(1)
  return list[0] as T
}

const greenhouse = (change: Json) => ({
  jobs: [{ ...(sampleJson('greenhouse') as { jobs: Json[] }).jobs[0], ...change }],
})
const lever = (change: Json) => [{ ...(sampleJson('lever') as Json[])[0], ...change }]
const ashby = (change: Json) => ({
  jobs: [{ ...(sampleJson('ashby') as { jobs: Json[] }).jobs[0], ...change }],
})
const recruitee = (change: Json) => ({
  offers: [{ ...(sampleJson('recruitee') as { offers: Json[] }).offers[0], ...change }],
})
test('each provider is asked at its own address', async () => {
  const own = { baseUrl: 'https://jobs.acme.example/careers' }
  const addresses: [Provider, Partial<Board>, string][] = [
    ['greenhouse', {}, 'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true'],
    ['lever', {}, 'https://api.lever.co/v0/postings/acme?mode=json&skip=0&limit=100'],
    [
      'lever',
      { baseUrl: 'https://api.eu.lever.co' },
      'https://api.eu.lever.co/v0/postings/acme?mode=json&skip=0&limit=100',
    ],
    [
      'ashby',
      { token: 'Acme Health' },
      'https://api.ashbyhq.com/posting-api/job-board/Acme%20Health?includeCompensation=true',
    ],
    ['smartrecruiters', {}, 'https://api.smartrecruiters.com/v1/companies/acme/postings?limit=100&offset=0'],
    ['workable', {}, 'https://apply.workable.com/api/v1/widget/accounts/acme?details=true'],
    ['recruitee', {}, 'https://acme.recruitee.com/api/offers/'],
    ['recruitee', own, 'https://jobs.acme.example/api/offers/'],
    ['teamtailor', {}, 'https://acme.teamtailor.com/jobs.json'],
    ['teamtailor', own, 'https://jobs.acme.example/jobs.json'],
    ['personio', {}, 'https://acme.jobs.personio.de/xml?language=en'],
    [
      'personio',
      { baseUrl: 'https://acme.jobs.personio.com' },
      'https://acme.jobs.personio.com/xml?language=en',
    ],
    ['rss', own, 'https://jobs.acme.example/careers'],
    ['jobposting', own, 'https://jobs.acme.example/careers'],
  ]
  for (const [provider, board, address] of addresses) {
    expect((await reading(provider, ['x'], board)).asked).toEqual([address])
  }
})

test('a token can not leave its place in the address', async () => {
  const { asked } = await reading('greenhouse', ['x'], { token: '../../admin?x=' })
  expect(asked).toEqual([
    'https://boards-api.greenhouse.io/v1/boards/..%2F..%2Fadmin%3Fx%3D/jobs?content=true',
  ])
})

test('Greenhouse: content that is plain HTML is not unescaped a second time', async () => {
  const job = only(await jobsOf('greenhouse', greenhouse({ content: '<p>Write &lt;b&gt; &amp; more</p>' })))
  expect(job.descriptionText).toBe('Write <b> & more')
})

test('Greenhouse: standing invitations are left out and counted', async () => {
  const { read } = await reading('greenhouse', [greenhouse({ internal_job_id: null })])
  expect(read).toMatchObject({
    kind: 'read',
    jobs: [],
    isComplete: true,
    skipped: [{ count: 1, reason: 'a standing invitation, not a job' }],
  })
})

test('Greenhouse: fewer jobs than announced are no complete board', async () => {
  const { read } = await reading('greenhouse', [{ ...greenhouse({}), meta: { total: 5 } }])
  expect(read).toMatchObject({ isComplete: false, skipped: [{ reason: '5 jobs announced, 1 came' }] })
})

test('Greenhouse: pay comes in cents, its interval from the words beside it', async () => {
  const range = {
    min_cents: 5_000_000,
    max_cents: 7_000_000,
    currency_type: 'GBP',
    title: 'Annual salary',
    blurb: '',
  }
  expect(only(await jobsOf('greenhouse', greenhouse({ pay_input_ranges: [range] }))).salary).toEqual({
    min: 50_000,
    max: 70_000,
    currency: 'GBP',
    interval: 'year',
  })
  expect(
    only(await jobsOf('greenhouse', greenhouse({ pay_input_ranges: [{ ...range, title: 'Range' }] }))).salary,
  ).toBeNull()
})

test('Greenhouse: metadata of any type does no harm, a remote job has the country of its office', async () => {
  for (const value of [null, true, 5, { a: 1 }, ['Remote'], []]) {
    const metadata = [{ id: 1, name: 'Location Type', value, value_type: 'x' }, null, 'odd']
    const job = only(await jobsOf('greenhouse', greenhouse({ metadata, location: { name: 'Remote' } })))
    expect(job).toMatchObject({ workplace: 'remote', countries: ['GB'] })
  }
})

test('Lever: workplaces and intervals as they are spelt', async () => {
  for (const [type, workplace] of [
    ['on-site', 'onsite'],
    ['onsite', 'onsite'],
    ['remote', 'remote'],
    ['hybrid', 'hybrid'],
    ['unspecified', null],
    [null, null],
  ]) {
    expect(only(await jobsOf('lever', lever({ workplaceType: type }))).workplace).toBe(workplace)
  }
  for (const [interval, unit] of [
    ['per-month-salary', 'month'],
    ['per-hour-wage', 'hour'],
    ['per-day-wage', 'day'],
    ['per-week-salary', 'week'],
  ]) {
    const salaryRange = { min: 10, max: 20, currency: 'EUR', interval }
    expect(only(await jobsOf('lever', lever({ salaryRange }))).salary?.interval).toBe(unit)
  }
})

test('Lever: a Dublin beside the United States is not taken for Ireland', async () => {
  const categories = { location: 'Columbus', allLocations: ['Columbus', 'Dublin'] }
  expect(only(await jobsOf('lever', lever({ country: 'US', categories }))).countries).toEqual(['US'])
  expect(
    only(await jobsOf('lever', lever({ country: null, categories: { location: 'Remote - Ireland' } })))
      .countries,
  ).toEqual(['IE'])
})

test('Lever: an unknown site may also be an empty list; an error in an object is a failure', async () => {
  expect((await reading('lever', [[]])).read).toMatchObject({ kind: 'read', jobs: [], isComplete: true })
  expect((await reading('lever', [{ ok: false, error: 'Document not found' }])).read).toMatchObject({
    kind: 'failed',
  })
})

test('Ashby: addresses and pay as the documentation has them', async () => {
  const job = only(
    await jobsOf(
      'ashby',
      ashby({
        location: 'Head office',
        address: { addressLocality: 'Cork', addressCountry: 'IE' },
        secondaryLocations: null,
        compensation: undefined,
        compensationTiers: [
          {
            components: [
              { compensationType: 'EquityPercentage', interval: 'NONE', minValue: 1 },
              {
                compensationType: 'Salary',
                interval: '1 HOUR',
                currencyCode: 'EUR',
                minValue: 40,
                maxValue: null,
              },
            ],
          },
        ],
        workplaceType: null,
        isRemote: true,
      }),
    ),
  )
  expect(job).toMatchObject({
    countries: ['IE'],
    workplace: 'remote',
    salary: { min: 40, max: null, currency: 'EUR', interval: 'hour' },
  })
})

test('Ashby: jobs that are not listed are left out, pay that is not to be shown is not read', async () => {
  expect((await reading('ashby', [ashby({ isListed: false })])).read).toMatchObject({
    kind: 'read',
    jobs: [],
    isComplete: true,
    skipped: [{ count: 1, reason: 'not listed' }],
  })
  expect(
    only(await jobsOf('ashby', ashby({ shouldDisplayCompensationOnJobPostings: false }))).salary,
  ).toBeNull()
})

test('Workable: rows of one job whose first has no text, and rows without a shortcode', async () => {
  const [first = {}, second = {}] = (sampleJson('workable') as { jobs: Json[] }).jobs
  const job = only(
    await jobsOf('workable', { name: 'Acme Foods', jobs: [second, { ...first, telecommuting: true }] }),
  )
  expect(job).toMatchObject({
    descriptionText: 'Forecast demand.',
    countries: ['GB', 'IE'],
    workplace: 'remote',
  })
  const hidden = {
    ...first,
    city: null,
    state: null,
    country: null,
    locations: [{ country: 'France', countryCode: 'FR', hidden: true }],
  }
  expect(only(await jobsOf('workable', { jobs: [hidden] }))).toMatchObject({
    locations: [],
    countries: [],
    company: 'Acme',
  })
  const { read } = await reading('workable', [{ jobs: [first, { ...second, shortcode: null }] }])
  expect(read).toMatchObject({
    isComplete: false,
    skipped: [{ count: 1, reason: 'without an id or a title' }],
  })
})

test('Recruitee: drafts are left out, pay and several places are read', async () => {
  expect((await reading('recruitee', [recruitee({ status: 'draft' })])).read).toMatchObject({
    jobs: [],
    isComplete: true,
    skipped: [{ reason: 'not published' }],
  })
  const change = {
    salary: { min: '45000', max: '55000', period: 'year', currency: 'EUR' },
    locations: [{ city: 'Cork', country: 'Ireland', country_code: 'IE' }],
  }
  expect(only(await jobsOf('recruitee', recruitee(change)))).toMatchObject({
    salary: { min: 45_000, interval: 'year' },
    countries: ['GB', 'IE'],
    locations: ['Bristol, United Kingdom', 'Cork, Ireland'],
  })
})

test('a board of which nothing can be read is a failure; one bad job makes it incomplete', async () => {
  expect((await reading('greenhouse', [{ jobs: [{ x: 1 }, null, 'odd', 5, []] }])).read).toMatchObject({
    kind: 'failed',
  })
  const [good] = greenhouse({}).jobs
  expect((await reading('greenhouse', [{ jobs: [good, { id: 9 }] }])).read).toMatchObject({
    kind: 'read',
    isComplete: false,
    etag: null,
    jobs: [{ externalId: '5101832008' }],
  })
})

test('texts, titles and places lose the addresses of people; ids, numbers and pay stay', async () => {
  const text =
    'Call Jane on 020 7946 0911 or jane@acme.com before 01.02.2026. Pay £45,000 - £55,000, reference REQ-123456789.'
  const job = only(
    await jobsOf(
      'lever',
      lever({
        text: 'ML Engineer (jane@acme.com)',
        descriptionPlain: text,
        categories: { location: 'London, +44 20 7946 0911' },
        applyUrl: 'https://acme.example/apply?to=jane%40acme.com',
        hostedUrl: 'mailto:jane@acme.com',
      }),
    ),
  )
  expect(job.title).toBe('ML Engineer ([removed])')
  expect(job.descriptionText).toContain(
    'Call Jane on [removed] or [removed] before 01.02.2026. Pay £45,000 - £55,000, reference REQ-123456789.',
  )
  expect(job.applyUrl).toBeNull()
  expect(job.url).toBe('https://jobs.lever.co/acme/1ff4a4e3-897c-4eab-9ee2-aa7d1d07a9d6')
  expect(JSON.stringify(job)).not.toMatch(/jane|7946/)
})
