import type { ChosenFile } from './draw.ts'

export interface PictureCase {
  name: string
  slug: 'visual-intelligence' | 'machine-vision' | 'smart-safety-surveillance'
  /** What is chosen at each place of the page, in their order. */
  files: () => Promise<ChosenFile[][]>
  /** What is filled in, by its label. */
  settings: Record<string, string>
  /** `right`: the figure that a person finds; `asked`: a doubt, a question or a check that is not met; `refused`: why not, and the way on. */
  verdict: 'right' | 'asked' | 'refused'
  /** In the verdict, or in what the alert says. */
  says: RegExp
  /** Anywhere in the result. */
  alsoSays?: RegExp[]
}
