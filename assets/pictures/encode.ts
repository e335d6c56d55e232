import sharp from 'sharp'

/** Part of every key of the cache: changes when the same drawing would give other bytes. */
export const encoding = `sharp ${sharp.versions.sharp}, version 2`

/** PNG over few colours: flat tints need no more. */
function encodeFlat(svg: string, colours: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours, dither: 0, effort: 4 })
    .toBuffer()
}

export const encodePng = (svg: string): Promise<Buffer> => encodeFlat(svg, 32)

/** Lossless WebP over half of those. */
export async function encodeWebp(svg: string): Promise<Buffer> {
  const flat = await encodeFlat(svg, 16)
  return sharp(flat).webp({ lossless: true, effort: 5 }).toBuffer()
}

/** PNG with what is transparent. */
export const encodeIcon = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer()

/** An .ico file is a six-byte header, one directory entry and the PNG itself. */
export async function encodeIco(svg: string, size: number): Promise<Buffer> {
  const png = await encodeIcon(svg)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}
