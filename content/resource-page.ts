import type { ListedFaq } from './faq.ts'
import { pictureOf } from './pictures.ts'
import { questionLinks, solutionLinks, useCaseLinks, type Link } from './relations.ts'
import { resourcesWords } from './resources-words.ts'
import { calculatorSlugs, type CalculatorSlug } from './calculator.ts'
import { calculators } from './calculators/index.ts'
import { guideDownloads } from './resources/downloads.ts'
import { findGuide, guides } from './resources/index.ts'

const pathOf = (slug: string) => `/resources/${slug}`

const calculatorLinks = (slugs: readonly string[]): Link[] =>
  calculatorSlugs
    .filter((slug) => slugs.includes(slug))
    .map((slug) => ({ to: pathOf(slug), title: calculators[slug].title, text: calculators[slug].summary }))

/** What the overview shows. */
export function resourcesPage() {
  return {
    words: resourcesWords,
    picture: pictureOf('page-resources'),
    alt: resourcesWords.pictureAlt,
    calculators: calculatorSlugs.map((slug) => ({
      slug,
      to: pathOf(slug),
      title: calculators[slug].title,
      text: calculators[slug].summary,
    })),
    guides: guides.map((guide) => ({
      to: pathOf(guide.slug),
      title: guide.title,
      text: guide.summary,
      downloads: guideDownloads(guide),
    })),
  }
}

/** The words of a calculator's page. */
export function calculatorPageOf(slug: CalculatorSlug, faq?: ListedFaq[]) {
  const { title, intro, means, misleads, related } = calculators[slug]
  return {
    words: resourcesWords,
    path: pathOf(slug),
    title,
    intro,
    means,
    misleads,
    solutions: solutionLinks(related.solutions),
    useCases: useCaseLinks(related.useCases),
    questions: questionLinks(related.questions, faq),
    guides: guides
      .filter(({ related }) => related.calculators.includes(slug))
      .map((guide) => ({ to: pathOf(guide.slug), title: guide.title })),
    others: calculatorLinks(calculatorSlugs.filter((one) => one !== slug)),
  }
}

/** A guide's page; undefined when there is none of that name. */
export function guidePageOf(slug: string) {
  const guide = findGuide(slug)
  if (!guide) return undefined
  const { title, summary, use, updatedOn, sections, related } = guide
  return {
    words: resourcesWords,
    title,
    summary,
    use,
    updatedOn,
    sections,
    downloads: guideDownloads(guide),
    calculators: calculatorLinks(related.calculators),
    solutions: solutionLinks(related.solutions),
    useCases: useCaseLinks(related.useCases),
    guides: guides
      .filter((one) => one.slug !== slug)
      .map((one) => ({ to: pathOf(one.slug), title: one.title })),
  }
}
