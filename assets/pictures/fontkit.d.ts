/** The part of fontkit that we use; it ships no types. */
declare module 'fontkit' {
  interface Run {
    advanceWidth: number
    glyphs: { path: { toSVG(): string } }[]
    positions: { xAdvance: number }[]
  }
  interface Font {
    unitsPerEm: number
    ascent: number
    /** Below the baseline: negative. */
    descent: number
    lineGap: number
    glyphForCodePoint(codePoint: number): { id: number }
    hmtx: { metrics: { get(glyph: number): { advance: number } } }
    layout(text: string): Run
  }
  export function openSync(file: string): Font
  export function create(bytes: Buffer): Font
}
