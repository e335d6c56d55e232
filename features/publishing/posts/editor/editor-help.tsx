const rows: [string, string][] = [
  ['## Heading', 'begins a section; sections make the table of contents'],
  ['### Heading', 'a heading within a section'],
  ['**bold**  *italic*  `value`', 'marked words'],
  ['[words](/contact)', 'a link to a page of this site'],
  [
    '[words](/qa#anchor)  [words](#anchor)',
    'to a place on a page; a heading’s anchor is its words with hyphens',
  ],
  ['- one   1. one', 'lists'],
  ['> words', 'a quotation'],
  ['| A | B |  then  | --- | ---: |', 'a table; a colon on the right aligns figures'],
  ['~~~formula … ~~~', 'a calculation, set as typed'],
  [
    '~~~bar … ~~~   ~~~line … ~~~',
    'a chart: lines “title: …”, “labels Week: 1, 2”, “unit: %”, then “Name: 3, 4” for each series',
  ],
]

const pictureRow: [string, string] = [
  '![What it shows](/media/… "Caption")',
  'a picture on a line of its own, as the Picture button writes it; the caption is optional',
]

/** The Markdown of articles, or of pages, which have no pictures between their paragraphs. */
export function EditorHelp({ withPictures = false }: { withPictures?: boolean }) {
  return (
    <dl className="mb-2 grid gap-x-4 gap-y-1 border-y border-rule bg-sunk px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {[...rows, ...(withPictures ? [pictureRow] : [])].map(([mark, meaning]) => (
        <div key={mark} className="contents">
          <dt className="font-mono text-xs leading-5">{mark}</dt>
          <dd className="text-slate max-sm:pb-1">{meaning}</dd>
        </div>
      ))}
      <dd className="text-slate sm:col-span-2">
        Text from Word, Google Docs or a page is pasted as Markdown; Ctrl+Shift+V pastes the bare words. HTML
        and pictures from other sites stay as text: a page never shows what it can’t vouch for.
      </dd>
    </dl>
  )
}
