const setting = (letter: string, names: readonly string[], required: boolean) =>
  ({
    kind: 'number',
    label: `Setting ${letter}`,
    names,
    required,
  }) as const

export const columns = {
  a: { ...setting('A', ['temperature', 'temp', 'speed', 'x1', 'factor 1'], true), required: true },
  b: { ...setting('B', ['pressure', 'feed', 'x2', 'factor 2'], true), required: true },
  c: { ...setting('C', ['time', 'x3', 'factor 3'], false), required: false },
  d: { ...setting('D', ['x4', 'factor 4'], false), required: false },
  result: {
    kind: 'number',
    label: 'Result',
    names: ['yield', 'strength', 'response', 'energy', 'output', 'y'],
    required: true,
    hint: 'What is to be raised or lowered',
  },
} as const

export type TrialColumns = typeof columns
