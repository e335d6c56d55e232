import { type Loaded, page } from '#app/document/page.server.tsx'
import { demosPage } from '#features/demos/frame/demo-page.server.ts'
import { Container } from '#ui/section.tsx'
import { ArrowLink } from './parts/links/arrow-link.tsx'
import { DemoGroup } from './parts/demo/demo-group.tsx'

function load() {
  return demosPage()
}

export const loader = page(async () => <DemosPage data={await load()} />, { sheet: 'demos' })

function DemosPage({ data: { words, groups } }: { data: Loaded<typeof load> }) {
  const { title, intro, solutions } = words
  return (
    <>
      <Container className="grid gap-x-8 gap-y-4 pt-6 md:grid-cols-12 md:items-end md:pt-8">
        <h1 className="text-4xl md:col-span-3">{title}</h1>
        <p className="max-w-text text-lg md:col-span-9">{intro}</p>
      </Container>
      <Container className="pt-8 md:pt-10">
        {groups.map((group) => (
          <DemoGroup key={group.id} {...group} words={words} />
        ))}
      </Container>
      <section aria-labelledby="solutions" className="mt-8 bg-sunk py-14 md:py-20">
        <Container className="grid gap-x-8 gap-y-4 md:grid-cols-12">
          <h2 id="solutions" className="text-2xl md:col-span-3">
            {solutions.title}
          </h2>
          <div className="md:col-span-9">
            <p className="max-w-text text-lg">{solutions.text}</p>
            <p className="mt-3 flex flex-wrap gap-x-8">
              {solutions.links.map(({ to, label }) => (
                <ArrowLink key={to} to={to}>
                  {label}
                </ArrowLink>
              ))}
            </p>
          </div>
        </Container>
      </section>
    </>
  )
}
