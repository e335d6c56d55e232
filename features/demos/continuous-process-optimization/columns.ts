const setting = (letter: string, names: readonly string[]) =>
  ({
    kind: 'number',
    label: `Setting ${letter}`,
    names,
    required: false,
    byContents: true,
    guess: 'levels',
  }) as const

const furtherResult = (number: number) =>
  ({
    kind: 'number',
    label: `Result ${number}`,
    names: [`response ${number}`, `y${number}`],
    required: false,
    byContents: true,
    guess: 'measured',
    hint: 'Another result of the same runs; say below the verdict what you want of it',
  }) as const

export const columns = {
  a: { ...setting('A', ['temperature', 'temp', 'speed', 'x1', 'factor 1']), required: true },
  b: { ...setting('B', ['pressure', 'feed', 'x2', 'factor 2']), required: true },
  c: setting('C', ['x3', 'factor 3']),
  d: setting('D', ['x4', 'factor 4']),
  e: setting('E', ['x5', 'factor 5']),
  f: setting('F', ['x6', 'factor 6']),
  g: setting('G', ['x7', 'factor 7']),
  result: {
    kind: 'number',
    label: 'Result',
    names: ['yield', 'strength', 'response', 'energy', 'output', 'y', 'result 1', 'response 1', 'y1'],
    required: true,
    guess: 'measured',
    hint: 'What you want to raise or lower',
  },
  block: {
    kind: 'text',
    label: 'Block',
    names: ['blocks', 'blk'],
    required: false,
    hint: 'Days, lots or machines among which the runs were divided; differences between them are removed',
  },
  result2: furtherResult(2),
  result3: furtherResult(3),
  result4: furtherResult(4),
} as const

export type TrialColumns = typeof columns
