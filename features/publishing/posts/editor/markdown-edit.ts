export interface Stretch {
  text: string
  from: number
  to: number
}

const examples = {
  table: '| What | Figure |\n| --- | ---: |\n| First | 1 |\n| Second | 2 |',
  bar: '~~~bar\ntitle: What the bars show\nlabels Week: 1, 2, 3\nunit: %\nName of the series: 83, 85, 88\n~~~',
  line: '~~~line\ntitle: What the line shows\nlabels Week: 1, 2, 3\nunit: %\nName of the series: 83, 85, 88\n~~~',
  formula: '~~~formula\nleft side  =  right side\n~~~',
}

export type EditName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'code'
  | 'link'
  | 'list'
  | 'numbers'
  | 'quote'
  | keyof typeof examples

/** What a button of the toolbar does to a text and what is chosen in it. Pressed again, it takes its marks back where it can. */
export function applyEdit(name: EditName, stretch: Stretch): Stretch {
  switch (name) {
    case 'bold':
      return wrapped(stretch, '**', 'bold words')
    case 'italic':
      return wrapped(stretch, '*', 'stressed words')
    case 'code':
      return wrapped(stretch, '`', 'value')
    case 'link':
      return linked(stretch)
    case 'heading':
      return prefixed(stretch, () => '## ')
    case 'subheading':
      return prefixed(stretch, () => '### ')
    case 'quote':
      return prefixed(stretch, () => '> ')
    case 'list':
      return prefixed(stretch, () => '- ')
    case 'numbers':
      return prefixed(stretch, (at) => `${at + 1}. `)
    default:
      return inserted(stretch, examples[name])
  }
}

function wrapped({ text, from, to }: Stretch, mark: string, example: string): Stretch {
  const chosen = text.slice(from, to)
  const isMarked = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark
  if (isMarked && chosen) {
    const start = from - mark.length
    return {
      text: text.slice(0, start) + chosen + text.slice(to + mark.length),
      from: start,
      to: start + chosen.length,
    }
  }
  const inside = chosen || example
  const start = from + mark.length
  return {
    text: text.slice(0, from) + mark + inside + mark + text.slice(to),
    from: start,
    to: start + inside.length,
  }
}

function linked({ text, from, to }: Stretch): Stretch {
  const chosen = text.slice(from, to)
  const isAddress = /^(?:https?:\/\/|\/)\S+$/.test(chosen)
  const label = isAddress ? 'words of the link' : chosen || 'words of the link'
  const address = isAddress ? chosen : '/'
  const link = `[${label}](${address})`
  const start = isAddress ? from + 1 : from + label.length + 3
  return {
    text: text.slice(0, from) + link + text.slice(to),
    from: start,
    to: start + (isAddress ? label.length : address.length),
  }
}

/** Works on whole lines. */
function prefixed({ text, from, to }: Stretch, markOf: (at: number) => string): Stretch {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to)
  const lines = text.slice(start, end).split('\n')
  const isMarked = lines.every((line, at) => line.startsWith(markOf(at)))
  const bare = lines.map((line) => line.replace(/^(?:#{1,6} |> |- |\d+\. )/, ''))
  const changed = (isMarked ? bare : bare.map((line, at) => markOf(at) + line)).join('\n')
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length }
}

/** A block of its own, with empty lines around it. */
export function inserted({ text, from, to }: Stretch, block: string): Stretch {
  const before = text.slice(0, from).trimEnd()
  const after = text.slice(to).trimStart()
  const start = before ? before.length + 2 : 0
  return {
    text: `${before ? `${before}\n\n` : ''}${block}\n\n${after}`,
    from: start,
    to: start + block.length,
  }
}

/** Pasted text takes the place of what is chosen: blocks stand on lines of their own, words where the cursor is. */
export function replaced(stretch: Stretch, pasted: string): Stretch {
  const { text, from, to } = stretch
  const isBlocks = /\n|^(?:#+ |- |\d+\. |> |\| )/.test(pasted)
  const isInLine = text.slice(0, from).trimEnd() !== '' || text.slice(to).trimStart() !== ''
  if (isBlocks && isInLine) {
    const done = inserted(stretch, pasted)
    return { ...done, from: done.to }
  }
  const end = from + pasted.length
  return { text: text.slice(0, from) + pasted + text.slice(to), from: end, to: end }
}

/** A text in which `block` takes the place of these words; undefined where they no longer stand. */
export function putAt({ text }: Stretch, words: string, block: string): Stretch | undefined {
  const start = text.indexOf(words)
  if (start < 0) return undefined
  const end = start + block.length
  return { text: text.slice(0, start) + block + text.slice(start + words.length), from: end, to: end }
}
