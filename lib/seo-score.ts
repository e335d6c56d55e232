/** What the self-check looks at in one page. */
export interface PageFacts {
  title: string
  description: string
  canonical: string
  hasStructuredData: boolean
  headings: number
  imagesWithoutAlt: number
  hasViewport: boolean
}

export interface SeoScore {
  /** 100 at best. */
  score: number
  /** What took points off, and how many. */
  deductions: { points: number; reason: string }[]
  /** What would be better, without points. */
  advice: string[]
}

const longestTitle = 60
const shortestTitle = 30
const longestDescription = 160
const shortestDescription = 120

/** Scores a page by the rules of the on-page self-check. */
export function seoScoreOf(facts: PageFacts): SeoScore {
  const { title, description, headings, imagesWithoutAlt } = facts
  const badLength = title.length > longestTitle || title.length < shortestTitle
  const rules: [boolean, number, string][] = [
    [title === '', 15, 'The title is missing'],
    [title !== '' && badLength, 5, `The title has ${title.length} characters: 30 to 60 show whole`],
    [description === '', 10, 'The description is missing'],
    [
      description.length > longestDescription,
      5,
      `The description has ${description.length} characters: 160 show`,
    ],
    [facts.canonical === '', 8, 'The canonical address is missing'],
    [!facts.hasStructuredData, 12, 'There is no structured data'],
    [headings === 0, 10, 'The main heading (h1) is missing'],
    [headings > 1, 5, `There are ${headings} main headings (h1)`],
    [
      imagesWithoutAlt > 0,
      Math.min(10, imagesWithoutAlt * 2),
      `Pictures without an alt text: ${imagesWithoutAlt}`,
    ],
    [!facts.hasViewport, 8, 'The viewport is missing'],
  ]
  const deductions = rules.flatMap(([applies, points, reason]) => (applies ? [{ points, reason }] : []))
  const isShort = description !== '' && description.length < shortestDescription
  return {
    score: deductions.reduce((score, { points }) => score - points, 100),
    deductions,
    advice: isShort ? [`The description has ${description.length} characters: 120 or more use the room`] : [],
  }
}

/** The facts of a page as the server sends it: HTML that we wrote ourselves, so its shape is known. */
export function factsOfHtml(html: string): PageFacts {
  const head = html.slice(0, html.indexOf('</head>'))
  // Texts in scripts may look like elements.
  const body = html.slice(head.length).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const meta = (name: string) => tagsOf(head, 'meta').find((tag) => attribute(tag, 'name') === name)
  const canonical = tagsOf(head, 'link').find((tag) => attribute(tag, 'rel') === 'canonical')
  return {
    title: decoded(/<title[^>]*>([^<]*)/.exec(head)?.[1] ?? '').trim(),
    description: attribute(meta('description'), 'content') ?? '',
    canonical: attribute(canonical, 'href') ?? '',
    hasStructuredData: html.includes('<script type="application/ld+json">'),
    headings: tagsOf(body, 'h1').length,
    imagesWithoutAlt: tagsOf(body, 'img').filter((tag) => attribute(tag, 'alt') === undefined).length,
    hasViewport: meta('viewport') !== undefined,
  }
}

function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}(?=[\\s>/])[^>]*>`, 'g')) ?? []
}

function attribute(tag: string | undefined, name: string): string | undefined {
  const found = tag && new RegExp(`\\s${name}="([^"]*)"`).exec(tag)
  return found ? decoded(found[1] ?? '') : undefined
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
}

function decoded(text: string) {
  return text.replace(/&(?:lt|gt|quot|amp|#x27|#39);/g, (entity) => entities[entity] ?? entity)
}
