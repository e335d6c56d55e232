import type { StoredPicture } from '#lib/stored-picture.ts'

/** A stretch of a line. Raw HTML isn't among them: it stays text. */
export type Inline =
  | string
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; children: Inline[] }

export interface PostChart {
  form: 'bar' | 'line'
  title: string
  /** What the labels are: "Week". */
  labelHeading: string
  unit: string
  /** The label at which a line is read until someone points at another; the last one unless told. */
  readAt?: string
  labels: string[]
  series: { name: string; values: (number | null)[] }[]
}

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; id: string; title: string }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; columns: Inline[][]; isNumeric: boolean[]; rows: Inline[][][] }
  | { kind: 'quote'; children: Inline[] }
  | { kind: 'formula'; text: string }
  | { kind: 'chart'; id: string; chart: PostChart }
  | { kind: 'picture'; picture: StoredPicture; alt: string; caption?: string }

export interface PostSection {
  /** Its anchor. */
  id: string
  title: string
  blocks: Block[]
}

/** What a Markdown text becomes: everything that a page or a feed may show of it, and nothing else. */
export interface PostBody {
  opening: Block[]
  sections: PostSection[]
}
