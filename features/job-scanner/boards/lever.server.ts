import { foundJob, workplaceOf } from './found-job.server.ts'
import { countriesOfPlace, countryOfField } from './places.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { salaryOf } from './salary.ts'
import { listOf, textOf, wireOf, wiresOf, type Wire } from './wire.ts'

const limit = 100
const mostPages = 100

/**
 * A bare array with no total. It is over with the first empty page: a short one need not be the last, since servers may
 * cap a page below the limit asked for.
 */
export async function readLever(reading: Reading) {
  const { gathered } = reading
  const base = reading.base('https://api.lever.co')
  for (;;) {
    const query = `mode=json&skip=${gathered.offset}&limit=${limit}`
    const answer = await reading.json(
      `${base}/v0/postings/${encodeURIComponent(reading.board.token)}?${query}`,
    )
    if (!Array.isArray(answer)) throw new WrongShape('the answer is not a list of postings')
    if (answer.length === 0) break
    let fresh = 0
    for await (const item of reading.each(answer))
      if (reading.add(jobOf(wireOf(item), reading.board))) fresh++
    gathered.page++
    gathered.offset += answer.length
    reading.progress()
    if (fresh === 0) {
      // A server that ignores `skip` repeats its page: when that was short of the limit, it held everything.
      if (answer.length >= limit || gathered.page > 2) reading.stopShort('the provider repeats a page')
      break
    }
    if (reading.stopsAtCap(mostPages)) break
    await reading.savePoint()
  }
  reading.isOnePage = gathered.page === 1 && gathered.offset < limit
}

function jobOf(job: Wire, { token, company }: { token: string; company: string }) {
  const categories = wireOf(job['categories'])
  const listed = wiresOf(job['lists']).flatMap((list) => [textOf(list['text']), textOf(list['content'])])
  const range = wireOf(job['salaryRange'])
  const id = textOf(job['id']) ?? ''
  const locations = [textOf(categories['location']), ...listOf(categories['allLocations']).map(textOf)]
  const country = countryOfField(job['country'])
  return foundJob({
    id,
    title: job['text'],
    company: [company],
    locations,
    // The field is about the first place. Beside a country of these islands a "Dublin" is no Dublin in Ohio.
    countries:
      country === undefined || country === 'GB' || country === 'IE'
        ? [country, ...locations.flatMap((place) => countriesOfPlace(place ?? ''))]
        : [country],
    workplace: workplaceOf(job['workplaceType']),
    employment: categories['commitment'],
    salary: salaryOf({
      min: range['min'],
      max: range['max'],
      currency: range['currency'],
      interval: range['interval'],
    }),
    texts: [
      textOf(job['descriptionPlain']) ??
        textOf(job['description']) ??
        textOf(job['descriptionBodyPlain']) ??
        textOf(job['descriptionBody']),
      ...listed,
      textOf(job['additionalPlain']) ?? textOf(job['additional']),
      textOf(job['salaryDescriptionPlain']) ?? textOf(job['salaryDescription']),
    ],
    url: job['hostedUrl'],
    fallbackUrl: `https://jobs.lever.co/${encodeURIComponent(token)}/${encodeURIComponent(id)}`,
    applyUrl: job['applyUrl'],
    postedAt: job['createdAt'],
  })
}
