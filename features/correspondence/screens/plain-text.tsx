export function PlainText({ text }: { text: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label="Text of the mail"
      className="mt-4 max-h-[60svh] overflow-auto border-y border-rule bg-sunk p-4 font-sans break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  )
}
