import { expect, test } from 'vitest'
import type { FoundJob } from '#features/job-scanner/boards/board.ts'
import { companyKeyOf, contentHashOf, fingerprintOf } from './posting-key.server.ts'

const job: FoundJob = {
  externalId: '1',
  title: 'Data Engineer',
  company: 'Harbour Robotics Ltd',
  locations: ['London', 'Leeds'],
  countries: ['GB'],
  workplace: null,
  employment: null,
  salary: null,
  descriptionText: 'Pipelines for cranes.',
  url: 'https://boards.greenhouse.io/harbour/jobs/1',
  applyUrl: null,
  requisition: null,
  postedAt: null,
  updatedAt: null,
}

test.each([
  ['Harbour Robotics Ltd', 'harbour robotic'],
  ['HARBOUR ROBOTICS LIMITED', 'harbour robotic'],
  ['Harbour Robotics (UK) Ltd.', 'harbour robotic'],
  ['Harbour-Robotics', 'harbour robotic'],
  ['Ltd', 'ltd'],
  ['株式会社', '株式会社'],
  ['!!!', '!!!'],
])('the company %s is known as %s', (company, key) => {
  expect(companyKeyOf(company)).toBe(key)
})

test('the same job on two boards has one fingerprint; another place, title or text has another', () => {
  const elsewhere = {
    ...job,
    externalId: 'x9',
    company: 'Harbour Robotics',
    locations: ['Leeds', 'London'],
    url: 'https://x.example',
  }
  expect(fingerprintOf(elsewhere)).toBe(fingerprintOf(job))
  for (const other of [
    { locations: ['Cork'] },
    { title: 'Data Scientist' },
    { descriptionText: 'Cranes.' },
    { company: 'Quay' },
  ])
    expect(fingerprintOf({ ...job, ...other })).not.toBe(fingerprintOf(job))
})

test('what comes after the first 500 characters changes the content but not the fingerprint', () => {
  const long = { ...job, descriptionText: `${'a word '.repeat(100)}one end` }
  const other = { ...long, descriptionText: `${'a word '.repeat(100)}another end` }
  expect(fingerprintOf(other)).toBe(fingerprintOf(long))
  expect(contentHashOf(other)).not.toBe(contentHashOf(long))
})
