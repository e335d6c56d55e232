import { shortTime, longTime } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem, MenuRule } from '#ui/menu.tsx'
import { ActionsTh, Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import type { BackupItem } from '#features/backup/backup.schema.ts'
import { kindNames, sizeOf, stateOf } from './backup-words.ts'
import type { Access } from './use-backups.ts'

export type BackupAction = 'verify' | 'download' | 'restore' | 'delete'

interface Props {
  backups: BackupItem[]
  names: Map<string, string>
  access: Access
  /** Something is at work, so that nothing else can be begun. */
  isBusy: boolean
  onAct(action: BackupAction, backup: BackupItem): void
}

export function BackupsTable({ backups, names, access, isBusy, onAct }: Props) {
  const now = useNow()
  return (
    <Table label="Backups" stacked>
      <THead>
        <Tr>
          <Th>Made</Th>
          <Th>State</Th>
          <Th numeric>Rows</Th>
          <Th numeric>Size</Th>
          <Th>How</Th>
          <Th>Where</Th>
          <ActionsTh />
        </Tr>
      </THead>
      <TBody>
        {backups.map((backup) => (
          <Tr key={backup.id}>
            <Td label="Made">
              <span className="min-w-0">
                <time dateTime={backup.madeAt} title={longTime(backup.madeAt)} className="font-semibold">
                  {shortTime(backup.madeAt, now)}
                </time>
                <span className="block text-xs break-words text-slate">{backup.fileName}</span>
              </span>
            </Td>
            <Td label="State">
              <State backup={backup} now={now} />
            </Td>
            <Td label="Rows" numeric className="tabular-nums">
              {backup.rows?.toLocaleString('en-GB') ?? 'Not known'}
            </Td>
            <Td label="Size" numeric className="whitespace-nowrap tabular-nums">
              {sizeOf(backup.bytes)}
            </Td>
            <Td label="How">
              <span>
                {kindNames[backup.kind]}
                {backup.madeBy && (
                  <span className="block text-xs text-slate">{names.get(backup.madeBy)}</span>
                )}
                {backup.isEncrypted && <span className="block text-xs text-slate">Encrypted</span>}
              </span>
            </Td>
            <Td label="Where">
              <span className="break-words">
                {backup.isStored ? 'Only in the store' : backup.server}
                {!backup.isHere && (
                  <span className="block text-xs text-slate">On another machine’s disk</span>
                )}
                {backup.copy && <Copy copy={backup.copy} />}
              </span>
            </Td>
            <Td className="max-md:justify-end">
              <Actions {...{ backup, access, isBusy, onAct }} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}

function State({ backup, now }: { backup: BackupItem; now: Date }) {
  const { word, tone } = stateOf(backup)
  const text = backup.problem ?? backup.verifyProblem
  return (
    <span>
      <Badge tone={tone}>{word}</Badge>
      {text && <span className="block max-w-72 text-xs text-signal-strong">{text}</span>}
      {!text && backup.verifiedAt && (
        <span className="block text-xs text-slate">{shortTime(backup.verifiedAt, now)}</span>
      )}
    </span>
  )
}

function Copy({ copy }: { copy: NonNullable<BackupItem['copy']> }) {
  if (copy.state !== 'ready')
    return <span className="block max-w-56 text-xs text-signal-strong">In the store: {copy.problem}</span>
  return (
    <span className="block text-xs text-slate">
      {copy.verifiedAt ? 'In the store, read back' : 'In the store, not yet read back'}
    </span>
  )
}

function Actions({
  backup,
  access,
  isBusy,
  onAct,
}: Pick<Props, 'access' | 'isBusy' | 'onAct'> & { backup: BackupItem }) {
  if (!access.mayCreate) return null
  const isThere = backup.state !== 'missing'
  const mayDownload = backup.isEncrypted || access.mayRestore
  const isBroken = backup.verifyProblem !== null || (backup.state === 'failed' && backup.rows === null)
  return (
    <Menu trigger={<IconButton icon="more" label={`Actions for ${backup.fileName}`} />}>
      <MenuItem icon="check" disabled={isBusy || !isThere} onSelect={() => onAct('verify', backup)}>
        Check it
      </MenuItem>
      <MenuItem
        icon="download"
        disabled={!isThere || !backup.isHere || !mayDownload}
        onSelect={() => onAct('download', backup)}
      >
        {mayDownload ? 'Download' : 'Download (owners only: not encrypted)'}
      </MenuItem>
      {access.mayRestore && (
        <MenuItem
          icon="history"
          disabled={isBusy || !isThere || isBroken}
          onSelect={() => onAct('restore', backup)}
        >
          Restore …
        </MenuItem>
      )}
      <MenuRule />
      <MenuItem icon="trash" tone="danger" disabled={!backup.isHere} onSelect={() => onAct('delete', backup)}>
        Delete …
      </MenuItem>
    </Menu>
  )
}
