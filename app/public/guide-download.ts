import { pdfInput } from '#assets/documents/pdf-input.ts'
import { csvOf, documentOf } from '#content/resources/document.ts'
import { findGuide } from '#content/resources/index.ts'
import { perEdition } from '#lib/editions.ts'
import { renderTaggedPdf } from '#lib/pdf/tagged-pdf.ts'
import theme from '#ui/theme.css?raw'
import type { Route } from './+types/guide-download'

const drawn = perEdition(() => new Map<string, Promise<Uint8Array<ArrayBuffer>>>())

/** A guide that staff changed as a file, made of its present words: `download.pdf`, or its worksheet as `download.csv`. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const guide = findGuide(params.guide)
  const type = new URL(request.url).pathname.endsWith('.csv') ? 'csv' : 'pdf'
  if (!guide || (type === 'csv' && !guide.worksheet))
    return new Response('There is no such guide.\n', { status: 404 })
  const body = type === 'csv' && guide.worksheet ? csvOf(guide.worksheet) : await pdfOf(guide)
  return new Response(body, {
    headers: {
      'content-type': type === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
      'content-disposition': `attachment; filename="${guide.slug}.${type}"`,
      'cache-control': 'no-cache',
    },
  })
}

/** Drawn once for each edition. */
function pdfOf(guide: NonNullable<ReturnType<typeof findGuide>>) {
  const kept = drawn()
  const found = kept.get(guide.slug)
  if (found) return found
  const made = renderTaggedPdf(pdfInput(documentOf(guide), theme)).then((data) => new Uint8Array(data))
  kept.set(guide.slug, made)
  return made
}
