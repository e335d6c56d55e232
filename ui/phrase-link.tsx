import { Link } from './link.tsx'

/** A text in which one phrase is a link. */
export function PhraseLink({ text, phrase, to }: { text: string; phrase: string; to: string }) {
  const [before = '', after = ''] = text.split(phrase)
  return (
    <>
      {before}
      <Link to={to}>{phrase}</Link>
      {after}
    </>
  )
}
