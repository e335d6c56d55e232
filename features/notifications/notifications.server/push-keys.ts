import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import { AppError } from '#lib/errors.ts'
import { openText, sealText } from '#lib/sealed-text.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { pushKeys } from '../notification.table.server.ts'

const theOne = 1
const sealedFor = { purpose: 'push key', owner: 'push' }

/** The site's pair of keys for Web Push, made when it is first wanted; of two servers that make one at once, one wins. */
export async function readPushKeys(ctx: Ctx): Promise<{ publicKey: string; privateKey: string }> {
  const stored = (await findKeys(ctx)) ?? (await makeKeys(ctx))
  const { secretsKey, secretsKeyBefore } = ctx.settings
  const opened = await openText([secretsKey, secretsKeyBefore], sealedFor, stored.privateKey)
  if (!opened) {
    ctx.log.error({}, 'the key of Web Push is sealed with another SECRETS_KEY')
    throw new AppError('unavailable', 'Devices can’t be notified at the moment')
  }
  if (!opened.isCurrent) {
    const privateKey = await sealText(secretsKey, sealedFor, opened.text)
    await ctx.db.update(pushKeys).set({ privateKey }).where(eq(pushKeys.privateKey, stored.privateKey))
  }
  return { publicKey: stored.publicKey, privateKey: opened.text }
}

async function findKeys(ctx: Ctx) {
  const [stored] = await ctx.db.select().from(pushKeys).where(eq(pushKeys.id, theOne))
  return stored
}

async function makeKeys(ctx: Ctx) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const row = {
    id: theOne,
    publicKey,
    privateKey: await sealText(ctx.settings.secretsKey, sealedFor, privateKey),
    createdAt: ctx.clock.now(),
  }
  await ctx.db.insert(pushKeys).values(row).onConflictDoNothing()
  return (await findKeys(ctx)) ?? row
}
