import { isChanged } from '#content/collection.ts'
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

/** The files of a guide: those in public/downloads, or made anew from what staff changed (app/public/guide-download.ts). */
export function guideDownloads({ slug, worksheet }: Source): Download[] {
  if (!isChanged('resources', slug)) return downloadsOf({ slug, worksheet })
  const made = (type: string, label: string, kind: Download['kind']): Download => ({
    href: `/resources/${slug}/download.${type}`,
    file: `${slug}.${type}`,
    label,
    kind,
    size: kind,
  })
  const pdf = made('pdf', guideLabel, 'PDF')
  return worksheet ? [pdf, made('csv', worksheet.title, 'CSV')] : [pdf]
}

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
