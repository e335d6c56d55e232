import type { Salary } from './board.ts'
import { foundJob, workplaceOf } from './found-job.server.ts'
import { unescaped } from './html-text.ts'
import { countriesOfPlace } from './places.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { fromCents, intervalOf, salaryOf } from './salary.ts'
import { isWire, textOf, wireOf, wiresOf, type Wire } from './wire.ts'

/** One page with everything; an unknown token is a 404. */
export async function readGreenhouse(reading: Reading) {
  const { token, company } = reading.board
  const base = reading.base('https://boards-api.greenhouse.io')
  const answer = await reading.json(`${base}/v1/boards/${encodeURIComponent(token)}/jobs?content=true`)
  if (!isWire(answer) || !Array.isArray(answer['jobs']))
    throw new WrongShape('the answer has no list of jobs')
  for await (const item of reading.each(answer['jobs'])) {
    const job = wireOf(item)
    // A form for people who want to be kept in mind, not an opening.
    if (job['internal_job_id'] === null && textOf(job['id']) !== null) {
      reading.skip('a standing invitation, not a job')
      continue
    }
    reading.add(
      jobOf(
        job,
        company,
        `https://boards.greenhouse.io/${encodeURIComponent(token)}/jobs/${encodeURIComponent(String(job['id']))}`,
      ),
    )
  }
  const total = wireOf(answer['meta'])['total']
  if (typeof total === 'number' && total > answer['jobs'].length) {
    reading.stopShort(`${total} jobs announced, ${answer['jobs'].length} came`)
  }
}

function jobOf(job: Wire, company: string, fallbackUrl: string) {
  const offices = wiresOf(job['offices'])
  const place = textOf(wireOf(job['location'])['name'])
  const content = textOf(job['content'])
  return foundJob({
    id: job['id'],
    title: job['title'],
    company: [textOf(job['company_name']), company],
    locations:
      place === null
        ? offices.map((office) => textOf(office['location']) ?? textOf(office['name']))
        : [place],
    // Where the place itself names no country the office's own address may.
    countries:
      countriesOfPlace(place ?? '').length > 0
        ? []
        : offices.flatMap((office) => countriesOfPlace(textOf(office['location']) ?? '')),
    workplace: workplaceOf(
      metadata(job, /^(?:location|workplace|work|remote)(?: (?:type|model|policy|arrangement))?$/i),
    ),
    employment: metadata(job, /^(?:employment|contract|job) type$/i),
    salary: payOf(job),
    texts: [content === null ? null : unescaped(content)],
    url: job['absolute_url'],
    fallbackUrl,
    requisition: job['requisition_id'],
    postedAt: job['first_published'],
    updatedAt: job['updated_at'],
  })
}

/** A value may be text, a list of texts, an object or a boolean; only the first two say anything. */
function metadata(job: Wire, name: RegExp): string | null {
  const field = wiresOf(job['metadata']).find((one) => name.test(textOf(one['name']) ?? ''))
  const value = field?.['value']
  return textOf(Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : value)
}

function payOf(job: Wire): Salary | null {
  for (const range of wiresOf(job['pay_input_ranges'])) {
    const words = `${textOf(range['title']) ?? ''} ${textOf(range['blurb']) ?? ''}`
    const unit =
      /\b(hour|day|week|month|year|annual)(?:ly)?\b/i.exec(words)?.[1] ??
      (/\bdaily\b/i.test(words) ? 'day' : undefined)
    const found = salaryOf({
      min: fromCents(range['min_cents']),
      max: fromCents(range['max_cents']),
      currency: range['currency_type'],
      interval: intervalOf(unit),
    })
    if (found) return found
  }
  return null
}
