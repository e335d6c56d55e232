import { useRef, useState } from 'react'
import { CropDialog } from '#features/media/crop-dialog.tsx'
import { pictureSource } from '#lib/stored-picture.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { pictureAt, withPicture, type FieldPath } from './page-fields.ts'

/** Where a page’s own picture is named in its front matter; undefined for a page without a place for one. */
export function picturePathOf(id: string): FieldPath | undefined {
  if (/^(?:solutions|use-cases|roles)\//.test(id)) return ['photo']
  return ['site/about', 'site/london', 'site/team-augmentation'].includes(id) ? ['scene', 'photo'] : undefined
}

interface Props {
  path: FieldPath
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

/** A picture in the place of the page’s drawing: uploaded, cropped, described, changed and taken away again. */
export function PagePicture({ path, text, isReadOnly, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const picture = pictureOf(pictureAt(text, path))
  return (
    <section aria-labelledby="own-picture" className="mb-4 border-y border-rule py-3">
      <h2 id="own-picture" className="font-semibold">
        Picture
      </h2>
      {picture ? (
        <>
          <img
            {...pictureSource(picture)}
            sizes="320px"
            alt={picture.alt}
            className="mt-2 h-auto w-80 max-w-full border border-rule"
          />
          <TextField
            label="What it shows, for those who can’t see it"
            name="photo-alt"
            value={picture.alt}
            readOnly={isReadOnly}
            onChange={(event) => onChange(withPicture(text, path, { ...picture, alt: event.target.value }))}
            className="pt-2"
          />
        </>
      ) : (
        <p className="text-slate">The site’s own drawing is shown. You can replace it with a picture.</p>
      )}
      {!isReadOnly && (
        <p className="flex flex-wrap gap-2 pt-2">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label="Picture file"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              setFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button size="sm" variant="secondary" onClick={() => input.current?.click()}>
            {picture ? 'Choose another' : 'Upload a picture'}
          </Button>
          {picture && (
            <Button size="sm" variant="quiet" onClick={() => onChange(withPicture(text, path, undefined))}>
              Back to the drawing
            </Button>
          )}
        </p>
      )}
      {file && (
        <CropDialog
          file={file}
          onClose={() => setFile(undefined)}
          onDone={(stored, alt) => {
            setFile(undefined)
            onChange(withPicture(text, path, { ...stored, alt }))
          }}
        />
      )}
    </section>
  )
}

interface WrittenPicture {
  id: string
  width: number
  height: number
  widths: number[]
  alt: string
}

function pictureOf(value: unknown): WrittenPicture | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, width, height, widths, alt = '' } = value as Partial<WrittenPicture>
  const isWhole =
    typeof id === 'string' && typeof width === 'number' && typeof height === 'number' && Array.isArray(widths)
  return isWhole ? { id, width, height, widths, alt } : undefined
}
