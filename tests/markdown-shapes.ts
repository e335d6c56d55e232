/**
 * Texts that readers of Markdown overflow their stack or take quadratic time over, of a length in characters: those with which CommonMark's own
 * implementations are tested (github.com/commonmark/commonmark.js, test/pathological), and of our own marks, charts and tables.
 */
export const hostileMarkdown: Record<string, (length: number) => string> = {
  'lists within lists': (length) => `${fit('- ', length - 1)}a`,
  ...repeated({
    'a line of hyphens': '- ',
    'lists with plus': '+ ',
    'numbered lists': '1. ',
    quotations: '> ',
    'quotations without spaces': '>',
    'lists and quotations': '> - 1. ',
    'emphasis openers': '*a **a ',
    'underscore openers': '_a __a ',
    'emphasis closers': 'a** ',
    'mismatched marks': '*a_ ',
    'words between stars': '*a*b',
    'link openers': '[a',
    'link openers with closers of emphasis': '[a_',
    'link openers with stars': '[*a',
    'link closers': 'a]',
    'links without end': '[a](',
    'links in angles without end': '[a](<b',
    'links with a title without end': '[a](/b "',
    'pictures without end': '![a](',
    'picture openers': '![',
    brackets: '[',
    'empty links': '[]()',
    backslashes: '\\',
    ampersands: '&#x',
    'bare addresses': 'http://a.example ',
    'slashes of addresses': 'http://a.example/(',
    'addresses in angles': '<http://a.example>',
    'tags without end': '<a ',
    'comments without end': '<!--',
    'instructions without end': '<?',
    cdata: '<![CDATA[',
    backticks: '`a',
    'fences without end': '~~~\n',
    'charts in a row': '~~~bar\na: 1\n~~~\n',
    'small headings': '##### a\n',
    sections: '## a\n',
    'headings without words': '# \n',
    'headings with accents': '### é\n',
    'headings below a line': 'a\n=\n',
    'lines that might be tables': 'a\n-\n',
    'heads of tables': '|a|\n|-|\n',
    pipes: 'a|',
    'short rows of a list': '- a\n',
    'loose lists': '- a\n\n  b\n\n',
    'lists that change': '- a\n* b\n',
    'quotations going on': '> - a\nb\n',
    definitions: '[a]: /b\n',
    'one link again and again': '[a](/b) ',
    'open definitions': '[a\n',
    paragraphs: 'a\n\n',
    'stray per cent signs': '1% ',
    spaces: ' ',
    'line ends': '\n',
    nul: '\0',
    'figures and dots': '1.',
    'HTML in a line': '<b>a',
  }),
  'emphasis within emphasis': (length) => `${fit('*a **a ', length / 2)}b${fit(' a** a*', length / 2)}`,
  'stars around a word': (length) => `${'*'.repeat(length / 2)}a${'*'.repeat(length / 2)}`,
  'strong in strong': (length) => `${fit('**a ', length / 2)}${fit('a**', length / 2)}`,
  'brackets within brackets': (length) => `${'['.repeat(length / 2)}a${']'.repeat(length / 2)}`,
  'links within links': (length) => `${fit('[', length / 6)}a${fit('](/b)', (length * 5) / 6)}`,
  'pictures within pictures': (length) => fit(`${'!['.repeat(39)}a${'](/b)'.repeat(39)} `, length),
  'parentheses of a link': (length) => `[a](${'('.repeat(length)}`,
  'backticks of every number': (length) =>
    Array.from({ length: Math.sqrt(2 * length) }, (_, at) => `e${'`'.repeat(at)}`).join(''),
  'lists by indentation': (length) => indented(length, 2),
  'lists by deep indentation': (length) => indented(length, 4),
  'one definition used again and again': (length) =>
    `[a]: /${'b'.repeat(length / 2)}\n\n${fit('[a]', length / 2)}`,
  'many definitions': (length) =>
    Array.from({ length: length / 14 }, (_, at) => `[${at}]: /b\n[${at}]`).join('\n'),
  'a table of many short rows': (length) =>
    `${fit('|a', length / 3)}|\n${fit('|-', length / 3)}|\n${fit('|\n', length / 3)}`,
  'a table of many rows': (length) => `|a|b|\n|-|-|\n${fit('|c|d|\n', length)}`,
  'a chart of many labels and rows': (length) =>
    `~~~line\nlabels: ${fit('1,', length / 2)}\n${fit('a:1\n', length / 2 - 30)}~~~`,
  'links to many pages': (length) => Array.from({ length: length / 12 }, (_, at) => `[a](/b${at})`).join(' '),
  'links to many articles': (length) =>
    Array.from({ length: length / 20 }, (_, at) => `[a](/blog/a${at}#b)`).join(' '),
  'links to many places': (length) =>
    Array.from({ length: length / 24 }, (_, at) => `### a${at}\n\n[a](#a${at})\n\n`).join(''),
  'headings that take each other’s anchors': (length) =>
    Array.from({ length: length / 16 }, (_, at) => `### a-${at}\n### a\n`).join(''),
  'one long word': (length) => 'a'.repeat(length),
  'a long head': (length) => `## ${fit('a ', length)}`,
}

function repeated(units: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(units).map(([name, unit]) => [name, (length: number) => fit(unit, length)]),
  )
}

const fit = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length))

function indented(length: number, step: number) {
  const lines = Math.floor(Math.sqrt((2 * length) / step))
  return Array.from({ length: lines }, (_, at) => `${' '.repeat(at * step)}- a`).join('\n')
}
