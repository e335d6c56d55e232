import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { demoPage } from '#features/demos/frame/demo-page.server.ts'
import { TrialPlanner } from '#features/demos/continuous-process-optimization/trial-planner.tsx'
import { DemoBench } from '#features/demos/frame/demo-bench.tsx'
import { island } from '#ui/island.server.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/demo'
import { DemoHero } from './parts/demo/demo-hero.tsx'
import { DemoMethod } from './parts/demo/demo-method.tsx'
import { DemoNext } from './parts/demo/demo-next.tsx'

const Bench = island('demo-bench', DemoBench, 'use', {
  props: ['title', 'controls', 'first', 'sample', 'ownData'],
  from: ({ slug }) => `/demo/${slug}/report.json`,
})

const Planner = island('trial-planner', TrialPlanner)

async function load({ params }: Route.LoaderArgs) {
  const page = await demoPage(params.solutionId)
  if (!page) throw nothingHere()
  return page
}

export const loader = page(async (args: Route.LoaderArgs) => <DemoPage data={await load(args)} />, {
  sheet: 'demos',
})

function DemoPage({ data }: { data: Loaded<typeof load> }) {
  const { words, entry, solution, bench, open } = data
  const { slug, title } = entry
  return (
    <article>
      <DemoHero title={title} words={words} />
      <Container>
        <div id="bench" className="mt-3 scroll-mt-4 md:mt-5">
          <Bench slug={slug} {...bench} />
        </div>
        {slug === 'continuous-process-optimization' && <Planner />}
      </Container>
      <DemoMethod {...open} summary={entry.summary} words={words} />
      <DemoNext words={words.next} solution={solution} others={open.others} title={words.others} />
    </article>
  )
}
