import type { rolesPage } from '#content/role-page.ts'
import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import { Picture } from '#ui/picture.tsx'

type Data = ReturnType<typeof rolesPage>
type Mark = Data['groups'][number]['roles'][number]['marks'][number]

interface Props {
  groups: Data['groups']
  parts: Data['parts']
  words: Data['matrix']
}

const columns = 'md:grid md:grid-cols-[6.5rem_1fr_repeat(6,3.75rem)] lg:grid-cols-[8rem_1fr_repeat(6,5rem)]'

/** Roles down, parts of a project across: which role does what. On a phone the same in words. */
export function RoleMatrix({ groups, parts, words }: Props) {
  return (
    <>
      <p aria-hidden="true" className="flex gap-x-6 pb-4 text-sm text-slate max-md:hidden">
        <span className="flex items-center gap-2">
          <Dot mark="main" /> {words.main}
        </span>
        <span className="flex items-center gap-2">
          <Dot mark="also" /> {words.also}
        </span>
      </p>
      {groups.map(({ id, label, roles }) => (
        <section key={id} aria-labelledby={`${id}-title`} className="pb-12">
          <div className={`${columns} items-end border-b border-ink pb-2`}>
            <h2 id={`${id}-title`} className="text-xl md:col-span-2">
              {label}
            </h2>
            {parts.map((part) => (
              <span
                key={part.id}
                aria-hidden="true"
                className="text-center text-xs text-slate max-md:hidden lg:text-sm"
              >
                {part.label}
              </span>
            ))}
          </div>
          <ul>
            {roles.map(({ slug, title, summary, picture, marks, main, also }) => (
              <li
                key={slug}
                className={`group relative ${columns} border-b border-rule py-4 max-md:grid max-md:grid-cols-[5.5rem_1fr] max-md:gap-x-4 md:items-center md:py-4`}
              >
                <Picture picture={picture} alt="" isCard className="w-full md:pr-4" />
                <div className="max-md:col-start-2 md:pr-6">
                  <h3 className="text-lg leading-snug">
                    <CoverLink to={`/ai-roles/${slug}`}>{title}</CoverLink>
                  </h3>
                  <p className="mt-1 text-base leading-snug text-slate">{summary}</p>
                  <p className="mt-2 text-sm md:sr-only">
                    <span className="font-semibold">{capital(words.main)}:</span> {main}.{' '}
                    <span className="font-semibold">{capital(words.also)}:</span> {also}.
                  </p>
                </div>
                {marks.map((mark, i) => (
                  <span
                    key={parts[i]?.id}
                    aria-hidden="true"
                    className="grid place-items-center self-stretch border-l border-rule max-md:hidden"
                  >
                    <Dot mark={mark} />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Dot({ mark }: { mark: Mark }) {
  if (!mark) return null
  return (
    <span
      className={
        mark === 'main'
          ? 'size-4 rounded-full border-2 border-sea bg-sea'
          : 'size-4 rounded-full border-2 border-sea'
      }
    />
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
