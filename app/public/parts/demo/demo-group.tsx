import type { demosPage } from '#features/demos/frame/demo-page.server.ts'
import { MiniBlock } from '#features/demos/frame/report/mini-block.tsx'
import { ownSideId } from '#features/demos/frame/source-switch.tsx'
import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'

type List = Awaited<ReturnType<typeof demosPage>>

interface Props extends Pick<List, 'words'> {
  id: string
  label: string
  demos: List['groups'][number]['demos']
}

/** The demos that start from the same kind of data, each with what it makes of its sample. */
export function DemoGroup({ id, label, demos, words }: Props) {
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-4 pb-14">
      <h2 id={id} className="text-2xl">
        {label}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {demos.map(({ slug, to, title, takes, headline, block }) => (
          <li key={slug} className="group relative flex flex-col">
            {block && <MiniBlock block={block} className="h-36" />}
            <h3 className="mt-4 text-lg leading-snug">
              <CoverLink to={to}>{title}</CoverLink>
            </h3>
            <p className="mt-2 mb-3 text-sm">
              <span className="text-slate">{words.sample}:</span> {headline}
            </p>
            <p className="relative mt-auto w-fit text-sm">
              <ArrowLink to={`${to}#${ownSideId}`} aside={`: ${title}`}>
                {words.own[takes]}
              </ArrowLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
