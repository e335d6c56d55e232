import { Button } from './button.tsx'

interface ErrorStateProps {
  title: string
  text: React.ReactNode
  onRetry?: () => void
  /** It replaces the whole screen, so its title is the page's. */
  isScreen?: boolean
}

/** Something that should stand here could not be had. Says what, and offers another try where one may help. */
export function ErrorState({ title, text, onRetry, isScreen = false }: ErrorStateProps) {
  const Title = isScreen ? 'h1' : 'h2'
  return (
    <div
      role="alert"
      className="flex max-w-text flex-col items-start gap-1 border-l-4 border-signal py-2 pl-4"
    >
      <Title className="font-heading text-lg leading-tight">{title}</Title>
      <p className="text-sm text-slate">{text}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry} className="mt-3">
          Try again
        </Button>
      )}
    </div>
  )
}
