import type { FoundJob } from './board.ts'
import { cleanUrl, foundJob, textsOf } from './found-job.server.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { isWire, textOf, wireOf, type Wire } from './wire.ts'

const limit = 100
const mostPages = 100
/** Later points are larger and therefore rarer: a tenth of what was read is the most that a crash costs. */
const detailsPerPoint = 20
const sections = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation']

/** First the list, page by page, then each posting for its text. `creator`, a person, is never looked at. */
export async function readSmartRecruiters(reading: Reading) {
  const base = `${reading.base('https://api.smartrecruiters.com')}/v1/companies/${encodeURIComponent(reading.board.token)}/postings`
  const { gathered } = reading
  // A resumed reading that has begun with the texts has its list.
  if (gathered.total === null || gathered.offset < gathered.total) await readList(reading, base)
  reading.isOnePage = gathered.page === 1
  let sincePoint = 0
  for (let job = gathered.pending[0]; job; job = gathered.pending[0]) {
    await readDetail(reading, base, job)
    gathered.pending.shift()
    reading.progress()
    if (++sincePoint < Math.max(detailsPerPoint, gathered.jobs.length / 10)) continue
    await reading.savePoint()
    sincePoint = 0
  }
}

async function readList(reading: Reading, base: string) {
  const { gathered } = reading
  for (;;) {
    const answer = await reading.json(`${base}?limit=${limit}&offset=${gathered.offset}`)
    const content = isWire(answer) ? answer['content'] : undefined
    if (!isWire(answer) || !Array.isArray(content)) throw new WrongShape('the answer has no list of postings')
    const total = answer['totalFound']
    if (typeof total !== 'number' || !Number.isInteger(total) || total < 0)
      throw new WrongShape('the answer does not say how many postings there are')
    if (gathered.total !== null && gathered.total !== total)
      reading.stopShort('the number of jobs changed while it was read')
    gathered.total = total
    if (content.length === 0) {
      if (gathered.offset < total) reading.stopShort(`${total} jobs announced, ${gathered.offset} came`)
      gathered.offset = Math.max(gathered.offset, total)
      return
    }
    let fresh = 0
    for await (const item of reading.each(content)) {
      if (reading.add(jobOf(wireOf(item), reading.board), gathered.pending)) fresh++
    }
    gathered.page++
    gathered.offset += content.length
    reading.progress()
    if (fresh === 0) reading.stopShort('the provider repeats a page')
    const isMore = gathered.offset < total
    if (fresh === 0 || (isMore && reading.stopsAtCap(mostPages)))
      gathered.offset = Math.max(gathered.offset, total)
    await reading.savePoint()
    if (gathered.offset >= total) return
  }
}

function jobOf(job: Wire, { token, company }: { token: string; company: string }) {
  const place = wireOf(job['location'])
  const employer = wireOf(job['company'])
  const parts = [place['city'], place['region'], textOf(place['country'])?.toUpperCase()].map(textOf)
  const id = textOf(job['id']) ?? ''
  return foundJob({
    id,
    title: job['name'],
    company: [textOf(employer['name']), company],
    locations: [textOf(place['fullLocation']) ?? parts.filter(Boolean).join(', ')],
    countries: [place['country']],
    workplace: placeOfWork(place),
    employment: textOf(wireOf(job['typeOfEmployment'])['label']) ?? wireOf(job['typeOfEmployment'])['id'],
    texts: [],
    url: null,
    fallbackUrl: `https://jobs.smartrecruiters.com/${encodeURIComponent(textOf(employer['identifier']) ?? token)}/${encodeURIComponent(id)}`,
    requisition: job['refNumber'],
    postedAt: job['releasedDate'],
  })
}

function placeOfWork({ remote, hybrid }: Wire) {
  if (hybrid === true) return 'hybrid'
  if (remote === true) return 'remote'
  return remote === false && hybrid === false ? 'onsite' : null
}

async function readDetail(reading: Reading, base: string, job: FoundJob) {
  const asked = reading.optionalJson(`${base}/${encodeURIComponent(job.externalId)}`)
  const answer = await asked.catch((error: unknown) => {
    // One damaged text spoils one job; a server in trouble is asked again later, from here.
    if (error instanceof WrongShape) return 'damaged' as const
    throw error
  })
  // Taken down between the list and now.
  if (answer === undefined) return reading.skip('gone while the board was read')
  const value = answer === 'damaged' ? {} : wireOf(answer.value)
  const ad = wireOf(value['jobAd'])['sections']
  if (!isWire(ad)) return reading.unreadable('the text of a posting could not be read')
  const texts = sections.flatMap((name) => {
    const { title, text } = wireOf(ad[name])
    return textOf(text) === null ? [] : [textOf(title), textOf(text)]
  })
  reading.gathered.jobs.push({
    ...job,
    descriptionText: textsOf(texts),
    url: cleanUrl(value['postingUrl']) ?? job.url,
    applyUrl: cleanUrl(value['applyUrl']),
  })
}
