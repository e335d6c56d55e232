import { childrenOf, childText, type XmlElement } from './xml-tree.server.ts'
import { foundJob, workplaceOf } from './found-job.server.ts'
import { countriesOfPlace } from './places.ts'

/** The items of RSS 2.0, RSS 1.0 or Atom; undefined when the document is none of them. */
export function itemsOf(root: XmlElement): XmlElement[] | undefined {
  if (root.name === 'feed') return childrenOf(root, 'entry').map(standardOnly)
  const [channel] = childrenOf(root, 'channel')
  if (!channel || (root.name !== 'rss' && root.name !== 'RDF')) return undefined
  return [...childrenOf(channel, 'item'), ...childrenOf(root, 'item')].map(standardOnly)
}

/** Without the elements of extensions, some of which have the names of standard ones, such as `media:title`. */
function standardOnly(item: XmlElement): XmlElement {
  const isStandard = ({ name, space }: XmlElement) =>
    space === item.space ||
    space === atom ||
    (name === 'encoded' && space === content) ||
    (name === 'date' && space === dublinCore)
  return { ...item, children: item.children.filter(isStandard) }
}

const atom = 'http://www.w3.org/2005/Atom'
const content = 'http://purl.org/rss/1.0/modules/content/'
const dublinCore = 'http://purl.org/dc/elements/1.1/'

/** Whether there is more than the feed holds: it says so, or holds one of the numbers at which feeds are usually cut. */
export function isExcerpt(root: XmlElement, count: number): boolean {
  const links = [root, ...childrenOf(root, 'channel')].flatMap((part) => childrenOf(part, 'link'))
  return links.some(({ attributes }) => attributes['rel'] === 'next') || usualCuts.has(count)
}

const usualCuts = new Set([10, 15, 20, 25, 30, 40, 50, 100, 200, 250, 500, 1000])

/** Only what RSS and Atom themselves define; `author` and `creator` are people. */
export function jobOfItem(item: XmlElement, company: string, feedUrl: string) {
  const link = linkOf(item)
  const title = childText(item, 'title')
  const place = placeInTitle(title ?? '')
  return foundJob({
    id: childText(item, 'guid') ?? childText(item, 'id') ?? link,
    title,
    company: [company],
    locations: place === undefined ? [] : [place],
    workplace: workplaceOf(title),
    texts: [bodyOf(item)],
    url: link,
    fallbackUrl: feedUrl,
    postedAt: childText(item, 'pubDate') ?? childText(item, 'published') ?? childText(item, 'date'),
    updatedAt: childText(item, 'updated'),
  })
}

function linkOf(item: XmlElement): string | null {
  const links = childrenOf(item, 'link')
  const best = links.find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate')
  return best?.attributes['href'] ?? (best?.text.trim() || null)
}

/** The whole text where a feed has it; XHTML inside Atom is read from its elements. */
function bodyOf(item: XmlElement): string | null {
  const candidates = item.children.filter(({ name }) =>
    /^(?:encoded|content|description|summary)$/.test(name),
  )
  const texts = candidates.map((element) => deepText(element).trim())
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '') || null
}

function deepText(element: XmlElement): string {
  return [element.text, ...element.children.map(deepText)].join('\n')
}

/** "Data Engineer (London)", "Data Engineer - Remote, UK": a last part that names a country for certain is the place. */
function placeInTitle(title: string): string | undefined {
  const last =
    /\(([^()]{2,80})\)\s*$/.exec(title)?.[1] ??
    title
      .split(/\s[-–—|]\s/)
      .slice(1)
      .at(-1)
  return last !== undefined && countriesOfPlace(last).length > 0 ? last.trim() : undefined
}
