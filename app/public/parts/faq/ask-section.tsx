import { ButtonLink } from '#ui/button.tsx'

/** What to do when the question isn't there. */
export function AskSection({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <section aria-labelledby="ask" className="mt-16 border-t border-ink pt-6">
      <h2 id="ask" className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 max-w-text text-lg">{text}</p>
      <ButtonLink to="/contact" variant="signal" size="lg" className="mt-6">
        {label}
      </ButtonLink>
    </section>
  )
}
