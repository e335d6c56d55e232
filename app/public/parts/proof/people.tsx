import { proofWords } from '#content/proof-words.ts'
import { pictureSource } from '#lib/stored-picture.ts'
import type { Proof } from '#features/publishing/firm/proof.server.ts'
import { Monogram } from '#ui/monogram.tsx'
import { Section } from '#ui/section.tsx'
import { ExampleMark } from './example-mark.tsx'

/** Those who do the work, with what they did; nothing while nobody is entered. */
export function People({ people }: Pick<Proof, 'people'>) {
  if (people.length === 0) return null
  return (
    <Section id="people" title={proofWords.people.title}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ id, name, role, did, alt, profile, picture, isExample }) => (
          <li key={id} className="border-t border-rule-strong pt-5">
            <div className="flex items-center gap-4">
              <Portrait name={name} alt={alt} picture={picture} className="size-24" />
              <div className="min-w-0">
                <h3 className="text-xl break-words">{name}</h3>
                <p className="text-slate">{role}</p>
                <ExampleMark isExample={isExample} />
              </div>
            </div>
            <p className="mt-4 text-base whitespace-pre-line">{did}</p>
            {profile && (
              <p className="mt-2 text-base">
                <a href={profile} rel="noopener">
                  {proofWords.profile}
                  <span className="sr-only"> of {name}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type PortraitProps = Pick<Proof['people'][number], 'name' | 'alt' | 'picture'> & { className: string }

export function Portrait({ name, alt, picture, className }: PortraitProps) {
  if (!picture) return <Monogram name={name} className={`shrink-0 ${className}`} />
  return (
    <img
      {...pictureSource(picture)}
      sizes="96px"
      alt={alt || name}
      loading="lazy"
      decoding="async"
      className={`shrink-0 rounded object-cover ${className}`}
    />
  )
}
