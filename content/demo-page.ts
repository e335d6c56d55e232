import { dataPrograms } from './data-programs.ts'
import { demosWords, demoWords } from './demo-words.ts'
import { demoEntries, findDemoEntry } from './demos/index.ts'
import { solutionKinds } from './solution.ts'
import { findSolution } from './solutions/index.ts'

/** The demos that there are, by what they start from. */
export function demoList() {
  const groups = solutionKinds.flatMap(({ id, label }) => {
    const demos = demoEntries
      .filter(({ slug }) => findSolution(slug)?.kind === id)
      .map(({ slug, title }) => ({ slug, to: `/demo/${slug}`, title }))
    return demos.length > 0 ? [{ id, label, demos }] : []
  })
  return { words: demosWords, groups }
}

/** The words of a demo's page; undefined when there is none of that name. */
export function demoPageOf(slug: string) {
  const entry = findDemoEntry(slug)
  const solution = findSolution(slug)
  if (!entry || !solution) return undefined
  const others = demoEntries
    .filter((other) => other.slug !== slug && findSolution(other.slug)?.kind === solution.kind)
    .map(({ slug, title, summary }) => ({ to: `/demo/${slug}`, title, text: summary }))
  const { method, formulas, sources, limits, notFor, ownDataFrom, ...shown } = entry
  return {
    words: demoWords,
    entry: shown,
    /** How a visitor gets their data out of the programs that have it. */
    help: ownDataFrom.map(({ program, what }) => ({ ...dataPrograms[program], what })),
    /** What stands below the instrument, to be read. */
    open: { method, formulas, sources, limits, notFor, others },
    solution: { title: solution.title, path: `/solutions/${slug}` },
  }
}
