import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { withChildren } from './faults/process-tree.ts'
import { freePort } from './site.ts'
import { eventually } from './visits.ts'

const nobody = 65_534

/** Dovecot on this machine with one mailbox, `sales`, whose password is `secret`. Tokens of XOAUTH2 are asked about at `introspectionUrl` (RFC 7662). */
export async function startDovecot(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  { introspectionUrl }: { introspectionUrl?: string } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'))
  const port = await freePort()
  const isRoot = userInfo().uid === 0
  const { username, uid, gid } = userInfo()
  // It opens no mailbox for root.
  const owner = isRoot ? { uid: nobody, gid: nobody } : { uid, gid }
  const name = isRoot ? 'nobody' : username
  await chmod(folder, 0o755)
  const own = async (path: string) => {
    await mkdir(path, { recursive: true })
    await chown(path, owner.uid, owner.gid)
  }
  const inbox = join(folder, 'mail')
  for (const path of [inbox, ...['new', 'cur', 'tmp'].map((one) => join(inbox, one))]) await own(path)
  const config = join(folder, 'dovecot.conf')
  const oauth = join(folder, 'oauth2.conf.ext')
  await writeFile(
    oauth,
    `introspection_mode = post
introspection_url = ${introspectionUrl}
username_attribute = username
active_attribute = active
active_value = true
`,
  )
  await writeFile(
    config,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login${introspectionUrl ? ' xoauth2' : ''}
default_internal_user = ${name}
default_login_user = ${name}
default_internal_group = ${isRoot ? 'nogroup' : String(gid)}
first_valid_uid = 1
mail_location = maildir:${inbox}
mailbox_list_index = yes
maildir_very_dirty_syncs = no
mail_max_userip_connections = 100
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
}
${introspectionUrl ? `passdb {\n  driver = oauth2\n  mechanisms = xoauth2\n  args = ${oauth}\n}` : ''}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  chroot =
}
service anvil {
  chroot =
}
`,
  )
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' })
    await eventually(() => isOpen(port), { withinMs: 20_000, what: 'Dovecot' })
  }
  const kill = async () => {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    // Connections belong to its children, which would serve them on.
    for (const pid of withChildren(child.pid)) process.kill(pid, 'SIGKILL')
    await exited
  }
  onTestFinished(async () => {
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
    await rm(folder, { recursive: true, force: true })
  })
  await start()
  let count = 0
  return {
    port,
    log: join(folder, 'log'),
    inbox,
    start,
    /** At once, as when the power fails, with every connection. */
    kill,
    /** A message arrives, as a mail server delivers it. */
    async deliver(raw: string, into = '') {
      count += 1
      const place = join(inbox, into)
      const file = `${Math.floor(Date.now() / 1000)}.M${count}P1.host`
      const temporary = join(place, 'tmp', file)
      await writeFile(temporary, raw.replaceAll(/\r?\n/g, '\r\n'))
      await chown(temporary, owner.uid, owner.gid)
      await rename(temporary, join(place, 'new', file))
    },
  }
}

const isOpen = (port: number) =>
  new Promise<true | undefined>((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(undefined))
  })
