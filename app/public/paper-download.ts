import { pdfInput } from '#assets/documents/pdf-input.ts'
import { findSampleContract } from '#content/contracts/index.ts'
import { contractDocumentOf, csvOf, documentOf } from '#content/resources/document.ts'
import { findGuide } from '#content/resources/index.ts'
import { perEdition } from '#lib/editions.ts'
import { renderTaggedPdf } from '#lib/pdf/tagged-pdf.ts'
import theme from '#ui/theme.css?raw'
import type { Route } from './+types/paper-download'

type Pdf = Uint8Array<ArrayBuffer>
const drawn = perEdition(() => new Map<string, Promise<Pdf>>())

/** A guide or sample contract that staff changed as a file, made of its present words: `download.pdf`, or a guide's worksheet as `download.csv`. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const make = makerOf(pathname, params.paper)
  if (!make) return new Response('There is no such paper.\n', { status: 404 })
  const type = pathname.endsWith('.csv') ? 'csv' : 'pdf'
  return new Response(await make(), {
    headers: {
      'content-type': type === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
      'content-disposition': `attachment; filename="${params.paper}.${type}"`,
      'cache-control': 'no-cache',
    },
  })
}

/** How the file at an address is made; undefined when there is none. */
function makerOf(pathname: string, slug: string): (() => Promise<Pdf> | string) | undefined {
  if (pathname.startsWith('/how-we-contract/')) {
    const sample = findSampleContract(slug)
    return sample && (() => pdfOf(pathname, contractDocumentOf(sample)))
  }
  const guide = findGuide(slug)
  if (!pathname.endsWith('.csv')) return guide && (() => pdfOf(pathname, documentOf(guide)))
  const worksheet = guide?.worksheet
  return worksheet && (() => csvOf(worksheet))
}

/** Drawn once for each edition. */
function pdfOf(pathname: string, document: ReturnType<typeof documentOf>): Promise<Pdf> {
  const kept = drawn()
  const found = kept.get(pathname)
  if (found) return found
  const made = renderTaggedPdf(pdfInput(document, theme)).then((data) => new Uint8Array(data))
  kept.set(pathname, made)
  return made
}
