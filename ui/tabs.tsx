import { Tabs as Base } from '@base-ui/react/tabs'
import { classes } from './classes.ts'

interface TabsProps<Value extends string> {
  label: string
  /** `count` stands behind the name in small figures. */
  tabs: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
  /** The open panel; its content follows `value`. */
  children: React.ReactNode
}

/** Several views of one thing; the caller holds which one, so that it can live in the address. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  children,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className={className}>
      <Base.List
        aria-label={label}
        className="scroll-edges flex gap-6 overflow-x-auto border-b border-rule [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={classes(
              'relative -mb-px inline-flex min-h-10 cursor-pointer items-center gap-1.5 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-slate -outline-offset-2 transition-colors duration-150 touch:min-h-11',
              'hover:text-ink data-active:border-sea data-active:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-xs font-normal text-slate tabular-nums">
                {tab.count.toLocaleString('en-GB')}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="pt-5">
        {children}
      </Base.Panel>
    </Base.Root>
  )
}
