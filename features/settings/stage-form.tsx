import { useState } from 'react'
import { addedKinds } from '#features/leads/stages/stage-kind.ts'
import { stageItem, type StageItem } from '#features/leads/stages/stage.schema.ts'
import { stagesUrl } from '#features/leads/stages/use-stages.ts'
import { currentOf } from '#features/context/current-of.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { kindOptions } from './stage-words.ts'

/** A new stage, or what one is called and stands for. Its kind is chosen once: what closes a lead does so for good. */
export function StageForm({ stage, onClose }: { stage?: StageItem | undefined; onClose: () => void }) {
  const { draft, set, ...kept } = useDraft(stage ? `stage:${stage.id}:${stage.version}` : 'stage', {
    name: stage?.name ?? '',
    kind: stage?.kind ?? 'open',
    probability: String(stage?.probability ?? 50),
    isQualified: stage?.isQualified ? 'yes' : '',
  })
  const { name, kind, probability } = draft
  const isQualified = draft.isQualified === 'yes'
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [version, setVersion] = useState(stage?.version ?? 0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const write = useWrite<StageItem>({
    reread: [stagesUrl, '/api/leads'],
    onDone: (saved) => {
      toast({ title: stage ? `${saved.name} saved` : `${saved.name} is on the board`, tone: 'ok' })
      drop()
    },
    onFail: (failure) => {
      const current = currentOf(failure, stageItem)
      if (current) setVersion(current.version)
      setMessage(
        current
          ? `Someone else has just changed it: it is now called ${current.name}. Save again to keep your version.`
          : messageOf(failure),
      )
      setErrors(failure instanceof ApiError ? (failure.body.errors ?? {}) : {})
      return true
    },
  })
  const save = () => {
    setMessage(undefined)
    setErrors({})
    if (!/^\d{1,3}$/.test(probability.trim()) && kind === 'open')
      return setErrors({ probability: 'A whole number from 0 to 100' })
    const facts = kind === 'open' ? { probability: Number(probability), isQualified } : {}
    if (stage)
      write.mutate({
        method: 'PATCH',
        url: `${stagesUrl}/${stage.id}`,
        data: { name, ...facts, version },
      })
    else
      write.mutate({
        method: 'POST',
        url: stagesUrl,
        data: { name, kind: addedKinds.find((one) => one === kind), ...facts },
      })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={stage ? `Edit ${stage.name}` : 'New stage'}
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="stage-form" pending={write.isPending}>
            {stage ? 'Save' : 'Add stage'}
          </Button>
        </>
      }
    >
      <form
        id="stage-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!write.isPending) save()
        }}
      >
        {message && (
          <p role="alert" className="mb-3 border-l-4 border-signal py-1 pl-3">
            {message}
          </p>
        )}
        <TextField
          name="name"
          label="Name"
          required
          maxLength={30}
          autoComplete="off"
          value={name}
          {...(errors['name'] && { error: errors['name'] })}
          onChange={(event) => set('name', event.target.value)}
        />
        {!stage && (
          <SelectField
            name="kind"
            label="Kind"
            value={kind}
            options={kindOptions}
            onChange={(event) => set('kind', event.target.value)}
          />
        )}
        {kind === 'open' && (
          <>
            <TextField
              name="probability"
              label="Of a hundred leads here, how many are won?"
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              value={probability}
              unit="%"
              {...(errors['probability'] && { error: errors['probability'] })}
              onChange={(event) => set('probability', event.target.value)}
            />
            <Checkbox
              name="isQualified"
              label="A lead here counts as qualified"
              checked={isQualified}
              onChange={(event) => set('isQualified', event.target.checked ? 'yes' : '')}
            />
          </>
        )}
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}
