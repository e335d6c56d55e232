/** Names of laws, rules of authorities and duties under them. A sentence with one of them says something that a lawyer should have read. */
const legal = new RegExp(
  [
    String.raw`\b(?:[A-Z][\w&’()-]* )+(?:Act|Regulations?|Directive|Order)\b(?! in council)(?: \d{4})?`,
    String.raw`\b(?:the|that|this) (?:Act|Regulations?|Directive)\b`,
    String.raw`\bGDPR\b|\bIR35\b|\bVAT\b|\bPAYE\b|\bLOLER\b|\bPUWER\b|\bUKCA\b|\bMDR\b|\bTUPE\b|\bNIS ?2\b|\bDORA\b|\bPECR\b|\bCEST\b|\bDCB01\d\d\b|\bDTAC\b|\bDSPT\b`,
    String.raw`\bArticles? \d+|\bAnnex [IVX]+\b|\b[Ss]ection \d+ of\b`,
    String.raw`\bICO\b|\bMHRA\b|\bHMRC\b|\bFCA\b|\bRevenue’s\b|\bData Protection Commission\b`,
    String.raw`\bCE mark|\bUK Responsible Person\b|\bnotified body\b|\bNational Insurance\b|\bR&D (?:tax|expenditure) credit\b`,
    String.raw`\bSupreme Court\b|\bcommon law\b|\blaw of England\b|\bDigital Omnibus\b|\badequacy decisions?\b`,
  ].join('|'),
)
/** "in order", "purchase order": of business, not of law. */
const notLaw =
  /\b(?:Work|Purchase|Support|First|Last|Pareto|Any|No|The|Each|An|In) (?:Order|Act)\b|\bDutch Act\b/

export interface LegalStatement {
  file: string
  sentence: string
}

const sentencesOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!])\s+(?=[A-Z“[])/)
    .map((sentence) => sentence.trim())

export const isLegal = (sentence: string) => legal.test(sentence.replace(notLaw, ''))

/** The sentences of a text that say something of the law. */
export function legalStatementsIn({ file, texts }: { file: string; texts: string[] }): LegalStatement[] {
  const found = texts.flatMap(sentencesOf).filter(isLegal)
  return [...new Set(found)].map((sentence) => ({ file, sentence }))
}

/** As a cell of the list writes it. */
export const asCell = (sentence: string) => sentence.replaceAll('|', '\\|')
