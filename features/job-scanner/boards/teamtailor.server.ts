import { foundJob } from './found-job.server.ts'
import { jobOfPosting } from './job-posting.server.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { readFeed } from './rss.server.ts'
import { isWire, textOf, urlOf, wireOf, type Wire } from './wire.ts'

const mostPages = 50

/** The career site's JSON Feed, with a schema.org posting in each item; sites without one have standard RSS. */
export async function readTeamtailor(reading: Reading) {
  const { gathered, board } = reading
  const base = reading.ownBase(`https://${encodeURIComponent(board.token)}.teamtailor.com`)
  const asked = new Set<string>()
  let next: string | null = `${base}/jobs.json`
  while (next !== null) {
    asked.add(next)
    const answer = await reading.optionalJson(next)
    if (!answer) return readRssInstead(reading, base)
    const { value, url } = answer
    if (!isWire(value) || !Array.isArray(value['items'])) throw new WrongShape('the answer is no JSON Feed')
    for await (const item of reading.each(value['items']))
      reading.add(jobOf(wireOf(item), board.company, url))
    gathered.page++
    reading.progress()
    next = urlOf(value['next_url'], url)
    if (next === null || reading.stopsAtCap(mostPages)) return
    // The site may have moved to a domain of its own; what lies elsewhere is someone else's.
    if (new URL(next).origin !== new URL(url).origin)
      return reading.stopShort('the feed goes on at another site')
    if (asked.has(next)) return reading.stopShort('the provider repeats a page')
  }
}

async function readRssInstead(reading: Reading, base: string) {
  const page = await reading.page(`${base}/jobs.rss`, 'application/rss+xml, application/xml;q=0.9')
  await readFeed(reading, page?.text ?? '', page?.url ?? base)
}

function jobOf(item: Wire, company: string, feedUrl: string) {
  const posting = wireOf(item['_jobposting'])
  const id = textOf(item['id']) ?? textOf(item['url'])
  const url = urlOf(item['url'], feedUrl) ?? feedUrl
  const text = textOf(item['content_html']) ?? textOf(item['content_text'])
  if (Object.keys(posting).length > 0) {
    return jobOfPosting(posting, {
      company,
      url,
      id,
      title: textOf(item['title']),
      text,
      postedAt: item['date_published'],
    })
  }
  return foundJob({
    id,
    title: item['title'],
    company: [company],
    locations: [textOf(item['location'])],
    texts: [text],
    url,
    fallbackUrl: url,
    postedAt: item['date_published'],
    updatedAt: item['date_modified'],
  })
}
