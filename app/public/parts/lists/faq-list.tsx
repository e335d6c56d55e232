import type { Faq } from '#content/page.ts'
import { classes } from '#ui/classes.ts'

/** Questions with their answers, all open: nothing has to be clicked to be read. */
export function FaqList({ faq }: { faq: Faq[] }) {
  return (
    <dl className={classes('grid gap-x-10 gap-y-8', faq.length % 3 ? 'md:grid-cols-2' : 'md:grid-cols-3')}>
      {faq.map(({ question, answer }) => (
        <div key={question} className="border-t border-rule-strong pt-4">
          <dt className="font-heading text-lg leading-snug font-semibold">{question}</dt>
          <dd className="mt-2 text-base">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
