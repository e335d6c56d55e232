import sharp from 'sharp'

export type Format = 'avif' | 'webp'

/**
 * AVIF quality by how many pixels a nominal pixel gets: the denser the screen, the less a softened edge shows.
 * Full chroma keeps the signal colour sharp; the `iq` metric keeps line edges at two thirds of the bytes.
 */
function avifQuality(zoom: number): number {
  if (zoom > 2.2) return 23
  if (zoom > 1.5) return 34
  return zoom > 1.25 ? 39 : 43
}

export const encoding = 'avif iq 23/34/39/43 4:4:4 effort 5; webp 16 colours lossless; version 1'

/** Encodes SVG source; `zoom` is output pixels for a nominal pixel. WebP is lossless over 16 colours: flat tints need no more. */
export async function encodePicture(svg: string, format: Format, zoom: number): Promise<Buffer> {
  const source = sharp(Buffer.from(svg)).removeAlpha()
  if (format === 'avif') {
    return source
      .avif({ quality: avifQuality(zoom), effort: 5, chromaSubsampling: '4:4:4', tune: 'iq' })
      .toBuffer()
  }
  const few = await source.png({ palette: true, colours: 16, dither: 0 }).toBuffer()
  return sharp(few).webp({ lossless: true, effort: 5 }).toBuffer()
}

/** PNG over 32 colours, for the addresses and readers that know nothing newer. */
export async function encodePng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: 32, dither: 0, effort: 10 })
    .toBuffer()
}
