/** A text with what was searched for in it marked. */
export function Marked({ stretches }: { stretches: { at: number; text: string; isMatch: boolean }[] }) {
  return stretches.map(({ at, text, isMatch }) =>
    isMatch ? (
      <mark
        key={at}
        className="bg-transparent font-semibold text-sea-strong underline decoration-sea/40 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
