declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      /** OpenType features by their tags; all of them unless told. */
      keepFeatures?: string[]
      /** A number pins the axis. */
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>
    },
  ): Promise<Buffer>
}
