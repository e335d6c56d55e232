import { longTime } from '#lib/office-time.ts'
import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuRule } from '#ui/menu.tsx'
import { ActionsTh, Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import type { Health } from './board-state.ts'
import { EditSourceDialog } from './edit-source-dialog.tsx'
import { RunProgress } from '#features/job-scanner/runs/run-progress.tsx'
import {
  adviceOf,
  countInWords,
  healthNames,
  providerNames,
  scheduleNames,
} from '#features/job-scanner/scanner-words.ts'
import type { SourceItem } from './source.schema.ts'
import { useScannerWrite } from '#features/job-scanner/use-scanner-write.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

const tones: Record<Health, BadgeTone> = {
  healthy: 'ok',
  empty: 'warn',
  failing: 'warn',
  gone: 'signal',
  paused: 'neutral',
}

export function SourcesTable({ sources, mayWrite }: { sources: SourceItem[]; mayWrite: boolean }) {
  return (
    <Table label="Sources" stacked="figures">
      <THead>
        <Tr>
          <Th>Company</Th>
          <Th>Health</Th>
          <Th numeric>Open jobs</Th>
          <Th numeric>Of our roles</Th>
          <Th>Last reading</Th>
          {mayWrite && <ActionsTh />}
        </Tr>
      </THead>
      <TBody>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} mayWrite={mayWrite} />
        ))}
      </TBody>
    </Table>
  )
}

function SourceRow({ source, mayWrite }: { source: SourceItem; mayWrite: boolean }) {
  const { id, company, provider, token, health, run } = source
  return (
    <Tr>
      <Td className="min-w-0 md:w-1/4">
        <div className="min-w-0">
          <p className="font-semibold break-words">{company}</p>
          <p className="text-xs break-all text-slate">
            {providerNames[provider]}, {source.baseUrl ?? token}
          </p>
        </div>
      </Td>
      <Td label="Health" className="md:w-1/3">
        <HealthInWords source={source} />
      </Td>
      <Td label="Open jobs" numeric className="tabular-nums">
        <Link to={`?tab=jobs&source=${id}&role=any`} className="text-sea hover:underline">
          {source.openJobs.toLocaleString('en-GB')}
          <span className="sr-only"> open jobs of {company}</span>
        </Link>
      </Td>
      <Td label="Of our roles" numeric className="tabular-nums">
        <Link to={`?tab=jobs&source=${id}`} className="text-sea hover:underline">
          {source.matchedJobs.toLocaleString('en-GB')}
          <span className="sr-only"> jobs of our roles at {company}</span>
        </Link>
      </Td>
      <Td label="Last reading">
        {run ? (
          <RunProgress run={run} mayCancel={mayWrite} />
        ) : (
          <div>
            <p>{source.lastRunAt ? longTime(source.lastRunAt) : 'Never'}</p>
            <p className="text-xs text-slate">
              {health !== 'gone' && health !== 'paused' && scheduleNames[source.schedule]}
              {source.nextRunAt && (
                <>
                  , <span className="whitespace-nowrap">next {longTime(source.nextRunAt)}</span>
                </>
              )}
            </p>
          </div>
        )}
      </Td>
      {mayWrite && (
        <Td className="md:text-right">
          <SourceActions source={source} />
        </Td>
      )}
    </Tr>
  )
}

function HealthInWords({ source }: { source: SourceItem }) {
  if (!source.lastRunAt && source.health === 'healthy') return <Badge>Not read yet</Badge>
  const advice = adviceOf(source)
  return (
    <div className="min-w-0">
      <Badge tone={tones[source.health]}>{healthNames[source.health]}</Badge>
      {source.healthReason && <p className="pt-1 break-words">{source.healthReason}.</p>}
      {advice && <p className="text-xs break-words text-slate">{advice}</p>}
    </div>
  )
}

/** Reading now, and behind three dots: name and schedule, runs, pause, removal. */
function SourceActions({ source }: { source: SourceItem }) {
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const close = () => setOpen(undefined)
  const write = useScannerWrite<SourceItem | undefined>({ onDone: close })
  const url = `/api/scanner/sources/${source.id}`
  const resume = source.health === 'gone' ? 'Try again' : 'Resume'
  const setPaused = (isPaused: boolean) =>
    write.mutate({ method: 'POST', url: `${url}/pause`, data: { isPaused } })
  const offer = useOfferUndo(['/api/scanner'])
  const remove = useScannerWrite<Deleted>({
    onDone: ({ undo }) => {
      close()
      offer(`${source.company} is removed`, undo)
    },
  })
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {source.isEnabled ? (
        <Button
          variant="secondary"
          size="sm"
          disabled={Boolean(source.run)}
          pending={write.isPending}
          onClick={() => write.mutate({ method: 'POST', url: `${url}/scan` })}
          aria-label={`Scan now: ${source.company}`}
        >
          Scan now
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          pending={write.isPending}
          onClick={() => setPaused(false)}
          aria-label={`${resume}: ${source.company}`}
        >
          {resume}
        </Button>
      )}
      <Menu trigger={<IconButton icon="more" label={`More for ${source.company}`} />}>
        <MenuItem icon="edit" onSelect={() => setOpen('edit')}>
          Edit
        </MenuItem>
        <MenuLink icon="history" to={`/job-scanner-admin?tab=runs&source=${source.id}`}>
          Runs
        </MenuLink>
        {source.isEnabled && (
          <MenuItem icon="pause" onSelect={() => setPaused(true)}>
            Pause
          </MenuItem>
        )}
        <MenuRule />
        <MenuItem icon="trash" tone="danger" onSelect={() => setOpen('remove')}>
          Remove
        </MenuItem>
      </Menu>
      {open === 'edit' && <EditSourceDialog source={source} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Remove ${source.company}?`}
        text={`Its ${countInWords(source.openJobs, 'open job')}, the closed ones and its runs go with it. Leads created from it are kept. The message that follows can undo this.`}
        confirmLabel="Remove the source"
        isDangerous
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ method: 'DELETE', url })}
      />
    </span>
  )
}
