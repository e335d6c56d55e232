import { useState } from 'react'
import { brand } from '#config/brand.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/field.tsx'
import { CopyButton } from '#features/users/copy-button.tsx'

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const [isSaved, setSaved] = useState(false)
  const text = `Recovery codes for ${brand.name}\n\n${codes.join('\n')}\n`
  return (
    <section aria-labelledby="recovery-title" className="max-w-xl">
      <h3 id="recovery-title" className="text-lg">
        Keep these recovery codes
      </h3>
      <p className="pt-1 pb-3 text-sm text-slate">
        Each code signs you in once if you don’t have your phone. They are shown only now.
      </p>
      <ol className="grid gap-y-1 border-y border-rule py-3 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 py-3">
        <CopyButton text={text} label="Copy the codes" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className="inline-flex min-h-10 items-center rounded px-3 text-sm font-semibold text-sea hover:bg-sea-tint touch:min-h-11"
        >
          Download as a text file
        </a>
      </div>
      <Checkbox
        name="saved"
        label="I have saved them somewhere safe"
        checked={isSaved}
        onChange={(event) => setSaved(event.target.checked)}
      />
      <Button disabled={!isSaved} onClick={onSaved} className="mt-2">
        Done
      </Button>
    </section>
  )
}
