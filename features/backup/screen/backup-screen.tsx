import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { shortTime } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { hourMs } from '#lib/durations.ts'
import type { BackupOverview, BackupItem } from '#features/backup/backup.schema.ts'
import { sizeOf } from './backup-words.ts'
import { BackupsTable, type BackupAction } from './backups-table.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { StorePanel } from './store-panel.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { isOpen, useBackupWrite, useOverview, type Access } from './use-backups.ts'
import { LastTask, TaskProgress } from './task-progress.tsx'

type Asked = { action: 'restore' | 'delete'; backup: BackupItem } | { action: 'upload' } | undefined

/** Whether the data is safe, every backup, and the way back from one. */
export function BackupScreen({ access }: { access: Access }) {
  const { data: overview, error: overviewError, open, refetch: readOverview } = useOverview()
  const list = useFilteredList<BackupItem>('/api/backups', [])
  const { data: colleagues } = useQuery<{ items: { id: string; name: string }[] }>({
    queryKey: ['/api/users/names'],
  })
  const [asked, setAsked] = useState<Asked>()
  const write = useBackupWrite(access)
  const save = useBackupWrite(access, { onDone: saveFile })
  const remove = useBackupWrite(access, { onDone: () => setAsked(undefined) })
  const isBusy = open !== undefined || write.isPending
  const create = () => {
    if (access.mayCreate && !isBusy) write.mutate({ method: 'POST', url: '/api/backups', data: {} })
  }
  useShortcuts(access.mayCreate ? [{ keys: 'n', label: 'Make a backup', run: create }] : [])
  const error = list.error ?? (overview ? null : overviewError)
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />

  const act = (action: BackupAction, backup: BackupItem) => {
    const url = `/api/backups/${backup.id}`
    if (action === 'verify') write.mutate({ method: 'POST', url: `${url}/verify`, data: {} })
    else if (action === 'download') save.mutate({ method: 'POST', url: `${url}/ticket`, data: {} })
    else setAsked({ action, backup })
  }
  const names = new Map(colleagues?.items.map(({ id, name }) => [id, name]))
  const last = overview?.tasks.find((task) => !isOpen(task))
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h1 className="text-2xl">Backups</h1>
        <div className="flex flex-wrap gap-2">
          {access.mayRestore && (
            <Button variant="secondary" icon="upload" onClick={() => setAsked({ action: 'upload' })}>
              Upload a backup
            </Button>
          )}
          {access.mayCreate && (
            <Button icon="plus" pending={write.isPending} disabled={isBusy} onClick={create}>
              Make a backup
            </Button>
          )}
        </div>
      </header>
      {(overview || !error) && <Tiles overview={overview} />}
      {open ? <TaskProgress task={open} /> : last && <LastTask key={last.id} task={last} />}
      <div className="grid gap-x-10 gap-y-8 pt-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {list.isPending ? (
            <SkeletonRows rows={5} label="Loading the backups" />
          ) : error ? (
            <ErrorState
              title="The backups can’t be shown"
              text={messageOf(error)}
              onRetry={() => {
                void list.refetch()
                void readOverview()
              }}
            />
          ) : list.items.length === 0 ? (
            <EmptyState
              title="No backups yet"
              text="Make the first one now. The site keeps running while it is written; hourly and nightly backups follow automatically."
            />
          ) : (
            <BackupsTable {...{ names, access, isBusy }} backups={list.items} onAct={act} />
          )}
          <MoreButton {...list}>Show more</MoreButton>
        </div>
        {overview && (
          <div className="flex min-w-0 flex-col gap-8">
            <StorePanel overview={overview} />
            <ScheduleForm key={JSON.stringify(overview.schedule)} overview={overview} access={access} />
          </div>
        )}
      </div>
      {asked?.action === 'restore' && overview && (
        <RestoreDialog
          backup={asked.backup}
          siteName={overview.siteName}
          access={access}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.action === 'upload' && <UploadDialog onClose={() => setAsked(undefined)} />}
      {asked?.action === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title="Delete this backup"
          text={deletionText(asked.backup)}
          confirmLabel="Delete the backup"
          isDangerous
          pending={remove.isPending}
          onConfirm={() => remove.mutate({ method: 'DELETE', url: `/api/backups/${asked.backup.id}` })}
        />
      )}
    </>
  )
}

const deletionText = ({ fileName, bytes, isStored, copy, server }: BackupItem) =>
  `${fileName} (${sizeOf(bytes)}) is deleted from ${isStored ? '' : 'the disk of '}${server}. ${copy ? 'Its copy in the store stays.' : 'It can’t be brought back.'}`

const staleMs = 36 * hourMs

function Tiles({ overview }: { overview: BackupOverview | undefined }) {
  const now = useNow()
  const isLoading = overview === undefined
  const tile = (label: string, at: string | null | undefined, never: string) => {
    const isOld = !at || now.getTime() - new Date(at).getTime() > staleMs
    return (
      <StatTile
        label={label}
        value={at ? shortTime(at, now) : never}
        tone={isOld ? 'warn' : 'ok'}
        isLoading={isLoading}
      />
    )
  }
  return (
    <div className="grid grid-cols-2 gap-x-6 pb-4 lg:grid-cols-4">
      {tile('Last good backup', overview?.lastBackupAt, 'None yet')}
      {tile('Last checked by loading it', overview?.lastVerifiedAt, 'None yet')}
      <StatTile
        label="Next nightly one"
        value={overview?.nextAt ? shortTime(overview.nextAt, now) : 'Switched off'}
        tone={overview?.nextAt ? 'neutral' : 'warn'}
        isLoading={isLoading}
      />
      <StatTile
        label="Free on this server’s disk"
        value={overview?.freeBytes == null ? 'Not known' : sizeOf(overview.freeBytes)}
        isLoading={isLoading}
      />
    </div>
  )
}

/** The browser saves it by itself, whatever its size. */
function saveFile(answer: unknown) {
  const link = document.createElement('a')
  // The endpoint's own schema promises it.
  link.href = (answer as { url: string }).url
  link.download = ''
  link.click()
}
