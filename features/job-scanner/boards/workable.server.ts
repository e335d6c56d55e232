import type { FoundJob } from './board.ts'
import { foundJob } from './found-job.server.ts'
import { countriesOf } from './places.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { isWire, textOf, wireOf, wiresOf, type Wire } from './wire.ts'

/** One page; a job with several locations has a row for each, which its shortcode holds together. */
export async function readWorkable(reading: Reading) {
  const { token, company } = reading.board
  const base = reading.base('https://apply.workable.com')
  const answer = await reading.json(
    `${base}/api/v1/widget/accounts/${encodeURIComponent(token)}?details=true`,
  )
  if (!isWire(answer) || !Array.isArray(answer['jobs']))
    throw new WrongShape('the answer has no list of jobs')
  const groups = new Map<string, FoundJob>()
  for await (const item of reading.each(answer['jobs'])) {
    const row = jobOf(wireOf(item), [textOf(answer['name']), company])
    const first = row && groups.get(row.externalId)
    if (!row) reading.unreadable()
    else if (first) merge(first, row)
    else groups.set(row.externalId, row)
  }
  for (const job of groups.values()) reading.add(job)
}

function merge(first: FoundJob, row: FoundJob) {
  first.locations = [...new Set([...first.locations, ...row.locations])]
  first.countries = [...new Set([...first.countries, ...row.countries])].sort()
  first.descriptionText ||= row.descriptionText
  first.requisition ??= row.requisition
  first.applyUrl ??= row.applyUrl
  first.workplace ??= row.workplace
}

function jobOf(job: Wire, company: (string | null)[]) {
  const id = textOf(job['shortcode'])
  const places = wiresOf(job['locations']).filter((place) => place['hidden'] !== true)
  const own = placeOf(job['city'], job['state'], job['country'])
  const locations = [own, ...places.map((place) => placeOf(place['city'], place['region'], place['country']))]
  const countries = [job['country'], ...places.flatMap((place) => [place['countryCode'], place['country']])]
  return foundJob({
    id,
    title: job['title'],
    company,
    locations,
    countries: countriesOf(countries, []),
    workplace: job['telecommuting'] === true ? 'remote' : null,
    employment: job['employment_type'],
    texts: [textOf(job['description'])],
    url: textOf(job['url']) ?? job['shortlink'],
    fallbackUrl: `https://apply.workable.com/j/${encodeURIComponent(id ?? '')}`,
    applyUrl: job['application_url'],
    requisition: job['code'],
    postedAt: textOf(job['published_on']) ?? job['created_at'],
  })
}

function placeOf(...parts: unknown[]) {
  return parts.map(textOf).filter(Boolean).join(', ')
}
