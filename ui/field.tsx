import { useId } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface FieldProps {
  label: string
  name: string
  hint?: string
  error?: string
  required?: boolean
  /** What to do with a field that is empty, below its error: "Enter your name". */
  ask?: string
  /** Keeps the label for those who listen only, as in a filter bar. No line is reserved for an error then. */
  isLabelHidden?: boolean
}

const control =
  'block w-full rounded border border-rule-strong bg-raised px-3 text-ink transition-colors duration-150 hover:border-ink aria-invalid:border-signal aria-invalid:bg-signal-tint disabled:bg-sunk disabled:text-slate'

type Own = 'label' | 'hint' | 'error' | 'ask' | 'isLabelHidden'
const native = <P extends FieldProps>({
  label: _label,
  hint: _hint,
  error: _error,
  ask: _ask,
  isLabelHidden: _hidden,
  ...rest
}: P): Omit<P, Own> => rest

function useWiring({ name, id, hint, error, ask }: FieldProps & { id?: string }) {
  const unique = useId()
  const described = [hint && `${unique}-hint`, error && `${unique}-error`, error && ask && `${unique}-ask`]
    .filter(Boolean)
    .join(' ')
  return {
    unique,
    wiring: {
      id: id ?? name,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  }
}

function Frame(
  props: FieldProps & { id?: string; unique: string; className?: string; children: React.ReactNode },
) {
  const { id, name, label, hint, error, ask, required, isLabelHidden, unique } = props
  return (
    <div className={classes('flex min-w-0 flex-col justify-end', props.className)}>
      <label
        htmlFor={id ?? name}
        className={isLabelHidden ? 'sr-only' : 'flex items-baseline gap-2 pb-1.5 text-sm font-semibold'}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="text-xs font-normal text-slate">
            required
          </span>
        )}
      </label>
      {hint && (
        <p id={`${unique}-hint`} className="-mt-1 pb-1.5 text-sm text-slate">
          {hint}
        </p>
      )}
      {props.children}
      {!isLabelHidden && <ErrorLine id={`${unique}-error`} error={error} isFollowed={Boolean(ask)} />}
      {/* Seen where the field, which has a blank placeholder, is empty. */}
      {ask && (
        <p
          id={`${unique}-ask`}
          className={classes(
            'invisible pb-1.5 pl-5.5 text-sm leading-5',
            error && 'peer-placeholder-shown:visible',
          )}
        >
          {ask}
        </p>
      )}
    </div>
  )
}

/** The line is there before the error is, so that nothing moves under the pointer. */
function ErrorLine({ id, error, isFollowed }: { id: string; error?: string; isFollowed?: boolean }) {
  return (
    <p
      id={id}
      className={classes(
        'flex items-start gap-1.5 pt-1 text-sm leading-5 text-signal-strong',
        isFollowed ? 'min-h-6' : 'min-h-8 pb-2',
      )}
    >
      {error && (
        <>
          <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
          {error}
        </>
      )}
    </p>
  )
}

/** With a `unit` it is a reading: figures in line, the unit behind them. */
export function TextField({
  unit,
  ...props
}: FieldProps & { unit?: string } & React.ComponentProps<'input'>) {
  const { unique, wiring } = useWiring(props)
  const { className, ...rest } = native(props)
  const described = [unit && `${unique}-unit`, wiring['aria-describedby']].filter(Boolean).join(' ')
  const input = (
    <input
      type="text"
      dir={unit ? undefined : 'auto'}
      placeholder={props.ask && ' '}
      {...rest}
      {...wiring}
      aria-describedby={described || undefined}
      className={classes(control, 'peer h-11', unit && 'text-right font-mono tabular-nums')}
    />
  )
  return (
    <Frame {...props} unique={unique} className={className}>
      {unit ? (
        <span className="grid grid-cols-[minmax(6rem,8rem)_1fr] items-center gap-3">
          {input}
          <span id={`${unique}-unit`} className="text-sm text-slate">
            {unit}
          </span>
        </span>
      ) : (
        input
      )}
    </Frame>
  )
}

export function TextArea(props: FieldProps & React.ComponentProps<'textarea'>) {
  const { unique, wiring } = useWiring(props)
  const { className, ...rest } = native(props)
  return (
    <Frame {...props} unique={unique} className={className}>
      <textarea
        dir="auto"
        {...rest}
        {...wiring}
        className={classes(control, 'min-h-[120px] py-2.5 leading-6')}
      />
    </Frame>
  )
}

interface Option {
  value: string
  label: string
}

/** The browser's own list: it is the best there is on a phone. */
export function SelectField(
  props: FieldProps & { options: readonly Option[] } & React.ComponentProps<'select'>,
) {
  const { unique, wiring } = useWiring(props)
  const { className, options, ...rest } = native(props)
  return (
    <Frame {...props} unique={unique} className={className}>
      <span className="relative block">
        <select
          {...rest}
          {...wiring}
          className={classes(control, 'h-11 cursor-pointer appearance-none pr-9')}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={18}
          className="pointer-events-none absolute top-3.5 right-2.5 text-slate"
        />
      </span>
    </Frame>
  )
}

export function Checkbox(
  props: Omit<FieldProps, 'label'> & { label: React.ReactNode } & Omit<React.ComponentProps<'input'>, 'type'>,
) {
  const { label, hint, error, isLabelHidden, className, ...rest } = props
  const { unique, wiring } = useWiring({ ...props, label: '' })
  return (
    <div className={classes('min-w-0', className)}>
      <label
        htmlFor={wiring.id}
        className="inline-flex min-h-8 cursor-pointer items-start gap-2.5 py-1 text-sm leading-6 touch:min-h-11 touch:py-2.5"
      >
        <span className="relative mt-0.5 inline-flex size-5 shrink-0">
          <input
            {...rest}
            {...wiring}
            type="checkbox"
            className="peer size-5 cursor-pointer appearance-none rounded-sm border border-rule-strong bg-raised checked:border-sea checked:bg-sea indeterminate:border-sea indeterminate:bg-sea hover:border-ink aria-invalid:border-signal"
          />
          <Icon
            name="check"
            size={16}
            className="pointer-events-none absolute top-0.5 left-0.5 hidden text-on-sea peer-checked:block"
          />
          <Icon
            name="minus"
            size={16}
            className="pointer-events-none absolute top-0.5 left-0.5 hidden text-on-sea peer-indeterminate:block"
          />
        </span>
        <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      </label>
      {hint && (
        <p id={`${unique}-hint`} className="pl-7.5 text-sm text-slate">
          {hint}
        </p>
      )}
      {!isLabelHidden && error !== undefined && <ErrorLine id={`${unique}-error`} error={error} />}
    </div>
  )
}
