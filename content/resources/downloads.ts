import { isChanged } from '#content/collection.ts'
import { pathOfSample } from '#content/contracts/index.ts'
import { rendered } from './rendered-downloads.ts'

export interface Download {
  /** Its address, with a version so that it may be kept for ever. */
  href: string
  /** The name under which it is saved. */
  file: string
  label: string
  kind: 'PDF' | 'CSV'
  /** What stands beside the link: `PDF, 4 pages, 38 kB`. */
  size: string
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`

interface Source {
  slug: string
  worksheet?: { title: string }
  /** What the PDF is called. */
  label?: string
}

const guideLabel = 'The guide as a tagged PDF'

/** A file made anew from what staff changed (app/public/paper-download.ts). */
const made = (page: string, slug: string, label: string, kind: Download['kind']): Download => {
  const type = kind.toLowerCase()
  return { href: `${page}/download.${type}`, file: `${slug}.${type}`, label, kind, size: kind }
}

/** The files of a guide: those in public/downloads, or made anew once staff changed it. */
export function guideDownloads({ slug, worksheet }: Source): Download[] {
  if (!isChanged('resources', slug)) return downloadsOf({ slug, worksheet })
  const page = `/resources/${slug}`
  const pdf = made(page, slug, guideLabel, 'PDF')
  return worksheet ? [pdf, made(page, slug, worksheet.title, 'CSV')] : [pdf]
}

/** The PDF of a sample contract, found and made in the same way. */
export const sampleDownloads = ({ slug, title }: { slug: string; title: string }): Download[] =>
  isChanged('contracts', slug)
    ? [made(pathOfSample(slug), slug, title, 'PDF')]
    : downloadsOf({ slug, label: title })

/** The files of a guide or a sample contract, as they lie in public/downloads. */
export function downloadsOf({ slug, worksheet, label = guideLabel }: Source): Download[] {
  return rendered
    .filter((one) => one.file === `${slug}.pdf` || one.file === `${slug}.csv`)
    .map(({ file, bytes, pages, version }) => ({
      href: `/downloads/${file}?v=${version}`,
      file,
      label: pages === undefined ? (worksheet?.title ?? '') : label,
      kind: pages === undefined ? 'CSV' : 'PDF',
      size:
        pages === undefined
          ? `CSV, ${kilobytes(bytes)}`
          : `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${kilobytes(bytes)}`,
    }))
}
