import { Menu as Base } from '@base-ui/react/menu'
import { Link } from './link.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

interface MenuProps {
  /** The button that opens it: one element that takes props and a ref, such as Button or IconButton. */
  trigger: React.ReactElement
  /** Of the button: the focus finds it again by this where it is shown anew elsewhere. */
  id?: string
  align?: 'start' | 'center' | 'end'
  children: React.ReactNode
}

export function Menu({ trigger, id, align = 'end', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger {...(id && { id })} render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-40 outline-none">
          <Base.Popup className="max-h-[var(--available-height)] min-w-52 overflow-y-auto rounded border border-rule bg-raised py-1 text-sm text-ink shadow-float outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const row =
  'mx-1 flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-none data-highlighted:bg-sea-tint data-highlighted:text-sea-strong data-disabled:cursor-not-allowed data-disabled:opacity-50 touch:min-h-11'

interface ItemProps {
  icon?: IconName
  disabled?: boolean
  tone?: 'danger'
  onSelect: () => void
  children: React.ReactNode
}

export function MenuItem({ icon, disabled, tone, onSelect, children }: ItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={classes(row, tone === 'danger' && 'text-signal-strong')}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Base.Item>
  )
}

interface LinkProps {
  to: string
  icon?: IconName
  /** It leads to where one is. */
  isHere?: boolean
  onSelect?: () => void
  children: React.ReactNode
}

export function MenuLink({ to, icon, isHere, onSelect, children }: LinkProps) {
  return (
    <Base.LinkItem
      closeOnClick
      onClick={onSelect}
      render={<Link to={to} aria-current={isHere ? 'page' : undefined} />}
      className={classes(row, 'aria-[current=page]:font-semibold')}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Base.LinkItem>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: IconName }[]
  onChange: (value: Value) => void
}

/** A choice of one within a menu; the menu stays open. */
export function MenuChoice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className={row}>
          {option.icon && <Icon name={option.icon} size={18} />}
          <span className="grow">{option.label}</span>
          <Base.RadioItemIndicator>
            <Icon name="check" size={16} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: React.ReactNode }) {
  return <div className="px-3.5 pt-2 pb-1 text-xs text-slate">{children}</div>
}

export function MenuRule() {
  return <Base.Separator className="my-1 h-px bg-rule" />
}
