import { Button } from '#ui/button.tsx'

/** Over a list that holds still: how much has changed in it. Its place is kept free, so that it pushes nothing when it comes. */
export function ChangesNotice({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-16 z-10 h-0 text-center print:hidden">
      {count > 0 && (
        <Button size="sm" onClick={onShow} className="pointer-events-auto -translate-y-3 shadow-float">
          {count === 1 ? '1 change, show' : `${count} changes, show`}
        </Button>
      )}
    </div>
  )
}
