import { Link, type LinkProps } from './link.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { SpinnerMark } from './spinner.tsx'

/** `signal` is the one action of a page: at most one of them on each. */
export type ButtonVariant = 'signal' | 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  /** The icon stands after the words. */
  iconAfter?: boolean
}

const variants: Record<ButtonVariant, string> = {
  signal: 'border-signal bg-signal text-on-signal hover:border-signal-strong hover:bg-signal-strong',
  primary: 'border-sea bg-sea text-on-sea hover:border-sea-strong hover:bg-sea-strong',
  secondary: 'border-rule-strong text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent text-sea hover:bg-sea-tint hover:text-sea-strong',
  danger: 'border-signal text-signal-strong hover:bg-signal-tint',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 gap-1.5 px-2.5 text-sm touch:min-h-11 touch:px-3.5',
  md: 'min-h-10 gap-2 px-4 text-sm touch:min-h-11',
  lg: 'min-h-13 gap-2.5 px-6 text-base',
}

export function buttonClasses({ variant = 'primary', size = 'md' }: Look = {}, className?: string): string {
  return classes(
    'inline-flex cursor-pointer items-center justify-center rounded border text-center leading-tight font-semibold transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-55 print:hidden',
    variants[variant],
    sizes[size],
    className,
  )
}

function Content({ icon, iconAfter, children }: Look & { children?: React.ReactNode }) {
  const mark = icon && <Icon name={icon} size={18} />
  return (
    <>
      {!iconAfter && mark}
      {children}
      {iconAfter && mark}
    </>
  )
}

type ButtonProps = Look & { pending?: boolean } & React.ComponentProps<'button'>

/** A button that can't be pressed for now, but keeps the focus of whoever has pressed it: the browser takes it from one that is `disabled`. */
const unlessOff =
  (isOff: boolean, onClick: React.ComponentProps<'button'>['onClick']) =>
  (event: React.MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }

/** While `pending` it can't be pressed again; the words are the caller's, so that they can say what is going on. */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  pending = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={unlessOff(pending, rest.onClick)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClasses({ variant, size }, className)}
    >
      {pending && <SpinnerMark size={18} />}
      <Content icon={pending && !iconAfter ? undefined : icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  )
}

type ButtonLinkProps = Look & LinkProps

export function ButtonLink({
  variant,
  size,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size }, className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  )
}

type IconButtonProps = { icon: IconName; label: string } & Omit<React.ComponentProps<'button'>, 'children'>

/** A square without words: `label` is its name. One that is `aria-disabled` keeps the focus. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      onClick={unlessOff(rest['aria-disabled'] === true, rest.onClick)}
      className={classes(
        'inline-flex size-9 shrink-0 cursor-pointer items-center justify-center rounded text-slate transition-colors duration-150 hover:bg-sunk hover:text-ink touch:size-11',
        'disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 print:hidden',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
