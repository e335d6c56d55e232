import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '#ui/button.tsx'
import type { ZoneSetting } from './demo.ts'

interface Props {
  name: string
  setting: ZoneSetting
  /** The visitor's first frame; without one the sample's picture is drawn on. */
  frame: File | undefined
  onChange: (name: string) => void
}

interface Corner {
  id: number
  x: number
  y: number
}

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value * 10) / 10))
const cornersOf = (text: string, firstId: number): Corner[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((corner, i) => {
      const [x = 0, y = 0] = corner.split(',').map(Number)
      return { id: firstId + i, x, y }
    })
const textOf = (corners: readonly Corner[]) => corners.map(({ x, y }) => `${x},${y}`).join(' ')

/** A zone drawn over the picture by its corners, each dragged or moved by arrow keys. */
export function ZoneField({ name, setting, frame, onChange }: Props) {
  const { label, hint, value, picture } = setting
  const [corners, setCorners] = useState<Corner[]>(() => cornersOf(value, 0))
  const nextId = useRef(100)
  const field = useRef<HTMLInputElement>(null)
  // An address, a project or another source sets the field itself.
  useEffect(() => {
    const own = field.current
    const read = () => {
      setCorners(cornersOf(own?.value ?? '', nextId.current))
      nextId.current += 50
    }
    own?.addEventListener('settled', read)
    own?.addEventListener('input', read)
    return () => {
      own?.removeEventListener('settled', read)
      own?.removeEventListener('input', read)
    }
  }, [])
  const dragged = useRef<number>(undefined)
  const board = useRef<HTMLDivElement>(null)
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !frame) return undefined
      const address = URL.createObjectURL(frame)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [frame],
  )
  const change = (changed: Corner[]) => {
    setCorners(changed)
    onChange(name)
  }
  const move = (id: number, x: number, y: number) =>
    change(corners.map((corner) => (corner.id === id ? { id, x: within(x), y: within(y) } : corner)))
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left = 0, top = 0, width = 1, height = 1 } = board.current?.getBoundingClientRect() ?? {}
    return [((clientX - left) / width) * 100, ((clientY - top) / height) * 100] as const
  }
  const onKey = (event: KeyboardEvent, { id, x, y }: Corner) => {
    const step = steps[event.key]
    const times = event.shiftKey ? 10 : 1
    if (step) move(id, x + times * step[0], y + times * step[1])
    else if (event.key === 'Delete' || event.key === 'Backspace')
      change(corners.filter((corner) => corner.id !== id))
    else return
    event.preventDefault()
  }
  const add = () => {
    const id = nextId.current
    nextId.current += 4
    change(corners.length < 3 ? cornersOf('25,25 75,25 75,75 25,75', id) : withMiddle(corners, id))
  }

  return (
    <fieldset className="pb-5">
      <legend className="text-sm font-semibold">{label}</legend>
      <input ref={field} type="hidden" name={name} value={textOf(corners)} readOnly />
      <div
        ref={board}
        id={`setting-${name}`}
        tabIndex={-1}
        className="relative mt-2 cursor-crosshair touch-none overflow-hidden bg-sunk select-none"
        onPointerDown={(event) => {
          if (event.target instanceof HTMLButtonElement) return
          const [x, y] = placeOf(event)
          change([...corners, { id: nextId.current++, x: within(x), y: within(y) }])
        }}
        onPointerMove={(event) => dragged.current !== undefined && move(dragged.current, ...placeOf(event))}
        onPointerUp={() => (dragged.current = undefined)}
      >
        <img
          ref={show}
          src={frame ? undefined : picture}
          alt=""
          draggable={false}
          className="pointer-events-none block w-full"
        />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full"
        >
          <polygon
            points={textOf(corners)}
            className="fill-sea/20 stroke-sea"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {corners.map((corner, i) => (
          <button
            key={corner.id}
            type="button"
            aria-label={`Corner ${i + 1}: ${corner.x}% from the left, ${corner.y}% from the top. Arrow keys move it, Delete removes it.`}
            className="absolute size-6 -translate-1/2 cursor-move rounded-full border-2 border-paper bg-sea before:absolute before:-inset-3"
            style={{ left: `${corner.x}%`, top: `${corner.y}%` }}
            onKeyDown={(event) => onKey(event, corner)}
            onPointerDown={(event) => {
              dragged.current = corner.id
              board.current?.setPointerCapture(event.pointerId)
            }}
          />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={add}>
          Add a corner
        </Button>
        <Button size="sm" variant="secondary" onClick={() => change([])}>
          Draw anew
        </Button>
      </div>
      {hint && <p className="mt-2 text-sm text-slate">{hint}</p>}
    </fieldset>
  )
}

/** With one more in the middle of the longest side. */
function withMiddle(corners: readonly Corner[], id: number): Corner[] {
  const ends = corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner] as const)
  const lengths = ends.map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y))
  const longest = lengths.indexOf(Math.max(...lengths))
  const [a, b] = ends[longest] ?? []
  if (!a || !b) return [...corners]
  const middle = { id, x: within((a.x + b.x) / 2), y: within((a.y + b.y) / 2) }
  return corners.toSpliced(longest + 1, 0, middle)
}
