import type { PastedText } from '#lib/pasted-html/pasted-html.ts'
import { pictureMark, type PictureMark } from '#lib/pasted-html/picture-mark.ts'
import { toast } from '#ui/toast.tsx'

/** What was pasted with its formatting, as Markdown; undefined for what is better pasted as it is. The reader of HTML is loaded with the first such text. */
export function pastedText(
  data: DataTransfer,
  markOf: PictureMark = pictureMark,
): Promise<PastedText> | undefined {
  const html = data.getData('text/html')
  const plain = data.getData('text/plain')
  if (html === '' || plain.trim() === '') return undefined
  return read(html, plain, markOf)
}

async function read(html: string, plain: string, markOf: PictureMark): Promise<PastedText> {
  const asItIs = { markdown: plain, pictures: [] }
  try {
    const { markdownOfHtml } = await import('#lib/pasted-html/pasted-html.ts')
    return markdownOfHtml(html, location.origin, markOf) ?? asItIs
  } catch {
    toast({ title: 'Pasted without formatting', description: 'Part of this screen could not be loaded.' })
    return asItIs
  }
}

/** The file of a picture that came with its bytes. */
export function fileOf(data: string): File | undefined {
  const [, type, bytes] = /^data:(image\/\w+);base64,(.+)$/s.exec(data) ?? []
  if (!type || !bytes) return undefined
  try {
    return new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], 'pasted', { type })
  } catch {
    return undefined
  }
}

/** Tells of pictures that only the program they come from can show. */
export function tellOfPictures(count: number): void {
  if (count === 0) return
  toast({
    title: count === 1 ? 'One picture stayed behind' : `${count} pictures stayed behind`,
    description: `A line marks where ${count === 1 ? 'it belongs: save it' : 'each belongs: save them'} from your document, then use the Picture button.`,
  })
}
