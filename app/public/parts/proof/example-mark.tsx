import { proofWords } from '#content/proof-words.ts'

/** Beside whatever isn't real. */
export function ExampleMark({ isExample }: { isExample: boolean }) {
  return (
    isExample && (
      <span className="border border-rule-strong px-1.5 font-mono text-xs font-normal text-slate">
        {proofWords.example}
      </span>
    )
  )
}
