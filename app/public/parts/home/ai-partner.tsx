import type { home } from '#content/home.ts'
import type { PictureEntry } from '#content/pictures.ts'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'
import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'

type Step = Omit<(typeof home.partner.steps)[number], 'picture'> & { picture: PictureEntry }
type Props = Omit<typeof home.partner, 'steps'> & { steps: Step[] }

export function AiPartner({ title, intro, steps }: Props) {
  return (
    <section id="ai-partner" aria-labelledby="ai-partner-title" className="pt-14 md:pt-32">
      <Container>
        <h2 id="ai-partner-title" className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-[54ch] text-lg md:mt-5">{intro}</p>
        <ol className="mt-6 md:mt-12">
          {steps.map((step, i) => (
            <li
              key={step.title}
              className="grid grid-cols-[2rem_1fr] border-t border-rule-strong pt-4 pb-2 md:grid-cols-12 md:gap-x-8 md:py-10"
            >
              <span
                aria-hidden="true"
                className="font-heading text-2xl font-semibold text-sea md:col-span-1 md:text-figure"
              >
                {i + 1}
              </span>
              <div className="md:col-span-6 lg:col-span-5">
                <h3 className="text-2xl">{step.title}</h3>
                <p className="mt-2 md:mt-4">{step.text}</p>
                <ul className="mt-1 flex flex-wrap gap-x-8 md:mt-4">
                  {step.links.map(({ label, to }) => (
                    <li key={to}>
                      <ArrowLink to={to}>{label}</ArrowLink>
                    </li>
                  ))}
                </ul>
              </div>
              <div className="max-md:hidden md:col-span-5 lg:col-start-8">
                <Picture picture={step.picture} alt={step.alt} className="w-full" />
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
