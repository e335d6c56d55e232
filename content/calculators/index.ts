import {
  calculator,
  calculatorSlugs,
  type CalculatorEntry,
  type CalculatorSlug,
} from '#content/calculator.ts'
import { readCollection } from '#content/collection.ts'
import { liveObject } from '#lib/editions.ts'
import { fieldsUnder, listItems, paragraphs } from '#lib/markdown-file/body.ts'

const headings = { means: 'What the figure says', misleads: 'When it misleads' } as const

/** As a list, by the names of their files. */
export const calculatorList: CalculatorEntry[] = readCollection('calculators', {
  names: calculatorSlugs,
  key: 'slug',
  body: fieldsUnder({
    [headings.means]: ['means', paragraphs],
    [headings.misleads]: ['misleads', listItems],
  }),
  schema: calculator,
})

/** The words of each, with the headings above them. */
export const calculators = liveObject(() => {
  const wordsOf = (slug: CalculatorSlug) => {
    const entry = calculatorList.find((one) => one.slug === slug)
    if (!entry) throw new Error(`content/calculators has no ${slug}`)
    const { means, misleads, ...words } = entry
    return {
      ...words,
      means: { title: headings.means, text: means.split('\n\n') },
      misleads: { title: headings.misleads, lines: misleads },
    }
  }
  return {
    'oee-calculator': wordsOf('oee-calculator'),
    'downtime-cost-calculator': wordsOf('downtime-cost-calculator'),
    'roi-calculator': wordsOf('roi-calculator'),
  } satisfies Record<CalculatorSlug, unknown>
})
