import { useRef, useState } from 'react'
import { CropDialog } from '#features/media/crop-dialog.tsx'
import { pictureMarkdown } from '#features/media/picture-mark.ts'

const kinds = 'image/jpeg,image/png,image/webp,image/avif'

const pictureAmong = (files: Iterable<File>) => [...files].find(({ type }) => kinds.split(',').includes(type))

interface Waiting {
  file: File
  /** The words in the text that it takes the place of; without them it goes where the cursor is. */
  place?: string
}

/**
 * Pictures for a text: chosen, pasted or dropped, then cropped and described, one after the other. `onPicture` gets the Markdown of one that is kept and the words whose place it
 * takes, if any.
 */
export function useTextPictures(onPicture: (markdown: string, place: string | undefined) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const [first] = waiting
  const goOn = () => setWaiting((all) => all.slice(1))

  /** Whether there was a picture among them. */
  function take(event: React.SyntheticEvent, files: Iterable<File>): boolean {
    const file = pictureAmong(files)
    if (!file) return false
    event.preventDefault()
    setWaiting([{ file }])
    return true
  }

  return {
    choose: () => input.current?.click(),
    take,
    /** Pictures of a text that was pasted. */
    queue: (pictures: Waiting[]) => setWaiting(pictures),
    /** Of the field that the text is written in. */
    field: {
      onDrop: (event: React.DragEvent) => void take(event, event.dataTransfer.files),
      onDragOver: (event: React.DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
    },
    element: (
      <>
        <input
          ref={input}
          type="file"
          accept={kinds}
          aria-label="Picture file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) setWaiting([{ file }])
            event.target.value = ''
          }}
        />
        {first && (
          <CropDialog
            key={first.place ?? ''}
            file={first.file}
            onClose={goOn}
            onDone={(picture, alt) => {
              goOn()
              onPicture(pictureMarkdown(picture, alt), first.place)
            }}
          />
        )}
      </>
    ),
  }
}
