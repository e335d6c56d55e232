import { Icon } from '#ui/icon.tsx'

/** Before two colleagues answer the same person. */
export function WritingNotice({ name }: { name: string | undefined }) {
  return (
    <p aria-live="polite" className={name ? 'flex items-center gap-2 pb-2 text-warn' : undefined}>
      {name && (
        <>
          <Icon name="edit" size={16} className="shrink-0" />
          {name} is writing to this person right now.
        </>
      )}
    </p>
  )
}
