import type { Picture } from '#features/demos/frame/demo.ts'

export interface Tile {
  /** Where it lies in the sheet. */
  left: number
  top: number
  /** Pixels of the sheet for each of the tile's. */
  scale: number
}

const gap = 8

/** Where pictures of one size lie side by side, `columns` in a row, each `width` wide. */
export function sheetLayout(pictures: readonly Picture[], columns: number, width: number) {
  const first = pictures[0] ?? { width: 1, height: 1 }
  const scale = width / first.width
  const tile = { width, height: Math.max(1, Math.round(first.height * scale)) }
  const rows = Math.ceil(pictures.length / columns)
  const tiles = pictures.map((_, i): Tile => ({
    left: (i % columns) * (width + gap),
    top: Math.floor(i / columns) * (tile.height + gap),
    scale,
  }))
  const size = { width: columns * (width + gap) - gap, height: rows * (tile.height + gap) - gap }
  return { size, tiles, tile }
}

/** The sheet itself. */
export function pictureSheet(pictures: readonly Picture[], columns: number, width: number): Picture {
  const { size, tiles, tile } = sheetLayout(pictures, columns, width)
  const sheet = blank(size.width, size.height)
  pictures.forEach((picture, i) => draw(sheet, picture, { left: 0, top: 0, ...tiles[i], ...tile }))
  return sheet
}

function blank(width: number, height: number): Picture {
  return { name: 'sheet', width, height, data: new Uint8ClampedArray(width * height * 4) }
}

interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** Each place of the sheet takes the mean of the pixels that fall on it, or the nearest one. */
function draw(sheet: Picture, { width, height, data }: Picture, frame: Frame) {
  const x = (at: number) => Math.floor((at * width) / frame.width)
  const y = (at: number) => Math.floor((at * height) / frame.height)
  for (let row = 0; row < frame.height; row++) {
    const top = y(row)
    const bottom = Math.max(top + 1, y(row + 1))
    for (let column = 0; column < frame.width; column++) {
      const left = x(column)
      const right = Math.max(left + 1, x(column + 1))
      const sum = [0, 0, 0, 0]
      for (let v = top; v < bottom; v++) {
        for (let u = left; u < right; u++) {
          const from = (v * width + u) * 4
          for (let c = 0; c < 4; c++) sum[c] = (sum[c] ?? 0) + (data[from + c] ?? 0)
        }
      }
      const to = ((frame.top + row) * sheet.width + frame.left + column) * 4
      const count = (bottom - top) * (right - left)
      for (let c = 0; c < 4; c++) sheet.data[to + c] = (sum[c] ?? 0) / count
    }
  }
}
