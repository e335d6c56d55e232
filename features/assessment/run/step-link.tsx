import { createContext, use } from 'react'
import type { LinkProps } from '#ui/link.tsx'
import { assessmentPaths } from '#features/assessment/assessment-paths.ts'

/** Goes to another step without leaving the page. */
export const GoToStep = createContext<(path: string) => void>(() => undefined)

/** A link to another step goes there without leaving the page; any other, and a click for another tab, is the browser's. */
export function StepLink({ to, children, ...rest }: LinkProps) {
  const goTo = use(GoToStep)
  return (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
        if (isForAnotherTab || !to.startsWith(`${assessmentPaths.questions}?`)) return
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}
