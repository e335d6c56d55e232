import { type Loaded, page } from '#app/document/page.server.tsx'
import { solutionsPage } from '#content/solution-page.ts'
import { ArrowLink } from './parts/links/arrow-link.tsx'
import { AskLine } from './parts/links/ask-line.tsx'
import { Container } from '#ui/section.tsx'
import { Comparison } from './parts/solutions/comparison.tsx'
import { Complaints } from './parts/solutions/complaints.tsx'
import { Order } from './parts/solutions/order.tsx'

function load() {
  return solutionsPage()
}

export const loader = page(() => <SolutionsPage data={load()} />)

function SolutionsPage({ data }: { data: Loaded<typeof load> }) {
  const { title, intro, demos, complaints, compare, order, action } = data
  return (
    <>
      <Container className="grid gap-x-8 gap-y-5 pt-8 md:grid-cols-12 md:items-baseline md:pt-12">
        <h1 className="text-4xl md:col-span-4">{title}</h1>
        <div className="md:col-span-8 md:col-start-5">
          <p className="max-w-[46ch] text-xl">{intro}</p>
          <p className="mt-3">
            <ArrowLink to={demos.to}>{demos.label}</ArrowLink>
          </p>
        </div>
      </Container>
      <Complaints {...complaints} />
      <Comparison {...compare} />
      <Order {...order} />
      <AskLine {...action} />
    </>
  )
}
