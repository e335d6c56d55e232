import { addIcons, Icon, publicPaths, type IconName } from '#ui/icon.tsx'
import { staffIcons } from '#ui/staff-icons.ts'
import { Specimen, type PartProps } from './specimen.tsx'

addIcons(staffIcons)
// The keys of a literal are what its type says.
const iconNames = Object.keys({ ...publicPaths, ...staffIcons }) as IconName[]

const grounds = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'ink',
  'slate',
  'rule',
  'rule-strong',
  'sea',
  'sea-tint',
  'signal',
  'signal-tint',
  'ok',
  'warn',
  'focus',
]
const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6']

export function ColourParts(_props: PartProps) {
  return (
    <Specimen title="Colour, type, icons">
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {[...grounds, ...charts].map((name) => (
          <li key={name} className="min-w-0 font-mono text-xs text-slate">
            <span className="mb-1 block h-10 border border-rule" style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-8 space-y-3">
        <p className="font-heading text-4xl font-semibold tracking-tight">Engineering you can check</p>
        <p className="font-heading text-3xl font-semibold tracking-tight">
          A press that reports its own wear
        </p>
        <p className="font-heading text-2xl font-semibold">What it needs, what it costs</p>
        <p className="font-heading text-xl font-semibold">Inputs and integration</p>
        <p className="max-w-text text-lg text-slate">
          The intro of a section, one step larger than the text below it and lighter.
        </p>
        <p className="max-w-text">
          The body is the system’s own sans in 68 characters at most. A <a href="#main">link in it</a> is
          underlined, and readings are set in a mono: <code>bearing 6204, 0.42 mm</code>.
        </p>
      </div>
      <ul className="mt-8 flex flex-wrap gap-3 text-slate">
        {iconNames.map((name) => (
          <li key={name} title={name}>
            <Icon name={name} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
