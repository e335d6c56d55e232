import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import type { ExamplesAnswer } from './examples.schema.ts'

const url = '/api/firm/examples'

/** For showing the site to somebody before it has people and cases of its own. */
export function ExamplesSwitch() {
  const { data } = useQuery<ExamplesAnswer>({ queryKey: [url] })
  const write = useWrite<ExamplesAnswer>({
    reread: [url],
    shows: url,
    onDone: ({ isOn }) =>
      toast({
        title: isOn ? 'Empty places show examples' : 'Empty places show nothing',
        description: 'On every server within a second.',
        tone: 'ok',
      }),
  })
  if (!data) return null
  return (
    <Checkbox
      name="examples"
      label="Fill empty places with marked examples"
      hint="People, cases and certificates that say “Example” wherever they stand, to show the site before it has its own. Never leave it on in public."
      checked={data.isOn}
      disabled={write.isPending}
      onChange={({ target }) =>
        write.mutate({ method: 'PUT', url, data: { isOn: target.checked, version: data.version } })
      }
      className="mt-10 border-t border-rule pt-4"
    />
  )
}
