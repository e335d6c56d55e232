export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** The lines of two texts, with as many the same as can be (the longest common subsequence). Takes time and memory of the product of the lines that differ. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1
  const lines = (kind: DiffLine['kind'], texts: string[]) => texts.map((text) => ({ kind, text }))
  return [
    ...lines('same', a.slice(0, start)),
    ...diffOf(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...lines('same', a.slice(a.length - end)),
  ]
}

function diffOf(a: string[], b: string[]): DiffLine[] {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const found: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push({ kind: 'same', text: a[i] ?? '' })
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', text: a[i] ?? '' })
      i += 1
    } else {
      found.push({ kind: 'added', text: b[j] ?? '' })
      j += 1
    }
  }
  return found
}

const context = 3
const marks = { same: ' ', removed: '-', added: '+' }

/** The change of a file as `git apply` takes it; empty when there is none. */
export function patchOf(file: string, before: string, after: string): string {
  // What follows the last end of a line is no line.
  const lines = diffLines(before.replace(/\n$/, ''), after.replace(/\n$/, ''))
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same'),
  )
  let patch = ''
  let [old, fresh] = [1, 1]
  let hunk: { old: number; fresh: number; lines: DiffLine[] } | undefined
  const close = () => {
    if (!hunk) return
    const count = (left: DiffLine['kind']) => hunk?.lines.filter(({ kind }) => kind !== left).length ?? 0
    patch += `@@ -${hunk.old},${count('added')} +${hunk.fresh},${count('removed')} @@\n`
    for (const { kind, text } of hunk.lines) patch += `${marks[kind]}${text}\n`
    hunk = undefined
  }
  lines.forEach((line, at) => {
    if (near[at]) (hunk ??= { old, fresh, lines: [] }).lines.push(line)
    else close()
    if (line.kind !== 'added') old += 1
    if (line.kind !== 'removed') fresh += 1
  })
  close()
  return patch && `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n${patch}`
}
