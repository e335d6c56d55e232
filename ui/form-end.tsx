import { Button } from './button.tsx'
import { Checkbox } from './field.tsx'
import { PhraseLink } from './phrase-link.tsx'
import { TrapField } from './trap-field.tsx'

interface Props {
  /** The path of the page that the form stands on. */
  page: string
  /** When the form was shown, in ms; empty before the script is there. */
  startTime: string
  /** The words that are agreed to; those about privacy hold the phrase "privacy policy". */
  news: { text: string; isChosen: boolean }
  privacy: string
  isPending: boolean
  label: string
  pendingLabel: string
}

/** How every form of a visitor ends: the trap, the marks of the page, the words agreed to, the one button. */
export function FormEnd({ page, startTime, news, privacy, isPending, label, pendingLabel }: Props) {
  return (
    <>
      <TrapField />
      <input type="hidden" name="formStartTime" value={startTime} />
      <input type="hidden" name="page" value={page} />
      <Checkbox
        name="marketingOptIn"
        label={<span className="block text-balance">{news.text}</span>}
        className="sm:col-span-2"
        defaultChecked={news.isChosen}
      />
      <div className="mt-4 flex flex-col items-start gap-5 sm:col-span-2 md:flex-row-reverse md:items-center md:justify-end">
        <p className="max-w-[52ch] text-sm text-slate">
          <PhraseLink text={privacy} phrase="privacy policy" to="/privacy-policy" />
        </p>
        <Button
          type="submit"
          variant="signal"
          size="lg"
          pending={isPending}
          className="shrink-0 max-sm:w-full"
        >
          {isPending ? pendingLabel : label}
        </Button>
      </div>
    </>
  )
}
