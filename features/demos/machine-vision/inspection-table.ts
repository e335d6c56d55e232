import type { TableBlock } from '#features/demos/frame/report/report.ts'
import type { Inspection } from './inspect.ts'

/** Each picture with how it lies, its score and verdict, the least alike first. */
export function inspectionTable(
  all: readonly Inspection[],
  isKnown: boolean,
  hasVerdict: boolean,
): TableBlock {
  return {
    id: 'parts',
    kind: 'table',
    title: 'Every picture, least similar first',
    columns: [
      { label: 'Picture' },
      ...(isKnown ? [{ label: 'Known as' }] : []),
      { label: 'Right', unit: 'px', digits: 1 },
      { label: 'Down', unit: 'px', digits: 1 },
      { label: 'Turned', unit: '°', digits: 2 },
      { label: 'Larger', unit: '%', digits: 1 },
      { label: 'Match', digits: 2 },
      { label: 'Score', digits: 3 },
      { label: 'Places' },
      { label: 'Verdict' },
    ],
    rows: [...all]
      .sort((a, b) => a.score - b.score)
      .map((one) => [
        one.picture.name,
        ...(isKnown ? [one.isFaulty ? 'faulty' : 'good'] : []),
        one.pose.right,
        one.pose.down,
        one.pose.degrees,
        (one.pose.scale - 1) * 100,
        one.pose.match,
        one.score,
        one.places.length,
        verdictOf(one, isKnown, hasVerdict),
      ]),
  }
}

function verdictOf(
  { isRecognised, isRejected, isFaulty }: Inspection,
  isKnown: boolean,
  hasVerdict: boolean,
) {
  if (!isRecognised) return 'not recognised'
  if (!hasVerdict) return 'no verdict'
  const verdict = isRejected ? 'reject' : 'pass'
  if (!isKnown || isRejected === isFaulty) return verdict
  return isRejected ? 'reject, wrongly' : 'pass, escaped'
}
