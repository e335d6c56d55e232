import { useRef, useState } from 'react'
import { CropDialog } from '#features/media/crop-dialog.tsx'
import { pictureMarkdown } from '#features/media/picture-mark.ts'

const kinds = 'image/jpeg,image/png,image/webp,image/avif'

const pictureAmong = (files: Iterable<File>) => [...files].find(({ type }) => kinds.split(',').includes(type))

/** Pictures for a text: chosen, pasted or dropped, then cropped and described. `onPicture` gets the Markdown of one that is kept. */
export function useTextPictures(onPicture: (markdown: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()

  function take(event: React.SyntheticEvent, files: Iterable<File>) {
    const found = pictureAmong(files)
    if (!found) return
    event.preventDefault()
    setFile(found)
  }

  return {
    choose: () => input.current?.click(),
    /** Of the field that the text is written in. */
    field: {
      onPaste: (event: React.ClipboardEvent) => take(event, event.clipboardData.files),
      onDrop: (event: React.DragEvent) => take(event, event.dataTransfer.files),
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
            setFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {file && (
          <CropDialog
            file={file}
            onClose={() => setFile(undefined)}
            onDone={(picture, alt) => {
              setFile(undefined)
              onPicture(pictureMarkdown(picture, alt))
            }}
          />
        )}
      </>
    ),
  }
}
