import type { Stretch } from './markdown-edit.ts'

/**
 * Makes a field hold what was done to its text, as if it had been typed, so that Ctrl+Z takes it back; the field tells of it by its own input event. False where
 * the field can’t be typed into, such as behind a dialog.
 */
export function typeInto(field: HTMLTextAreaElement, done: Stretch): boolean {
  field.focus()
  if (document.activeElement !== field) return false
  const { start, end, text } = difference(field.value, done.text)
  field.setSelectionRange(start, end)
  // The only way to change a field that its own undoing knows of; the standard names no other.
  const isTyped =
    start === end && text === ''
      ? true
      : document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (isTyped) field.setSelectionRange(done.from, done.to)
  return isTyped && field.value === done.text
}

/** The stretch of `before` that differs, and what stands there after. */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1
  return { start, end: before.length - same, text: after.slice(start, after.length - same) }
}
