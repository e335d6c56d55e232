/** The visitor's heading of the readings; several columns of a wide sheet have none in common. */
export const nameOfReading = (headings?: { readonly reading?: string }): string => {
  const heading = headings?.reading
  return heading === undefined || heading.includes(' … ') ? 'Reading' : heading
}
