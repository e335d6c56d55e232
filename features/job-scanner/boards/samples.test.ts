import { expect, onTestFinished, test } from 'vitest'
import { createFetchGuard } from '#lib/fetch-guard/fetch-guard.ts'
import { startFakeBoards } from '#tests/fake-boards/fake-boards.ts'
import type { Board, FoundJob, Provider } from './board.ts'
import { readBoard } from './read-board.server.ts'

async function readSample(provider: Provider): Promise<FoundJob[]> {
  const fake = await startFakeBoards()
  onTestFinished(fake.stop)
  const fetch = createFetchGuard({ userAgent: 'test', allowLoopback: [fake.url], perHostIntervalMs: 0 })
  const board: Board = {
    provider,
    token: 'acme',
    baseUrl: null,
    company: 'Acme',
    etag: null,
    lastModified: null,
  }
  const read = await readBoard(board, { fetch, bases: fake.bases, signal: new AbortController().signal })
  if (read.kind !== 'read') throw new Error(`the sample of ${provider} was ${JSON.stringify(read)}`)
  expect(read).toMatchObject({ isComplete: true, skipped: [] })
  expect(read.bytes).toBeGreaterThan(300)
  return read.jobs
}

const none = { salary: null, requisition: null, applyUrl: null, updatedAt: null, employment: null }

test('Greenhouse: escaped content, the country from the place, the way of working from metadata', async () => {
  expect(await readSample('greenhouse')).toEqual([
    {
      ...none,
      externalId: '5101832008',
      title: 'Machine Vision Engineer',
      company: 'Acme Castings',
      locations: ['Sheffield, United Kingdom'],
      countries: ['GB'],
      workplace: 'hybrid',
      descriptionText: 'Build inspection cells with OpenCV & Halcon.',
      url: 'https://job-boards.greenhouse.io/acmecastings/jobs/5101832008',
      requisition: '260366',
      postedAt: new Date('2026-01-30T13:57:16Z'),
      updatedAt: new Date('2026-03-31T13:45:47Z'),
    },
  ])
})

test('Lever: every place, both countries, lists in the text, pay by the year', async () => {
  expect(await readSample('lever')).toEqual([
    {
      ...none,
      externalId: '1ff4a4e3-897c-4eab-9ee2-aa7d1d07a9d6',
      title: 'Senior ML Engineer',
      company: 'Acme',
      locations: ['Leeds', 'Dublin'],
      countries: ['GB', 'IE'],
      workplace: 'hybrid',
      employment: 'Permanent',
      salary: { min: 70_000, max: 90_000, currency: 'GBP', interval: 'year' },
      descriptionText:
        'Own our forecasting models.\n\nYou will\n\n- Ship models\n- Monitor drift\n\nPlus bonus',
      url: 'https://jobs.lever.co/acmeretail/1ff4a4e3-897c-4eab-9ee2-aa7d1d07a9d6',
      applyUrl: 'https://jobs.lever.co/acmeretail/1ff4a4e3-897c-4eab-9ee2-aa7d1d07a9d6/apply',
      postedAt: new Date(1_773_335_421_350),
    },
  ])
})

test('Ashby: hybrid though marked remote, second places, pay from the components', async () => {
  expect(await readSample('ashby')).toEqual([
    {
      ...none,
      externalId: '667636eb-20eb-4542-9493-9bb665aea833',
      title: 'AI Product Manager',
      company: 'Acme',
      locations: ['London Office - Hybrid', 'Dublin'],
      countries: ['GB', 'IE'],
      workplace: 'hybrid',
      employment: 'Full time',
      salary: { min: 80_000, max: 95_000, currency: 'GBP', interval: 'year' },
      descriptionText: 'Own the roadmap.',
      url: 'https://jobs.ashbyhq.com/acmehealth/667636eb-20eb-4542-9493-9bb665aea833',
      applyUrl: 'https://jobs.ashbyhq.com/acmehealth/667636eb-20eb-4542-9493-9bb665aea833/application',
      postedAt: new Date('2026-04-07T17:12:35.753Z'),
    },
  ])
})

test('SmartRecruiters: the text of the posting, nothing of its creator', async () => {
  const jobs = await readSample('smartrecruiters')
  expect(jobs).toEqual([
    {
      ...none,
      externalId: '74983486',
      title: 'MLOps Engineer',
      company: 'Acme Logistics',
      locations: ['Birmingham, West Midlands, United Kingdom'],
      countries: ['GB'],
      workplace: 'hybrid',
      employment: 'Full-time',
      descriptionText:
        'Company Description\n\nWe move freight.\n\nJob Description\n\nRun model pipelines.\n\nQualifications\n\n- Kubernetes\n\nAdditional Information\n\nHybrid.',
      url: 'https://jobs.smartrecruiters.com/AcmeLogistics/74983486',
      requisition: 'REF328V',
      postedAt: new Date('2026-02-19T19:36:42.346Z'),
    },
  ])
  expect(JSON.stringify(jobs)).not.toContain('DROP ME')
})

test('Workable: two rows of one shortcode are one job in two places', async () => {
  expect(await readSample('workable')).toEqual([
    {
      ...none,
      externalId: 'FCCB4FAF39',
      title: 'Data Scientist',
      company: 'Acme Foods',
      locations: ['Manchester, England, United Kingdom', 'Cork, Munster, Ireland'],
      countries: ['GB', 'IE'],
      workplace: null,
      employment: 'Full-time',
      descriptionText: 'Forecast demand.',
      url: 'https://apply.workable.com/j/FCCB4FAF39',
      applyUrl: 'https://apply.workable.com/j/FCCB4FAF39/apply',
      postedAt: new Date('2026-04-13T00:00:00Z'),
    },
  ])
})

test('Recruitee: description and requirements, dates that end in UTC', async () => {
  expect(await readSample('recruitee')).toEqual([
    {
      ...none,
      externalId: '7',
      title: 'Computer Vision Lead',
      company: 'Acme Robotics',
      locations: ['Bristol, United Kingdom'],
      countries: ['GB'],
      workplace: 'hybrid',
      employment: 'fulltime permanent',
      descriptionText: 'Lead vision.\n\nOpenCV',
      url: 'https://acmerobotics.recruitee.com/o/computer-vision-lead',
      applyUrl: 'https://acmerobotics.recruitee.com/o/computer-vision-lead/c/new',
      postedAt: new Date('2026-08-10T10:00:00Z'),
    },
  ])
})

test('Teamtailor: the schema.org posting inside a feed item', async () => {
  expect(await readSample('teamtailor')).toEqual([
    {
      ...none,
      externalId: 'a1',
      title: 'NLP Engineer',
      company: 'Acme',
      locations: ['London, GB'],
      countries: ['GB'],
      workplace: null,
      descriptionText: 'Clinical text.',
      url: 'https://career.example.test/jobs/a1',
      postedAt: new Date('2026-01-01T00:00:00Z'),
    },
  ])
})

test('Personio: positions in XML', async () => {
  expect(await readSample('personio')).toEqual([
    {
      ...none,
      externalId: '123456',
      title: 'AI Consultant',
      company: 'Acme GmbH',
      locations: ['London'],
      countries: ['GB'],
      workplace: null,
      employment: 'permanent, full-time',
      descriptionText: 'Your role\n\nAdvise clients.',
      url: 'https://acme.jobs.personio.de/job/123456',
      applyUrl: 'https://acme.jobs.personio.de/job/123456#apply',
      postedAt: new Date('2026-02-01T09:00:00Z'),
    },
  ])
})

test('RSS: standard fields, a place at the end of the title, no author', async () => {
  const jobs = await readSample('rss')
  expect(jobs).toEqual([
    {
      ...none,
      externalId: 'https://acme.example/jobs/1',
      title: 'AI Engineer (London)',
      company: 'Acme',
      locations: ['London'],
      countries: ['GB'],
      workplace: null,
      descriptionText: 'Ship retrieval.',
      url: 'https://acme.example/jobs/https%3A%2F%2Facme.example%2Fjobs%2F1',
      postedAt: new Date('2026-03-03T09:00:00Z'),
    },
  ])
  expect(JSON.stringify(jobs)).not.toMatch(/Jane|drop@/)
})

test('schema.org: the posting in a page, remote within one country, pay as a quantity', async () => {
  const [job] = await readSample('jobposting')
  expect(job).toEqual({
    ...none,
    externalId: 'DE-12',
    title: 'Data Engineer',
    company: 'Acme',
    locations: ['Edinburgh, GB', 'United Kingdom'],
    countries: ['GB'],
    workplace: 'remote',
    employment: 'full time',
    salary: { min: 55_000, max: 70_000, currency: 'GBP', interval: 'year' },
    descriptionText: 'Build pipelines.',
    url: expect.stringMatching(/\/jobposting\/acme$/),
    requisition: 'DE-12',
    postedAt: new Date('2026-03-01T00:00:00Z'),
  })
})
