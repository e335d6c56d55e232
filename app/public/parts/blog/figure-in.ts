/** Writes a chart's figures in their unit: `£1,200`, `1,200 pieces`. */
export const figureIn = (unit: string) => (value: number) => {
  const figure = value.toLocaleString('en-GB')
  return unit === '£' ? `£${figure}` : `${figure} ${unit}`.trim()
}
