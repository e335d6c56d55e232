import { proofWords } from '#content/proof-words.ts'
import type { Proof } from '#features/publishing/firm/proof.server.ts'
import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'
import { Section } from '#ui/section.tsx'
import { CertificateList } from './certificates.tsx'
import { ExampleMark } from './example-mark.tsx'
import { Portrait } from './people.tsx'

const shown = { cases: 2, people: 4, certificates: 4 }

/** The newest cases by their result, a few faces, the certificates; nothing at all while there is none of them. */
export function HomeProof({ cases, people, certificates }: Proof) {
  if (cases.length + people.length + certificates.length === 0) return null
  const { title, all } = proofWords.home
  return (
    <Section id="behind" title={title} action={<ArrowLink to={all.to}>{all.label}</ArrowLink>}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        {cases.length > 0 && (
          <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-8">
            {cases.slice(0, shown.cases).map(({ id, title, customer, result, isExample }) => (
              <li key={id} className="border-t-2 border-sea pt-4">
                <p className="text-lg font-semibold whitespace-pre-line">{result}</p>
                <p className="mt-2 text-base text-slate">
                  {title}, {customer} <ExampleMark isExample={isExample} />
                </p>
              </li>
            ))}
          </ul>
        )}
        {people.length > 0 && (
          <ul className="grid content-start gap-4 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
            {people.slice(0, shown.people).map(({ id, name, role, alt, picture, isExample }) => (
              <li key={id} className="flex items-center gap-3">
                <Portrait name={name} alt={alt} picture={picture} className="size-14 text-base" />
                <p className="min-w-0 leading-snug">
                  <span className="block font-semibold break-words">{name}</span>
                  <span className="text-base text-slate">{role}</span> <ExampleMark isExample={isExample} />
                </p>
              </li>
            ))}
          </ul>
        )}
        {certificates.length > 0 && (
          <div className="lg:col-span-12">
            <CertificateList certificates={certificates.slice(0, shown.certificates)} />
          </div>
        )}
      </div>
    </Section>
  )
}
