import { type Loaded, page } from '#app/document/page.server.tsx'
import { resourcesPage } from '#content/resource-page.ts'
import { exampleReadings } from '#features/calculators/examples.ts'
import { Picture } from '#ui/picture.tsx'
import { Container, Section } from '#ui/section.tsx'
import { ArrowLink } from './parts/links/arrow-link.tsx'
import { ClosingCall } from './parts/links/closing-call.tsx'
import { CalculatorList } from './parts/resources/calculator-list.tsx'
import { GuideList } from './parts/resources/guide-list.tsx'

function load() {
  const page = resourcesPage()
  const examples = exampleReadings()
  const calculators = page.calculators.map(({ slug, ...link }) => ({ ...link, example: examples[slug] }))
  return { ...page, calculators }
}

export const loader = page(() => <ResourcesPage data={load()} />)

function ResourcesPage({ data }: { data: Loaded<typeof load> }) {
  const { words, picture, alt, calculators, guides } = data
  return (
    <>
      <Container className="grid gap-x-8 gap-y-8 pt-8 md:grid-cols-12 md:items-center md:pt-12">
        <div className="md:col-span-6">
          <h1 className="text-4xl">{words.title}</h1>
          <p className="mt-5 max-w-[46ch] text-lg">{words.intro}</p>
        </div>
        <div className="md:col-span-6">
          <Picture picture={picture} alt={alt} priority className="h-auto w-full" />
        </div>
      </Container>
      <Section
        id="calculators"
        title={words.calculators.title}
        intro={words.calculators.intro}
        action={<ArrowLink to={words.calculators.demos.to}>{words.calculators.demos.label}</ArrowLink>}
      >
        <CalculatorList items={calculators} words={words.calculators} />
      </Section>
      <Section id="guides" title={words.guides.title} intro={words.guides.intro} tone="sunk">
        <GuideList guides={guides} />
      </Section>
      <ClosingCall {...words.action} action={words.action.label} to="/contact" isFlush isLast />
    </>
  )
}
