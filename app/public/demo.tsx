import { data } from 'react-router'
import { demoPage } from '#features/demos/demo-page.server.ts'
import { benchId, DemoBenchLate } from '#features/demos/demo-bench-late.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/demo'
import { DemoHero } from './demo/demo-hero.tsx'
import { DemoMethod } from './demo/demo-method.tsx'
import { DemoNext } from './demo/demo-next.tsx'
import { ToldInHtml, toldInHtml } from './told-in-html.tsx'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

export async function loader({ params, request }: Route.LoaderArgs) {
  const page = await demoPage(params.solutionId)
  if (!page) throw data(null, { status: 404 })
  return toldInHtml(request, page, 'bench', 'open')
}

export default function DemoPage({ loaderData }: Route.ComponentProps) {
  const { words, entry, solution, bench, open } = loaderData
  const { slug, title, sample, ownData } = entry
  return (
    <article>
      <DemoHero title={title} summary={entry.summary} solution={solution} words={words} />
      <Container>
        <div id={benchId} className="mt-8 md:mt-12">
          <DemoBenchLate
            key={slug}
            slug={slug}
            title={title}
            given={bench}
            sample={sample}
            ownData={ownData}
          />
        </div>
      </Container>
      <ToldInHtml isTold={!open}>
        {open && (
          <>
            <DemoMethod {...open} words={words} />
            <DemoNext words={words.next} solution={solution} others={open.others} title={words.others} />
          </>
        )}
      </ToldInHtml>
    </article>
  )
}
