import { readFileSync, writeFileSync } from 'node:fs'
import { passwordDigest } from './common-passwords.server.ts'
import { passwordMin } from '#features/users/user.schema.ts'

const most = 5_000
const columns = 120

/**
 * `node features/users/passwords/digest-passwords.ts LIST` writes common-password-digests.server.ts anew. LIST has a password a line, the most used
 * first; those too short for this site are left out.
 */
function main([path = '']: string[]) {
  const digests = new Set<number>()
  for (const password of readFileSync(path, 'utf8').split(/\r?\n/)) {
    if (digests.size === most) break
    if ([...password].length >= passwordMin) digests.add(passwordDigest(password))
  }
  const bytes = Buffer.alloc(digests.size * 4)
  for (const [i, digest] of [...digests].sort((a, b) => a - b).entries()) bytes.writeUInt32BE(digest, i * 4)
  const text = bytes.toString('base64')
  const lines = Array.from({ length: Math.ceil(text.length / columns) }, (_, i) =>
    text.slice(i * columns, (i + 1) * columns),
  )
  writeFileSync(
    new URL('common-password-digests.server.ts', import.meta.url),
    `/** Written by digest-passwords.ts: the sorted digests, four bytes each, in base64. */\nexport const digestsInBase64 = \`\n${lines.join('\n')}\n\`\n`,
  )
  process.stdout.write(`${digests.size} passwords\n`)
}

if (import.meta.main) main(process.argv.slice(2))
