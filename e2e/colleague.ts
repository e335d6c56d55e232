import { z } from 'zod'
import { postJson, signIn } from '../tests/visits.ts'

const password = 'seven lamps over the weir'
const issued = z.object({ url: z.string() })
const signedIn = z.object({ token: z.string() })

/** A colleague of the owner, in a role of their own, who is signed in nowhere. */
export async function invited(
  site: string,
  role: 'sales' | 'editor' = 'sales',
): Promise<{ email: string; password: string }> {
  const email = `colleague.${crypto.randomUUID().slice(0, 8)}@site.test`
  const headers = { authorization: `Bearer ${await signIn(site)}` }
  const invitation = await postJson(`${site}/api/users/invitations`, { email, role }, headers)
  const link = new URL(issued.parse(await invitation.json()).url)
  const token = [...link.searchParams.values()][0]
  const accepted = await postJson(`${site}/api/auth/accept`, { token, name: 'Ina Example', password })
  if (!accepted.ok) throw new Error(`The invitation was not accepted: ${accepted.status}`)
  return { email, password }
}

/** The token of a session of theirs. */
export async function tokenOf(site: string, colleague: { email: string; password: string }): Promise<string> {
  const answer = await postJson(`${site}/api/auth/login`, colleague)
  return signedIn.parse(await answer.json()).token
}
