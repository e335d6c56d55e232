import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { checkNotify, listen, notify } from './listen.ts'
import { silentLog } from './log.ts'
import { createTestDatabase } from './test-database.ts'

test('a listener hears its channel, and after a lost connection is told to read again and hears on', async () => {
  const database = await createTestDatabase()
  const heard: (string | undefined)[] = []
  const listener = await listen(database, 'content', (payload) => heard.push(payload))
  onTestFinished(() => listener.close())
  await notify(database.orm, 'content', "version 2, Ann's")
  await notify(database.orm, 'another', 'for someone else')
  await expect.poll(() => heard).toEqual(["version 2, Ann's"])

  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listen content'",
  )
  await expect.poll(() => heard).toEqual(["version 2, Ann's", undefined])
  await notify(database.orm, 'content', 'version 3')
  await expect.poll(() => heard).toEqual(["version 2, Ann's", undefined, 'version 3'])
})

test('a notice in a transaction that is undone is never heard', async () => {
  const database = await createTestDatabase()
  const heard: (string | undefined)[] = []
  const listener = await listen(database, 'content', (payload) => heard.push(payload))
  onTestFinished(() => listener.close())
  const undone = database.orm.transaction(async (tx) => {
    await notify(tx, 'content', 'undone')
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await notify(database.orm, 'content', 'done')
  await expect.poll(() => heard).toEqual(['done'])
})

test('listening to a database that is away fails where it was asked for', async () => {
  const away = openDatabase({ url: 'postgresql://site@localhost/site?host=%2Fnowhere', log: silentLog })
  onTestFinished(() => away.close())
  await expect(listen(away, 'content', () => {})).rejects.toThrow('ENOENT')
})

test('a name that would need quoting is no channel', async () => {
  const database = await createTestDatabase()
  await expect(listen(database, 'a; drop table leads', () => {})).rejects.toThrow("isn't a channel's name")
})

test('a database that delivers what it is told passes the check of a start', async () => {
  await checkNotify(await createTestDatabase())
})
