import type { Salary } from './board.ts'
import { foundJob } from './found-job.server.ts'
import { salaryOf } from './salary.ts'
import { isWire, listOf, textOf, urlOf, wireOf, type Wire } from './wire.ts'

const deepest = 12
const mostNodes = 100_000

/** Every schema.org JobPosting anywhere in a JSON-LD value: alone, in a list, in `@graph`, in the items of a list. */
export function postingsIn(value: unknown): Wire[] {
  const found: Wire[] = []
  let visited = 0
  const visit = (node: unknown, depth: number) => {
    if (depth > deepest || ++visited > mostNodes) return
    if (Array.isArray(node)) for (const one of node) visit(one, depth + 1)
    else if (isWire(node) && isPosting(node)) found.push(node)
    else if (isWire(node))
      for (const one of Object.values(node)) if (typeof one === 'object') visit(one, depth + 1)
  }
  visit(value, 0)
  return found
}

export function isPosting(node: Wire) {
  return listOf(node['@type']).some((type) => typeof type === 'string' && /(?:^|[/:#])JobPosting$/.test(type))
}

interface PostingContext {
  company: string
  /** Of the page or the feed's item. */
  url: string
  id: string | null
  /** Where the posting itself has none. */
  title?: string | null
  text?: string | null
  postedAt?: unknown
}

export function jobOfPosting(
  posting: Wire,
  { company, url, id, title = null, text = null, postedAt }: PostingContext,
) {
  const remote = listOf(posting['jobLocationType']).some((type) => /telecommute/i.test(textOf(type) ?? ''))
  const places = listOf(posting['jobLocation']).map(wireOf)
  const required = remote ? listOf(posting['applicantLocationRequirements']) : []
  const organisation = posting['hiringOrganization']
  return foundJob({
    id,
    title: textOf(posting['title']) ?? textOf(posting['name']) ?? title,
    company: [textOf(wireOf(organisation)['name']) ?? textOf(organisation), company],
    locations: [...places.map(placeOf), ...required.map(nameOf)],
    countries: [
      ...places.map((place) => nameOf(addressOf(place)['addressCountry'])),
      ...required.map(nameOf),
    ],
    workplace: remote ? 'remote' : null,
    employment: listOf(posting['employmentType'])
      .map(textOf)
      .filter(Boolean)
      .join(', ')
      .replaceAll('_', ' ')
      .toLowerCase(),
    salary: payOf(posting['baseSalary']),
    texts: [textOf(posting['description']) ?? text],
    url: textOf(posting['url']),
    fallbackUrl: url,
    requisition: identifierOf(posting),
    postedAt: textOf(posting['datePosted']) ?? postedAt,
    updatedAt: posting['dateModified'],
  })
}

/** What tells one posting from another: its identifier, else its own address. */
export function idsOf(posting: Wire, pageUrl: string): { identifier: string | null; url: string | null } {
  return {
    identifier: identifierOf(posting),
    url: urlOf(posting['url'], pageUrl) ?? urlOf(posting['@id'], pageUrl),
  }
}

function identifierOf(posting: Wire): string | null {
  const [first] = listOf(posting['identifier'])
  return textOf(first) ?? textOf(wireOf(first)['value']) ?? textOf(wireOf(first)['@id'])
}

const nameOf = (value: unknown) => textOf(value) ?? textOf(wireOf(value)['name'])
const addressOf = (place: Wire) => wireOf(listOf(place['address'])[0])

/** From the nearest to the widest; an address may also be plain text. */
function placeOf(place: Wire): string | null {
  const address = addressOf(place)
  const parts = [address['addressLocality'], address['addressRegion'], address['addressCountry']].map(nameOf)
  const text = parts.filter(Boolean).join(', ')
  return text || textOf(place['address']) || textOf(place['name'])
}

function payOf(value: unknown): Salary | null {
  for (const one of listOf(value).map(wireOf)) {
    const amount = one['value']
    const inner = wireOf(amount)
    const single = textOf(amount) === null ? inner['value'] : amount
    const found = salaryOf({
      min: inner['minValue'] ?? one['minValue'] ?? single,
      max: inner['maxValue'] ?? one['maxValue'] ?? single,
      currency: one['currency'] ?? inner['currency'],
      interval: inner['unitText'] ?? one['unitText'] ?? one['duration'],
    })
    if (found) return found
  }
  return null
}
