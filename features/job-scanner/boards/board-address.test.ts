import { expect, test } from 'vitest'
import { boardOfAddress } from './board-address.ts'

const own = { baseUrl: null }

test.each([
  ['https://boards.greenhouse.io/acme', { provider: 'greenhouse', token: 'acme', ...own }],
  [
    'https://job-boards.greenhouse.io/acme/jobs/5101832008',
    { provider: 'greenhouse', token: 'acme', ...own },
  ],
  ['https://job-boards.eu.greenhouse.io/acme', { provider: 'greenhouse', token: 'acme', ...own }],
  [
    'https://boards.greenhouse.io/embed/job_board?for=acme',
    { provider: 'greenhouse', token: 'acme', ...own },
  ],
  [
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true',
    { provider: 'greenhouse', token: 'acme', ...own },
  ],
  ['  jobs.lever.co/acme  ', { provider: 'lever', token: 'acme', ...own }],
  [
    'https://jobs.eu.lever.co/acme/1ff4',
    { provider: 'lever', token: 'acme', baseUrl: 'https://api.eu.lever.co' },
  ],
  ['https://api.lever.co/v0/postings/acme?mode=json', { provider: 'lever', token: 'acme', ...own }],
  ['https://jobs.ashbyhq.com/Acme.Health', { provider: 'ashby', token: 'Acme.Health', ...own }],
  ['https://api.ashbyhq.com/posting-api/job-board/acme', { provider: 'ashby', token: 'acme', ...own }],
  [
    'https://careers.smartrecruiters.com/AcmeLogistics',
    { provider: 'smartrecruiters', token: 'AcmeLogistics', ...own },
  ],
  [
    'https://jobs.smartrecruiters.com/AcmeLogistics/74983486-mlops',
    { provider: 'smartrecruiters', token: 'AcmeLogistics', ...own },
  ],
  [
    'https://api.smartrecruiters.com/v1/companies/Acme/postings',
    { provider: 'smartrecruiters', token: 'Acme', ...own },
  ],
  ['https://apply.workable.com/acme-foods/', { provider: 'workable', token: 'acme-foods', ...own }],
  [
    'https://apply.workable.com/api/v1/widget/accounts/acme-foods',
    { provider: 'workable', token: 'acme-foods', ...own },
  ],
  [
    'https://www.workable.com/api/accounts/acme?details=true',
    { provider: 'workable', token: 'acme', ...own },
  ],
  ['https://acme.workable.com/jobs', { provider: 'workable', token: 'acme', ...own }],
  ['https://acme.recruitee.com/o/vision-lead', { provider: 'recruitee', token: 'acme', ...own }],
  [
    'https://careers.acme.example/api/offers/',
    { provider: 'recruitee', token: 'careers.acme.example', baseUrl: 'https://careers.acme.example' },
  ],
  ['https://acme.teamtailor.com/jobs', { provider: 'teamtailor', token: 'acme', ...own }],
  [
    'https://acme.na.teamtailor.com',
    { provider: 'teamtailor', token: 'acme', baseUrl: 'https://acme.na.teamtailor.com' },
  ],
  [
    'https://career.acme.example/jobs.json',
    { provider: 'teamtailor', token: 'career.acme.example', baseUrl: 'https://career.acme.example' },
  ],
  ['https://acme.jobs.personio.de/xml?language=en', { provider: 'personio', token: 'acme', ...own }],
  [
    'https://acme.jobs.personio.com',
    { provider: 'personio', token: 'acme', baseUrl: 'https://acme.jobs.personio.com' },
  ],
  [
    'https://acme.example/careers/feed',
    { provider: 'rss', token: 'acme.example-careers-feed', baseUrl: 'https://acme.example/careers/feed' },
  ],
  [
    'acme.example/jobs.rss',
    { provider: 'rss', token: 'acme.example-jobs.rss', baseUrl: 'https://acme.example/jobs.rss' },
  ],
  [
    'https://acme.example/careers/data-engineer#apply',
    {
      provider: 'jobposting',
      token: 'acme.example-careers-data-engineer',
      baseUrl: 'https://acme.example/careers/data-engineer',
    },
  ],
])('%s is known', (address, board) => {
  expect(boardOfAddress(address)).toEqual(board)
})

test.each([
  '',
  'acme',
  'ftp://acme.example/jobs',
  'javascript:alert(1)',
  'https://',
  'data:text/html,hi',
  'mailto:jobs@acme.example',
  'http://localhost/jobs',
])('%s is no board', (address) => {
  expect(boardOfAddress(address)).toBeUndefined()
})

test('a job page that names no company is not taken for a board of that name', () => {
  expect(boardOfAddress('https://apply.workable.com/j/FCCB4FAF39')).toMatchObject({ provider: 'jobposting' })
})

test('a password in a pasted address is not kept', () => {
  expect(boardOfAddress('https://me:secret@acme.example/jobs')?.baseUrl).toBe('https://acme.example/jobs')
})

test('pages that differ only in their query, or far behind, are different boards', () => {
  const long = `https://acme.example/${'careers/'.repeat(30)}`
  const addresses = [
    'https://acme.example/jobs?team=1',
    'https://acme.example/jobs?team=2',
    `${long}1`,
    `${long}2`,
  ]
  const tokens = addresses.map((address) => boardOfAddress(address)?.token ?? '')
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) expect(token).toMatch(/^[\w.-]{1,100}$/)
})
