import { Icon } from '#ui/icon.tsx'
import { useCounting } from './use-counting.ts'

/** One line at the foot of a page: whether visits are counted, and the way to change it. It needs the page's script, as the counting does. */
export function StatisticsSwitch({ className }: { className: string }) {
  const [counting, leaveOut] = useCounting()
  if (counting === 'private') {
    return <p className="hidden js:block">Not counted: your browser asks for privacy</p>
  }
  const isOut = counting === 'left out'
  return (
    <span className="hidden js:block">
      <button type="button" aria-pressed={isOut} onClick={() => leaveOut(!isOut)} className={className}>
        Don’t count my visits
        {isOut && <Icon name="check" size={16} className="ml-1.5" />}
      </button>
    </span>
  )
}
