import { Button, ButtonLink } from '#ui/button.tsx'
import { CopyLink } from '#ui/copy-link.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { writeAddress, type Calculator, type Written } from './calculator.ts'
import { Formulas } from './formulas.tsx'
import { Instrument } from './instrument.tsx'
import { useCalculator } from './use-calculator.ts'

export interface CalculatorProps {
  /** The page's own address. */
  path: string
  /** What the address says, field by field. */
  given: Written
}

interface Props<Name extends string, Result> extends CalculatorProps {
  calculator: Calculator<Name, Result>
  /** Draws the result. */
  Chart: React.ComponentType<{ result: Result }>
}

/** Fields on the left, the instrument on the right, the arithmetic below. Without script the form asks the server by GET. */
export function CalculatorFrame<Name extends string, Result>({
  calculator,
  path,
  given,
  Chart,
}: Props<Name, Result>) {
  const { form, written, shown, take } = useCalculator(calculator, given)
  const { fields, file } = calculator
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 border-t border-ink pt-6 lg:grid-cols-12 print:block print:space-y-4 print:pt-3">
        <form
          ref={form}
          action={path}
          method="get"
          aria-label="Your figures"
          noValidate
          onInput={take}
          onSubmit={(event) => {
            event.preventDefault()
            take()
          }}
          className="lg:col-span-5"
        >
          <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 print:hidden">
            {fields.map(({ name, label, unit, hint }) => (
              <TextField
                key={name}
                name={name}
                label={label}
                unit={unit}
                hint={hint}
                error={shown.errors.find((one) => one.name === name)?.message}
                defaultValue={given[name]}
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
              />
            ))}
          </div>
          <dl className="grid grid-cols-2 gap-x-8 text-sm not-print:hidden">
            {fields.map(({ name, label, unit }) => (
              <div key={name} className="flex justify-between gap-4 border-b border-rule py-1">
                <dt className="text-slate">{label}</dt>
                <dd className="tabular-nums">
                  {written[name]} {unit}
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-4 print:hidden">
            <Button type="submit" className="js:hidden">
              Calculate
            </Button>
            <CopyLink
              label="Copy a link with these figures"
              done="Link copied: anyone who opens it sees these figures"
              failed="Copy the address of this page instead"
              address={path + writeAddress(fields, written)}
              size="md"
            />
            <a
              href={path}
              className="inline-flex min-h-11 items-center text-sm text-sea underline underline-offset-4 hover:text-sea-strong"
            >
              Back to the example
            </a>
          </div>
          <p className="mt-3 text-sm text-slate print:hidden">
            The address of this page contains your figures: keep it or pass it on. Nothing is stored here.
          </p>
          <p className="mt-3 border-t border-rule pt-3 text-sm text-slate print:hidden">
            {file.text}{' '}
            {file.link && (
              <Link
                to={file.link.to}
                className="text-sea underline underline-offset-4 hover:text-sea-strong touch:block touch:py-3"
              >
                {file.link.label}
              </Link>
            )}
          </p>
        </form>
        {shown.outcome && (
          <a
            href="#result"
            className="sticky bottom-0 z-10 -mx-5 flex min-h-14 items-center gap-3 border-t border-ink bg-raised py-2 pr-24 pl-5 md:-mx-8 md:pl-8 lg:hidden print:hidden"
          >
            <span className="font-mono text-xs text-slate">{shown.outcome.headline.label}</span>
            <span className="font-heading text-xl font-semibold tabular-nums">
              {shown.outcome.headline.value}
            </span>
            <Icon name="arrow-down" size={18} />
            <span className="sr-only">To the whole result</span>
          </a>
        )}
        <div id="result" className="min-w-0 lg:col-span-7">
          {shown.outcome ? (
            <>
              <Instrument {...shown.outcome}>
                <Chart result={shown.result} />
              </Instrument>
              <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-slate print:hidden">
                <ButtonLink to={contactPathOf(path, writeAddress(fields, written))} variant="secondary">
                  Discuss this result
                </ButtonLink>
                It is written into the contact form. Nothing is sent before you send it.
              </p>
            </>
          ) : (
            <NoReading errors={shown.errors} />
          )}
        </div>
      </div>
      {shown.outcome && <Formulas formulas={shown.outcome.formulas} />}
    </>
  )
}

const contactPathOf = (path: string, figures: string) =>
  `/contact?from=calculator&page=${path}&${figures.slice(1)}`

function NoReading({ errors }: { errors: { name: string; message: string }[] }) {
  return (
    <div role="status" className="border-l-4 border-signal bg-signal-tint px-5 py-4">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="alert" />
        No result yet: {errors.length === 1 ? 'one figure needs' : `${errors.length} figures need`} correcting
      </p>
      <ul className="mt-2">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="inline-block py-1 text-sm leading-6 text-ink underline underline-offset-4 touch:py-2.5"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
