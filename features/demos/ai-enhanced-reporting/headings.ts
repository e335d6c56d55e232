/** The visitor's own words for what a report is about. */
export interface Headings {
  /** As it begins a sentence: "Revenue". */
  value: string
  product: string
}
