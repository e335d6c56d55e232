import { MethodSection } from '#features/assessment/result/method-section.tsx'
import { Container, Section } from '#ui/section.tsx'
import type { AssessmentData } from '#app/public/assessment.tsx'
import { QuestionList } from './question-list.tsx'

export function AssessmentMethod({ words, method, questionsTitle, groups }: AssessmentData) {
  return (
    <>
      <Container className="grid gap-x-8 gap-y-10 pb-14 md:grid-cols-3">
        {[words.get, words.need].map(({ title, items }) => (
          <section key={title}>
            <h2 className="border-t border-ink pt-4 text-xl">{title}</h2>
            <ul className="mt-3">
              {items.map((item) => (
                <li key={item} className="border-b border-rule py-3">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className="border-t border-ink pt-4 text-xl">{words.store.title}</h2>
          <p className="mt-3 py-3">{words.store.text}</p>
        </section>
      </Container>
      <Section id="method" title={method.title} tone="sunk">
        <MethodSection method={method} />
      </Section>
      <Section id="questions" title={questionsTitle}>
        <QuestionList groups={groups} />
      </Section>
    </>
  )
}
