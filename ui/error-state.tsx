import { Button } from './button.tsx'

interface ErrorStateProps {
  title: string
  text: React.ReactNode
  onRetry?: () => void
}

/** Something that should stand here could not be had. Says what, and offers another try where one may help. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex max-w-text flex-col items-start gap-1 border-l-4 border-signal py-2 pl-4"
    >
      <h2 className="font-heading text-lg leading-tight">{title}</h2>
      <p className="text-sm text-slate">{text}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry} className="mt-3">
          Try again
        </Button>
      )}
    </div>
  )
}
