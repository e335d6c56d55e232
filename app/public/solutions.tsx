import { solutionsPage } from '#content/solution-page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/solutions'
import { Comparison } from './solutions/comparison.tsx'
import { Complaints } from './solutions/complaints.tsx'
import { Order } from './solutions/order.tsx'

export function loader() {
  return solutionsPage()
}

export default function SolutionsPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, complaints, compare, order, action } = loaderData
  return (
    <>
      <Container className="grid gap-x-8 gap-y-5 pt-8 md:grid-cols-12 md:pt-12">
        <h1 className="text-4xl md:col-span-12">{title}</h1>
        <p className="max-w-[46ch] text-xl md:col-span-8 md:col-start-5">{intro}</p>
      </Container>
      <Complaints {...complaints} />
      <Comparison {...compare} />
      <Order {...order} />
      <Container className="pt-20 pb-20 md:pt-28">
        <section
          aria-labelledby="none"
          className="grid gap-x-8 gap-y-5 border-t border-ink pt-6 md:grid-cols-12"
        >
          <h2 id="none" className="text-2xl md:col-span-4">
            {action.title}
          </h2>
          <p className="text-lg md:col-span-5">{action.text}</p>
          <div className="md:col-span-3 md:justify-self-end">
            <ButtonLink to="/contact" variant="signal" size="lg">
              {action.label}
            </ButtonLink>
          </div>
        </section>
      </Container>
    </>
  )
}
