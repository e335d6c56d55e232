import { useSyncExternalStore } from 'react'
import { Link } from '#ui/link.tsx'
import { questionPath } from '#features/assessment/assessment-paths.ts'
import { parseRun, readRunText } from './run-store.ts'

/** A page that the browser kept may be shown again after the run went on. */
function subscribe(tell: () => void) {
  addEventListener('pageshow', tell)
  return () => removeEventListener('pageshow', tell)
}

/** One line under the start button: what it takes, or where this device stopped. Both are one line, so that nothing moves. */
export function ContinueNote() {
  const run = parseRun(useSyncExternalStore(subscribe, readRunText, () => null))
  return (
    <p className="mt-4 min-h-14 text-sm text-slate">
      {run ? (
        <>
          You have already started.{' '}
          <Link
            to={questionPath(run.key, run.step)}
            className="font-semibold text-sea underline underline-offset-4"
          >
            Continue at question {run.step}
          </Link>
        </>
      ) : (
        'About ten minutes. No name, no email address.'
      )}
    </p>
  )
}
