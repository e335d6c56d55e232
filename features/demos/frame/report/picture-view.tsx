import type { Mark, PictureBlock } from './report.ts'

const tones = { found: 'stroke-sea', ok: 'stroke-ok', alarm: 'stroke-signal' }

/** A picture with its findings drawn over it in its own pixels. */
export function PictureView({ block }: { block: PictureBlock }) {
  const { size, alt, src, pixels, marks = [] } = block
  const paint = (canvas: HTMLCanvasElement | null) => {
    if (!canvas || !pixels) return
    canvas.getContext('2d')?.putImageData(new ImageData(pixels, size.width, size.height), 0, 0)
  }
  return (
    <figure>
      <figcaption className="font-semibold">{block.title}</figcaption>
      <div
        className="relative mt-3 max-w-full bg-sunk"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        {pixels ? (
          <canvas ref={paint} role="img" aria-label={alt} {...size} className="absolute size-full" />
        ) : (
          <img src={src} alt={alt} {...size} className="absolute size-full" />
        )}
        <svg viewBox={`0 0 ${size.width} ${size.height}`} className="absolute size-full" aria-hidden="true">
          {marks.map((mark) => (
            <MarkShape key={`${mark.shape} ${mark.at.join(' ')}`} mark={mark} unit={size.width / 100} />
          ))}
        </svg>
      </div>
    </figure>
  )
}

function MarkShape({ mark, unit }: { mark: Mark; unit: number }) {
  const { shape, at, label, tone = 'found' } = mark
  const [a = 0, b = 0, c = 0, d = 0] = at
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
          x={shape === 'circle' ? a + c * 0.72 : a}
          y={shape === 'circle' ? b - c * 0.72 : b - unit * 0.6}
          fontSize={unit * 2.4}
          strokeWidth={unit * 0.6}
          className="fill-ink stroke-paper font-mono [paint-order:stroke]"
        >
          {label}
        </text>
      )}
    </>
  )
}
