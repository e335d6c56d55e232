/** One message of a visitor, and what the shown reply must come to. */
export interface GoldenTurn {
  /** As the visitor types it. */
  asks: string
  /**
   * `answer`: the pages or a fact of the firm answer it. `decline`: off the subject or hostile, so no answer, no page and no button.
   * `details`: name, mailbox, company or phone were given or a person was asked for. `courtesy`: a greeting, thanks or anger.
   */
  wants: 'answer' | 'decline' | 'details' | 'courtesy'
  /** Each must be found in the shown words for the turn to be right; some of them only is partial. */
  says?: RegExp[]
  /** Any of these in the shown words makes the turn wrong. */
  never?: RegExp[]
  /**
   * Path of the page that holds the answer, with its anchor where it has one, or `firm` for a fact of the firm. Without one nothing of ours answers it: then
   * `says` takes an honest decline.
   */
  restsOn?: string
}

export interface GoldenDialogue {
  /** Unique over all files: group and number. */
  id: string
  group: string
  /** The page that the visitor is on, when the question leans on it. */
  on?: string
  turns: GoldenTurn[]
}
