import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink, IconButton, type ButtonSize, type ButtonVariant } from '#ui/button.tsx'
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuRule } from '#ui/menu.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { toast } from '#ui/toast.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { Specimen, type PartProps } from './specimen.tsx'

const variants: ButtonVariant[] = ['signal', 'primary', 'secondary', 'quiet', 'danger']
const sizes: ButtonSize[] = ['lg', 'md', 'sm']
const tabs = [
  { value: 'all', label: 'All leads', count: 214 },
  { value: 'spam', label: 'Spam review', count: 7 },
  { value: 'twice', label: 'Duplicates' },
] as const

export function ActionParts(_props: PartProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('all')
  const [open, setOpen] = useState<'dialog' | 'confirm'>()
  const [density, setDensity] = useState<'table' | 'board'>('table')
  return (
    <Specimen title="Actions">
      <div className="space-y-3">
        {sizes.map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-2">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant === 'signal' ? 'Get Started' : `Button ${variant}`}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <Button pending>Submitting...</Button>
          <Button disabled variant="secondary">
            Not now
          </Button>
          <ButtonLink to="/usecases" variant="quiet" icon="arrow-right" iconAfter>
            View All Use Cases
          </ButtonLink>
          <Button icon="plus" size="sm">
            New lead
          </Button>
          <IconButton icon="edit" label="Edit" />
          <ThemeSwitch />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="neutral">contacted</Badge>
          <Badge tone="sea">Manufacturing</Badge>
          <Badge tone="ok">met</Badge>
          <Badge tone="warn">at risk</Badge>
          <Badge tone="signal">breached</Badge>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open a dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Ask first
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                title: 'Form submitted',
                description: 'Thanks for your message! We will get back to you soon.',
              })
            }
          >
            Good news
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                title: 'Email Required',
                description: 'Please enter a valid email address',
                tone: 'error',
              })
            }
          >
            An error
          </Button>
          <Menu align="start" trigger={<Button variant="secondary">Menu</Button>}>
            <MenuLink to="/leads" icon="leads">
              Leads
            </MenuLink>
            <MenuItem icon="download" onSelect={() => toast({ title: '214 leads exported' })}>
              Export as CSV
            </MenuItem>
            <MenuRule />
            <MenuChoice
              label="View"
              value={density}
              options={[
                { value: 'table', label: 'Table', icon: 'table' },
                { value: 'board', label: 'Board', icon: 'board' },
              ]}
              onChange={setDensity}
            />
            <MenuRule />
            <MenuItem icon="trash" tone="danger" onSelect={() => setOpen('confirm')}>
              Archive
            </MenuItem>
          </Menu>
          <Tooltip text="Share of first replies within the promise, last 30 days">
            <IconButton icon="info" label="About this figure" />
          </Tooltip>
        </div>
        <Tabs label="Lists" tabs={tabs} value={tab} onChange={setTab} className="pt-4">
          The panel of {tab}.
        </Tabs>
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={() => setOpen(undefined)}
        title="Log a call"
        description="It stops the reply clock."
        footer={<Button onClick={() => setOpen(undefined)}>Log the call</Button>}
      >
        Who was reached, and what was said.
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={() => setOpen(undefined)}
        title="Archive 3 leads?"
        text="They leave every list and can be brought back for 30 days."
        confirmLabel="Archive 3 leads"
        isDangerous
        onConfirm={() => setOpen(undefined)}
      />
    </Specimen>
  )
}
