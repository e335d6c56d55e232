import { classes } from '#ui/classes.ts'
import { labelPlace, letterHeight } from './mark-label.ts'
import type { Mark, PictureBlock } from './report.ts'

const tones = { found: 'stroke-sea', ok: 'stroke-ok', alarm: 'stroke-signal' }

/** No picture is higher than this, so that its result stands beside or below it, on paper on the same page. */
const highest = '[--highest:24rem] print:[--highest:13rem]'

/** A picture with its findings drawn over it in its own pixels. */
export function PictureView({ block }: { block: PictureBlock }) {
  return (
    <figure>
      <figcaption className="mb-3 font-semibold">{block.title}</figcaption>
      <PictureFrame block={block} />
    </figure>
  )
}

/** The picture and its findings alone; `isMini` as high as its `className` says, without names at the findings. */
export function PictureFrame({
  block,
  className,
  isMini,
}: {
  block: PictureBlock
  className?: string
  isMini?: boolean
}) {
  const { size, alt, src, pixels, marks = [] } = block
  const paint = (canvas: HTMLCanvasElement | null) => {
    if (!canvas || !pixels) return
    canvas.getContext('2d')?.putImageData(new ImageData(pixels, size.width, size.height), 0, 0)
  }
  const ratio = size.width / size.height
  return (
    <div
      className={classes('relative max-w-full bg-sunk', !isMini && highest, className)}
      style={
        isMini
          ? undefined
          : {
              aspectRatio: `${size.width} / ${size.height}`,
              width: `calc(var(--highest) * ${ratio.toFixed(4)})`,
            }
      }
    >
      {pixels ? (
        <canvas
          ref={paint}
          role="img"
          aria-label={alt}
          {...size}
          className="absolute size-full object-cover"
        />
      ) : (
        <img
          src={src}
          alt={isMini ? '' : alt}
          loading={isMini ? 'lazy' : undefined}
          {...size}
          className="absolute size-full object-cover"
        />
      )}
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute size-full"
        style={{ fontSize: size.width * letterHeight }}
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <MarkShape
            key={`${mark.shape} ${mark.at.join(' ')}`}
            mark={isMini ? { ...mark, label: '' } : mark}
            width={size.width}
          />
        ))}
      </svg>
    </div>
  )
}

function MarkShape({ mark, width }: { mark: Mark; width: number }) {
  const { shape, at, label, tone = 'found' } = mark
  const [a = 0, b = 0, c = 0, d = 0] = at
  const { x, y, isAtEdge } = labelPlace(mark, width)
  const line = {
    fill: 'none',
    strokeWidth: 2,
    className: tones[tone],
    vectorEffect: 'non-scaling-stroke' as const,
  }
  return (
    <>
      {shape === 'box' && <rect x={a} y={b} width={c} height={d} {...line} />}
      {shape === 'circle' && <circle cx={a} cy={b} r={c} {...line} />}
      {shape === 'path' && <polyline points={at.join(' ')} {...line} />}
      {label && (
        <text
          x={x}
          y={y}
          textAnchor={isAtEdge ? 'end' : undefined}
          strokeWidth={width * 0.006}
          className="fill-ink stroke-paper font-mono [paint-order:stroke] max-md:text-[1.4em]"
        >
          {label}
        </text>
      )}
    </>
  )
}
