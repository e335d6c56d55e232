import type { Workplace } from './board.ts'
import { foundJob } from './found-job.server.ts'
import { countriesOfPlace } from './places.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { salaryOf } from './salary.ts'
import { isWire, textOf, wireOf, wiresOf, type Wire } from './wire.ts'

/** One page, from the company's own host. */
export async function readRecruitee(reading: Reading) {
  const { token, company } = reading.board
  const usual = `https://${encodeURIComponent(token)}.recruitee.com`
  const answer = await reading.json(`${reading.ownBase(usual)}/api/offers/`)
  if (!isWire(answer) || !Array.isArray(answer['offers']))
    throw new WrongShape('the answer has no list of offers')
  for await (const item of reading.each(answer['offers'])) {
    const offer = wireOf(item)
    const status = textOf(offer['status'])
    if (status !== null && status !== 'published') reading.skip('not published')
    else reading.add(jobOf(offer, company, usual))
  }
}

function jobOf(offer: Wire, company: string, usual: string) {
  const pay = wireOf(offer['salary'])
  const places = wiresOf(offer['locations']).map((place) => partsOf(place['city'], place['country']))
  const own = textOf(offer['location']) ?? partsOf(offer['city'], offer['country'])
  const codes = [offer['country_code'], ...wiresOf(offer['locations']).map((place) => place['country_code'])]
  return foundJob({
    id: offer['id'],
    title: offer['title'],
    company: [textOf(offer['company_name']), company],
    locations: [own, ...places],
    countries: [...codes, ...(textOf(offer['country_code']) === null ? countriesOfPlace(own) : [])],
    workplace: placeOfWork(offer),
    employment: textOf(offer['employment_type_code'])?.replaceAll('_', ' '),
    salary: salaryOf({
      min: pay['min'],
      max: pay['max'],
      currency: pay['currency'],
      interval: pay['period'],
    }),
    texts: [textOf(offer['description']), textOf(offer['requirements'])],
    url: offer['careers_url'],
    fallbackUrl: `${usual}/o/${encodeURIComponent(textOf(offer['slug']) ?? '')}`,
    applyUrl: offer['careers_apply_url'],
    postedAt: textOf(offer['published_at']) ?? offer['created_at'],
    updatedAt: offer['updated_at'],
  })
}

const partsOf = (...parts: unknown[]) => parts.map(textOf).filter(Boolean).join(', ')

function placeOfWork({ remote, hybrid, on_site: onSite }: Wire): Workplace | null {
  if (hybrid === true) return 'hybrid'
  if (remote === true) return 'remote'
  return onSite === true || (remote === false && hybrid === false) ? 'onsite' : null
}
