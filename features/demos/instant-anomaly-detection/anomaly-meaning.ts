import type { Sentence } from '#features/demos/frame/report/report.ts'
import { dayMs } from '#lib/durations.ts'
import type { Analysed } from './analyse-column.ts'
import { stretchesOf } from './detectors.ts'
import type { DetectorSettings } from './find-anomalies.ts'
import { bestMethods, scoreAlarms } from './score-alarms.ts'
import type { JointAlarm } from './several-columns.ts'
import { spanName } from './timeline.ts'
import { many, percent, readingOf } from './words.ts'

/** What the result means; with known events the best method, without them only where methods agree. */
export function meaningOf(
  analysed: Analysed,
  joint: readonly JointAlarm[],
  { lambda, votes }: DetectorSettings,
): Sentence[] {
  const { found, events, adjusted, timeline } = analysed
  const { limits } = found
  const sentences: Sentence[] = [
    {
      text: `With λ ${lambda} the moving average may lie between ${readingOf(limits.low)} and ${readingOf(limits.high)}.`,
      block: 'ewma',
    },
    ...adjusted.seasons.map(({ period }) => ({
      text: `A cycle of ${spanName(period, timeline.step)} was removed first, so its ups and downs raise no alarm.`,
      block: 'readings',
    })),
    ...(events.length > 0 ? knownSentences(analysed, votes) : agreementSentences(analysed)),
  ]
  const [widest] = joint.toSorted((a, b) => b.names.length - a.names.length)
  if (widest)
    sentences.push({
      text: `In one place most columns raise alarms together: ${widest.names.join(', ')}. They probably share a cause.`,
      block: 'together',
    })
  const noisy = found.methods.filter(
    ({ alarms }) => alarms.length > found.alarms.length * 3 && alarms.length > 10,
  )
  for (const { name } of noisy)
    sentences.push({
      text: `${name} raises far more alarms than the other methods confirm: raise its limit, or check that the first readings were normal.`,
      block: 'methods',
    })
  return sentences
}

function knownSentences({ found: { methods, alarms }, events, values }: Analysed, votes: number): Sentence[] {
  const { found } = scoreAlarms(alarms, events)
  const missed = events.filter((event) => !found.includes(event)).map(({ name }) => name.toLowerCase())
  const agreed = votes === 1 ? 'No method found' : `Fewer than ${votes} methods found`
  const sentences = [
    missed.length > 0 ? `${agreed} these known events: ${missed.join(', ')}.` : 'No known event was missed.',
  ]
  const ranked = bestMethods(methods, events)
  if (!ranked) return toSentences([...sentences, 'No single method found a known event.'])
  const { best, score } = ranked
  const names = best.map(({ name }) => name).join(' and ')
  const perThousand = ((score.falseAlarms.length / values.length) * 1000).toFixed(1)
  sentences.push(
    `Weighing hits against false alarms (F1), ${names} ${best.length === 1 ? 'is the best single method' : 'tie as the best single methods'}: ${score.found.length} of ${events.length} found with ${many(score.falseAlarms.length, 'false alarm')} (precision ${percent(score.precision)}, recall ${percent(score.recall)}, ${perThousand} false alarms per 1,000 readings).`,
  )
  const [more] = methods
    .map(({ name, alarms }) => ({ name, ...scoreAlarms(alarms, events) }))
    .filter((one) => one.found.length > score.found.length)
    .sort((a, b) => b.found.length - a.found.length)
  if (more)
    sentences.push(
      `${more.name} finds more (${more.found.length}), at the price of ${many(more.falseAlarms.length, 'false alarm')}.`,
    )
  return toSentences(sentences)
}

const toSentences = (texts: readonly string[]) => texts.map((text) => ({ text, block: 'methods' }))

function agreementSentences({ found, values, timeline: { step } }: Analysed): Sentence[] {
  const { methods, votes, alarms } = found
  const isAlarm = (i: number) => methods.some(({ verdict }) => verdict.alarms[i])
  const byAtLeast = (least: number) =>
    stretchesOf(
      votes.map((vote, i) => vote >= least && isAlarm(i)),
      5,
    ).length
  const perDay = step ? (alarms.length / values.length) * (dayMs / step) : 0
  const rate =
    perDay >= 0.1
      ? `${perDay.toFixed(1)} alarms a day; a shift team can follow up about five`
      : `${((alarms.length / values.length) * 1000).toFixed(1)} alarms per 1,000 readings`
  return [
    {
      text: `No events are labelled, so no method can be called the best. At least one method raises an alarm in ${many(byAtLeast(1), 'place')}, at least two in ${byAtLeast(2)}, three in ${byAtLeast(3)} and all four in ${byAtLeast(4)}. Agreement is not proof: look at those places first, and label what you find.`,
      block: 'methods',
    },
    { text: `The agreed alarms come to ${rate}.`, block: 'alarms' },
  ]
}
