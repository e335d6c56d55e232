/** A question as a visitor would write it, and the pages any one of which answers it; a FAQ answer is told by its anchor. */
export interface GoldenQuestion {
  asks: string
  pages: string[]
}
