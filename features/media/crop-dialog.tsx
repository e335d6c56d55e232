import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#config/api.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { pictureBytes, type StoredPicture } from '#lib/stored-picture.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'

interface Props {
  file: File
  onClose: () => void
  onDone: (picture: StoredPicture, alt: string) => void
}

const shapes = [
  { value: '', label: 'As it is' },
  { value: '1.7778', label: 'Wide, 16 to 9' },
  { value: '1.3333', label: 'Landscape, 4 to 3' },
  { value: '1', label: 'Square' },
]
const sliders = [
  { name: 'zoom', label: 'Zoom', max: 300, min: 100 },
  { name: 'x', label: 'From left to right', max: 100, min: 0 },
  { name: 'y', label: 'From top to bottom', max: 100, min: 0 },
] as const
const largestSide = 2560

/** The part of a picture that a page shows, and what it shows in words. */
export function CropDialog({ file, onClose, onDone }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<ImageBitmap>()
  const [fault, setFault] = useState<string>()
  const [shape, setShape] = useState('')
  const [part, setPart] = useState({ zoom: 100, x: 50, y: 50 })
  // The file is gone with the tab; whoever chooses it again finds its words.
  const { draft, set, isKept, isRestored, drop } = useDraft(`picture:${file.name}:${file.size}`, { alt: '' })
  const { alt } = draft

  useEffect(() => {
    let isOpen = true
    createImageBitmap(file).then(
      (read) => isOpen && setImage(read),
      () => isOpen && setFault('This file can’t be read as a picture'),
    )
    return () => {
      isOpen = false
    }
  }, [file])

  useEffect(() => {
    if (image && canvas.current)
      draw(canvas.current, image, Number(shape) || image.width / image.height, part)
  }, [image, shape, part])

  const send = useMutation({
    mutationFn: async () => {
      const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/jpeg', 0.92))
      if (!blob) throw new Error('This picture can’t be cropped here')
      if (blob.size > pictureBytes) throw new Error('This picture is too large')
      const answer = await fetch('/api/pictures', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${api.token.read() ?? ''}`,
          'content-type': 'application/octet-stream',
        },
        body: blob,
      })
      const { status, statusText, headers } = answer
      if (!answer.ok) throw new ApiError(status, await answer.text(), statusText, headers.get('retry-after'))
      return (await answer.json()) as StoredPicture
    },
    onSuccess: (picture) => {
      drop()
      onDone(picture, alt.trim())
    },
    onError: (error) => setFault(messageOf(error)),
  })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Crop and describe the picture"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              drop()
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button
            disabled={!image || alt.trim() === ''}
            pending={send.isPending}
            onClick={() => {
              setFault(undefined)
              send.mutate()
            }}
          >
            Use this picture
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label="The part that is shown"
        className="max-h-72 max-w-full border border-rule bg-sunk"
      />
      <SelectField
        label="Shape"
        name="shape"
        options={shapes}
        value={shape}
        onChange={(event) => setShape(event.target.value)}
        className="max-w-60 pt-3"
      />
      {sliders.map(({ name, label, min, max }) => (
        <label key={name} className="grid min-h-9 grid-cols-[9rem_1fr] items-center gap-3 touch:min-h-11">
          {label}
          <input
            type="range"
            min={min}
            max={max}
            value={part[name]}
            onChange={(event) => setPart({ ...part, [name]: Number(event.target.value) })}
          />
        </label>
      ))}
      <TextField
        label="What it shows, for those who can’t see it"
        name="alt"
        required
        value={alt}
        maxLength={250}
        onChange={(event) => set('alt', event.target.value)}
        className="pt-2"
      />
      <KeptDraft isKept={isKept} isRestored={isRestored} onDrop={drop} />
      {fault && (
        <p role="alert" className="text-signal-strong">
          {fault}
        </p>
      )}
    </Dialog>
  )
}

/** The largest part of that shape, enlarged by `zoom` per cent, at `x` and `y` per cent of its range. */
function draw(
  canvas: HTMLCanvasElement,
  image: ImageBitmap,
  ratio: number,
  { zoom, x, y }: { zoom: number; x: number; y: number },
) {
  const wide = Math.min(image.width, image.height * ratio) * (100 / zoom)
  const high = wide / ratio
  const scale = Math.min(1, largestSide / Math.max(wide, high))
  canvas.width = Math.max(1, Math.round(wide * scale))
  canvas.height = Math.max(1, Math.round(high * scale))
  const left = ((image.width - wide) * x) / 100
  const top = ((image.height - high) * y) / 100
  canvas.getContext('2d')?.drawImage(image, left, top, wide, high, 0, 0, canvas.width, canvas.height)
}
