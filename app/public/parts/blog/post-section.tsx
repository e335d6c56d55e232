import type { PostSection } from '#features/publishing/posts/post-block.ts'
import { PostBlocks } from './post-blocks.tsx'

/** A section with its heading, which links to itself. */
export function PostSectionView({ id, title, blocks }: PostSection) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="group relative max-w-[30ch] text-2xl">
        {title}
        <a
          href={`#${id}`}
          aria-label={`Link to the section “${title}”`}
          className="ml-2 inline-flex touch:hidden font-mono text-base font-normal text-slate opacity-0 transition-opacity group-hover:opacity-100 hover:text-sea focus-visible:opacity-100"
        >
          #
        </a>
      </h2>
      <div className="mt-4 space-y-5">
        <PostBlocks blocks={blocks} />
      </div>
    </section>
  )
}
