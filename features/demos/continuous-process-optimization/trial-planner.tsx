import { useState } from 'react'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { toCsv } from '#lib/csv.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { planRuns, runSheet, type PlannedSetting } from './plan.ts'
import { designOptions, planSentences } from './plan-words.ts'
import { RunSheetTable } from './run-sheet-table.tsx'

interface Typed {
  name: string
  low: string
  high: string
}

const letters = 'ABCDEFG'
const [fewest, most] = [2, letters.length]
const empty: Typed = { name: '', low: '', high: '' }
const sheetFile = 'run-sheet.csv'

/** Settings and ranges in, a run sheet out: the page reads it again once results are filled in. */
export function TrialPlanner() {
  const [typed, setTyped] = useState<Typed[]>([empty, empty, empty])
  const [chosen, setChosen] = useState('two-level-3')
  const [centres, setCentres] = useState('3')
  const [repeats, setRepeats] = useState('1')
  const [seed, setSeed] = useState('1')
  const [results, setResults] = useState('Result')

  const options = designOptions(typed.length)
  const option = options.find(({ value }) => value === chosen) ?? options.at(-1)
  const settings = typed.map(settingOf)
  const faults = settings.map(({ low, high }) =>
    Number.isFinite(low) && Number.isFinite(high) && low < high ? '' : 'Two numbers, the lower one first',
  )
  const doubled = settings.map(({ name }, i) =>
    settings.some((other, j) => j < i && other.name === name) ? 'This name is taken' : '',
  )
  const isWhole = faults.every((fault) => !fault) && doubled.every((fault) => !fault)
  const runs =
    isWhole && option
      ? planRuns(settings, option.design, {
          centres: wholeOf(centres, 0, 20),
          repeats: wholeOf(repeats, 1, 5),
          seed: wholeOf(seed, 0, 1e9),
        })
      : []
  const sheet = runSheet(
    settings,
    runs,
    results
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  const change = (i: number, changed: Partial<Typed>) =>
    setTyped(typed.map((one, j) => (i === j ? { ...one, ...changed } : one)))
  const save = () => {
    saveFile(sheetFile, new Blob([`\uFEFF${toCsv(sheet)}`], { type: 'text/csv;charset=utf-8' }))
    sendEvent('download', { file: sheetFile })
  }

  return (
    <section
      aria-labelledby="planner"
      className="mt-16 hidden border-t-2 border-ink pt-5 js:block print:hidden!"
    >
      <h2 id="planner" className="text-2xl">
        Plan your trial
      </h2>
      <p className="mt-2 max-w-text text-slate">
        Settings and their ranges give a run sheet in random order. Run it, fill in the results, and open it
        above. Without a range, −1 and 1 stand for low and high.
      </p>
      <div className="mt-5 grid gap-x-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          {typed.map((one, i) => (
            <div key={letters[i]} className="grid grid-cols-[1fr_5.5rem_5.5rem] gap-x-3">
              <TextField
                id={`planner-name-${i}`}
                name={`planner-name-${i}`}
                label={`Setting ${letters[i]}`}
                placeholder={letters[i]}
                maxLength={40}
                value={one.name}
                error={doubled[i] || faults[i] || undefined}
                onChange={({ target }) => change(i, { name: target.value })}
              />
              <TextField
                id={`planner-low-${i}`}
                name={`planner-low-${i}`}
                label="Low"
                inputMode="decimal"
                placeholder="−1"
                value={one.low}
                onChange={({ target }) => change(i, { low: target.value })}
              />
              <TextField
                id={`planner-high-${i}`}
                name={`planner-high-${i}`}
                label="High"
                inputMode="decimal"
                placeholder="1"
                value={one.high}
                onChange={({ target }) => change(i, { high: target.value })}
              />
            </div>
          ))}
          <div className="flex gap-3 pb-4">
            <Button
              variant="secondary"
              size="sm"
              icon="plus"
              disabled={typed.length >= most}
              onClick={() => setTyped([...typed, empty])}
            >
              Another setting
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={typed.length <= fewest}
              onClick={() => setTyped(typed.slice(0, -1))}
            >
              Remove the last
            </Button>
          </div>
          <SelectField
            name="planner-design"
            label="Plan"
            options={options}
            value={option?.value ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          />
          <div className="grid grid-cols-3 gap-x-3">
            <TextField
              name="planner-centres"
              label="Centre runs"
              type="number"
              min={0}
              max={20}
              value={centres}
              onChange={({ target }) => setCentres(target.value)}
            />
            <TextField
              name="planner-repeats"
              label="Times each"
              type="number"
              min={1}
              max={5}
              value={repeats}
              onChange={({ target }) => setRepeats(target.value)}
            />
            <TextField
              name="planner-seed"
              label="Seed of order"
              type="number"
              min={0}
              value={seed}
              onChange={({ target }) => setSeed(target.value)}
            />
          </div>
          <TextField
            name="planner-results"
            label="Results, with commas"
            value={results}
            onChange={({ target }) => setResults(target.value)}
          />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <div aria-live="polite" className="max-w-text space-y-2">
            {isWhole &&
              option &&
              planSentences(
                settings.map(({ name }) => name),
                option.design,
                runs,
              ).map((text) => <p key={text}>{text}</p>)}
          </div>
          {isWhole && <RunSheetTable headings={sheet[0] ?? []} rows={sheet.slice(1)} />}
          <Button variant="primary" icon="download" disabled={!isWhole} onClick={save} className="mt-4">
            Run sheet as CSV
          </Button>
        </div>
      </div>
    </section>
  )
}

function settingOf({ name, low, high }: Typed, i: number): PlannedSetting {
  return { name: name.trim() || (letters[i] ?? ''), low: numberOf(low, -1), high: numberOf(high, 1) }
}

const numberOf = (text: string, otherwise: number) =>
  text.trim() === '' ? otherwise : Number(text.trim().replace(',', '.').replace('−', '-'))

function wholeOf(text: string, least: number, greatest: number): number {
  const value = Math.round(Number(text))
  return Number.isFinite(value) ? Math.min(greatest, Math.max(least, value)) : least
}
