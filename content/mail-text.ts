/** What a placeholder stands for: words in a line, words that stand out, an address, lines of a list, or what somebody wrote, set off. */
export type MailValue =
  | string
  | { strong: string }
  | { url: string; label: string }
  | { lines: readonly string[] }
  | { quote: string }

export interface MailPlaceholder {
  /** What it is, for who edits the text. */
  label: string
  /** Shown in the preview. */
  sample: MailValue
  /** The mail exists for it. */
  isRequired?: true
}

/**
 * The words of a mail. Paragraphs are parted by an empty line; lines that begin with `1.` or `-` are a list, and a line above them its heading.
 * `{{name}}` is a placeholder.
 */
export interface MailWords {
  subject: string
  /** At the head of the mail, where it is shown with its looks. */
  heading: string
  text: string
}

export interface MailKind extends MailWords {
  label: string
  /** Who gets it, and when. */
  about: string
  placeholders: Readonly<Record<string, MailPlaceholder>>
}
