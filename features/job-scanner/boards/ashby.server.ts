import type { Salary } from './board.ts'
import { foundJob, workplaceOf } from './found-job.server.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { salaryOf } from './salary.ts'
import { isWire, textOf, wireOf, wiresOf, type Wire } from './wire.ts'

/** One page with everything; an unknown name is a 404. */
export async function readAshby(reading: Reading) {
  const { token, company } = reading.board
  const base = reading.base('https://api.ashbyhq.com')
  const answer = await reading.json(
    `${base}/posting-api/job-board/${encodeURIComponent(token)}?includeCompensation=true`,
  )
  if (!isWire(answer) || !Array.isArray(answer['jobs']))
    throw new WrongShape('the answer has no list of jobs')
  for await (const item of reading.each(answer['jobs'])) {
    const job = wireOf(item)
    if (job['isListed'] === false) reading.skip('not listed')
    else reading.add(jobOf(job, token, company))
  }
}

function jobOf(job: Wire, token: string, company: string) {
  const url = textOf(job['jobUrl'])
  const id = textOf(job['id']) ?? url?.split(/[?#]/)[0]?.split('/').at(-1) ?? null
  const second = wiresOf(job['secondaryLocations'])
  return foundJob({
    id,
    title: job['title'],
    company: [company],
    locations: [job, ...second].map(placeOf),
    countries: [job, ...second].map(({ address }) => postal(address)['addressCountry']),
    workplace: workplaceOf(job['workplaceType']) ?? (job['isRemote'] === true ? 'remote' : null),
    employment: spaced(textOf(job['employmentType'])),
    salary: job['shouldDisplayCompensationOnJobPostings'] === false ? null : payOf(job),
    texts: [textOf(job['descriptionPlain']) ?? textOf(job['descriptionHtml'])],
    url,
    fallbackUrl: `https://jobs.ashbyhq.com/${encodeURIComponent(token)}/${encodeURIComponent(id ?? '')}`,
    applyUrl: job['applyUrl'],
    postedAt: job['publishedAt'],
    updatedAt: job['updatedAt'],
  })
}

function placeOf(job: Wire): string | null {
  const address = postal(job['address'])
  return textOf(job['location']) ?? textOf(address['addressLocality']) ?? textOf(address['addressCountry'])
}

/** The documentation shows the keys of the address directly, live answers one level deeper. */
function postal(address: unknown): Wire {
  const outer = wireOf(address)
  return isWire(outer['postalAddress']) ? outer['postalAddress'] : outer
}

/** `FullTime` → `Full time`. */
function spaced(type: string | null): string | null {
  return type?.replace(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`) ?? null
}

/** The first part that is a salary; equity and bonuses are none. The documentation has the tiers beside the job's own fields. */
function payOf(job: Wire): Salary | null {
  const nested = wireOf(job['compensation'])
  const components = [job, nested].flatMap((place) => [
    ...wiresOf(place['summaryComponents']),
    ...wiresOf(place['compensationTiers']).flatMap((tier) => wiresOf(tier['components'])),
  ])
  for (const part of components) {
    if (!/^salary$/i.test(textOf(part['compensationType']) ?? '')) continue
    const found = salaryOf({
      min: part['minValue'],
      max: part['maxValue'],
      currency: part['currencyCode'],
      interval: part['interval'],
    })
    if (found) return found
  }
  return null
}
