import type { Block } from '#features/publishing/posts/post-block.ts'
import { pictureSource } from '#lib/stored-picture.ts'
import { keyed } from './keyed.ts'
import { PostChart } from './post-chart.tsx'
import { PostInline } from './post-inline.tsx'
import { PostTable } from './post-table.tsx'

/** The parts of an article's section, in the measure of reading; tables and charts take the whole column. */
export function PostBlocks({ blocks }: { blocks: Block[] }) {
  return keyed(blocks).map(({ key, part }) => <PostBlock key={key} {...part} />)
}

function PostBlock(block: Block) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="max-w-text">
          <PostInline parts={block.children} />
        </p>
      )
    case 'heading':
      return (
        <h3 id={block.id} className="max-w-text pt-2 text-xl">
          {block.title}
        </h3>
      )
    case 'quote':
      return (
        <blockquote className="max-w-text border-l-2 border-sea bg-sea-tint px-5 py-4">
          <p>
            <PostInline parts={block.children} />
          </p>
        </blockquote>
      )
    case 'formula':
      return (
        <div
          role="group"
          aria-label="Calculation"
          tabIndex={0}
          className="scroll-edges max-w-text overflow-x-auto border-y border-rule bg-sunk px-4 py-3.5 [--paper:var(--paper-sunk)]"
        >
          <pre className="w-max text-xs leading-5.5 md:text-sm md:leading-6">{block.text}</pre>
        </div>
      )
    case 'table':
      return <PostTable {...block} />
    case 'picture':
      return (
        <figure className="max-w-text">
          <img
            {...pictureSource(block.picture)}
            sizes="(max-width: 767.98px) 100vw, 640px"
            alt={block.alt}
            loading="lazy"
            decoding="async"
            className="h-auto max-w-full border border-rule bg-sunk"
          />
          {block.caption && <figcaption className="mt-2 text-sm text-slate">{block.caption}</figcaption>}
        </figure>
      )
    case 'chart':
      return (
        <div id={block.id} className="border-y border-rule py-5">
          <PostChart {...block.chart} />
        </div>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className="max-w-text space-y-2 [counter-reset:item]">
          {keyed(block.items).map(({ key, part }) => (
            <li
              key={key}
              className={
                block.isOrdered
                  ? 'relative pl-8 [counter-increment:item] before:absolute before:left-0 before:font-mono before:text-sm before:text-slate before:content-[counter(item)]'
                  : 'relative pl-6 before:absolute before:top-3 before:left-0 before:h-px before:w-3 before:bg-sea'
              }
            >
              <PostInline parts={part} />
            </li>
          ))}
        </List>
      )
    }
  }
}
