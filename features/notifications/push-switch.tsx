import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'
import { canPush, findSubscription, turnOffPush, turnOnPush } from './this-browser.ts'

/** Notifications of this browser while the site is closed. */
export function PushSwitch() {
  const isAble = canPush()
  const { data: isOn, refetch } = useQuery({
    queryKey: ['this-browser', 'push'],
    queryFn: async () => (await findSubscription()) !== null,
    enabled: isAble,
  })
  const turn = useMutation({
    mutationFn: async () => (isOn ? turnOffPush() : turnOnPush()),
    onSuccess: async (problem) => {
      if (problem) toast({ title: 'Not turned on', description: problem, tone: 'error' })
      await refetch()
    },
    onError: (error) =>
      toast({
        title: 'That didn’t work',
        description: messageOf(error, 'The browser’s push service did not answer. Please try again later.'),
        tone: 'error',
      }),
  })
  if (!isAble)
    return (
      <p className="text-slate">
        This browser can’t show notifications for sites that are closed. On an iPhone, add the site to the
        home screen first.
      </p>
    )
  return (
    <>
      <p className="pb-3 text-slate">
        {isOn
          ? 'This browser shows what you chose under “On devices”, even when the site is closed.'
          : 'Let this browser show what you chose under “On devices”, even when the site is closed.'}{' '}
        Notifications never show anyone’s name.
      </p>
      <Button
        variant="secondary"
        icon="bell"
        pending={turn.isPending}
        disabled={isOn === undefined}
        onClick={() => turn.mutate()}
      >
        {isOn ? 'Turn off on this device' : 'Turn on on this device'}
      </Button>
    </>
  )
}
