import { proofWords } from '#content/proof-words.ts'
import type { Proof } from '#features/publishing/firm/proof.server.ts'
import { dayInWords } from '#lib/day-in-words.ts'
import { ExampleMark } from './example-mark.tsx'

/** Each with who issued it and until when it holds. */
export function CertificateList({ certificates }: Pick<Proof, 'certificates'>) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {certificates.map(({ id, name, issuer, number, validUntil, link, isExample }) => (
        <li key={id} className="border-t border-rule py-3">
          <p className="font-semibold">
            {link ? (
              <a href={link} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}{' '}
            <ExampleMark isExample={isExample} />
          </p>
          <p className="text-base text-slate">
            {[issuer, number, validUntil && `${proofWords.certificates.until} ${dayInWords(validUntil)}`]
              .filter(Boolean)
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
