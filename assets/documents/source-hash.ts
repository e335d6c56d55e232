import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sampleContracts } from '#content/contracts/index.ts'
import { contractDocumentOf, csvOf, documentOf } from '#content/resources/document.ts'
import { guides } from '#content/resources/index.ts'
import { pdfInput } from './pdf-input.ts'

/** What the downloads depend on: the guides and sample contracts, their colours, and the code that sets them. Twelve hex digits. */
export async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  const theme = await readFile('ui/theme.css', 'utf8')
  for (const name of (await readdir('lib/pdf')).sort())
    if (!name.endsWith('.test.ts')) hash.update(await readFile(`lib/pdf/${name}`))
  for (const sample of sampleContracts)
    hash.update(JSON.stringify(pdfInput(contractDocumentOf(sample), theme)))
  for (const guide of guides) {
    hash.update(JSON.stringify(pdfInput(documentOf(guide), theme)))
    if (guide.worksheet) hash.update(csvOf(guide.worksheet))
  }
  return hash.digest('hex').slice(0, 12)
}
