import { carousel } from '#config/constants.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Card, CardLink } from '#ui/card.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { BigFigure } from '#ui/figure.tsx'
import { Section } from '#ui/section.tsx'
import { Specimen, type PartProps } from './specimen.tsx'

const cases = [
  'Surface defects',
  'Maintenance assistant',
  'Harvest prediction',
  'Bay arrivals',
  'Fraud detection',
]

export function PageParts({ theme }: PartProps) {
  return (
    <Specimen title="Pages">
      <Breadcrumb
        items={[
          { name: 'Home', url: '/' },
          { name: 'Use Cases', url: '/usecases' },
          { name: 'Surface Defects', url: '/usecases/surface-defects' },
        ]}
      />
      <div className="mt-8 grid gap-6 sm:grid-cols-3">
        <BigFigure
          value="0.42 mm"
          label="smallest scratch found"
          basis="Sample data, 1,200 plates, two cameras."
        />
        <BigFigure value="24 h" label="to the first reply" basis="In office hours, Monday to Friday." />
        <Card>A card is for what stands alone.</Card>
      </div>
      <Carousel
        label="Use cases"
        autoplayMs={carousel.slideIntervalMs}
        resumeMs={carousel.slideResumeMs}
        className="mt-10"
      >
        {cases.map((name) => (
          <CardLink key={name} to="/usecases" className="h-full">
            <Badge tone="sea">Manufacturing</Badge>
            <h3 className="mt-3 text-xl group-hover:text-sea">{name}</h3>
            <p className="mt-2 text-sm text-slate">Two cameras and a ledger of what they saw.</p>
          </CardLink>
        ))}
      </Carousel>
      <div className="-mx-5 md:-mx-8">
        <Section
          id={`${theme}-ai-partner`}
          kicker="3 steps"
          title="Your end to end AI Partner"
          intro="Brief us on what you need; get the right AI solution; put it to work at a measured pace."
          tone="sunk"
        />
      </div>
    </Specimen>
  )
}
