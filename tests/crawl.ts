import { parse, type HTMLElement } from 'node-html-parser'

export interface CrawledPage {
  path: string
  html: string
  document: HTMLElement
  /** Paths of the pages that link to it. */
  linkedFrom: Set<string>
}

export interface Crawl {
  /** Every page that answered 200, by its path. */
  pages: Map<string, CrawledPage>
  /** "page → address: what is wrong", for links that lead nowhere. */
  dead: string[]
  /** Files that pages name: pictures, styles, scripts, downloads. */
  files: Set<string>
}

const mostPages = 600

/** Follows every internal link of a site from `starts`; queries are left out, since they are views of the same page. */
export async function crawl(site: string, starts: string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const dead: string[] = []
  const files = new Set<string>()
  const fragments: { from: string; path: string; id: string }[] = []
  const from = new Map<string, Set<string>>()
  const queue = [...starts]
  for (const path of starts) from.set(path, new Set())

  while (queue.length > 0 && pages.size < mostPages) {
    const path = queue.shift() ?? ''
    const answer = await fetch(site + path)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const body = await answer.text()
    if (answer.status !== 200)
      dead.push(`${[...(from.get(path) ?? [])].join(', ')} → ${path}: ${answer.status}`)
    if (answer.status !== 200 || !isPage) continue
    const document = parse(body, { comment: false })
    pages.set(path, { path, html: body, document, linkedFrom: from.get(path) ?? new Set() })
    for (const { address, isFile } of addressesOf(document)) {
      const target = new URL(address, site + path)
      if (target.origin !== site) continue
      if (isFile) {
        files.add(target.pathname)
        continue
      }
      const known = from.get(target.pathname)
      if (target.hash)
        fragments.push({ from: path, path: target.pathname, id: decodeURIComponent(target.hash.slice(1)) })
      if (known) known.add(path)
      else {
        from.set(target.pathname, new Set([path]))
        queue.push(target.pathname)
      }
    }
  }
  for (const { from: page, path, id } of fragments) {
    const target = pages.get(path)
    if (target && !target.document.querySelector(`[id="${id}"]`))
      dead.push(`${page} → ${path}#${id}: no such anchor`)
  }
  return { pages, dead: [...new Set(dead)], files }
}

function addressesOf(document: HTMLElement) {
  const from = (selector: string, attribute: string, isFile: boolean) =>
    document.querySelectorAll(selector).map((element) => {
      const address = element.getAttribute(attribute) ?? ''
      return { address, isFile: isFile || element.hasAttribute('download') }
    })
  const sets = document.querySelectorAll('[srcset]').flatMap((element) =>
    (element.getAttribute('srcset') ?? '').split(',').map((part) => ({
      address: part.trim().split(/\s+/)[0] ?? '',
      isFile: true,
    })),
  )
  return [
    ...from('a[href]', 'href', false),
    ...from('img[src]', 'src', true),
    ...from('script[src]', 'src', true),
    ...from('source[src]', 'src', true),
    ...from('video[poster]', 'poster', true),
    ...from(
      'link[rel~="icon"], link[rel="stylesheet"], link[rel="manifest"], link[rel="preload"]',
      'href',
      true,
    ),
    ...from('meta[property="og:image"]', 'content', true),
    ...sets,
  ].filter(({ address }) => address !== '' && !/^(?:mailto|tel|data):/.test(address))
}
