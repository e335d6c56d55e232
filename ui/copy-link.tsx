import { Button } from './button.tsx'
import { toast } from './toast-store.ts'

interface Props {
  label: string
  /** What the toast says when the address was copied, and when the browser does not allow it. */
  done: string
  failed: string
  /** Without one it is that of this page, which is the state of a tool. */
  address?: string
  size?: 'md' | 'lg'
}

/** Copies an address, as a whole one. */
export function CopyLink({ label, done, failed, address, size = 'lg' }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address ?? location.href, location.href).href)
      toast({ title: done })
    } catch {
      // Without permission, or on an address that isn't secure.
      toast({ title: failed, tone: 'error' })
    }
  }
  return (
    <Button
      variant="secondary"
      size={size}
      icon="link"
      className="hidden max-w-full shrink-0 js:inline-flex print:hidden!"
      onClick={() => void copy()}
    >
      {label}
    </Button>
  )
}
