import { isExcerpt, itemsOf, jobOfItem } from './feed.server.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { readXml } from './xml-tree.server.ts'

/** A feed holds what its owner chose to put in, often only the newest: such a reading is never complete. */
export async function readRss(reading: Reading) {
  const page = await reading.page(
    reading.ownAddress(),
    'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
  )
  await readFeed(reading, page?.text ?? '', page?.url ?? '')
}

export async function readFeed(reading: Reading, text: string, url: string) {
  const root = await readXml(text)
  const items = itemsOf(root)
  if (!items) throw new WrongShape('the XML is neither RSS nor Atom')
  for await (const item of reading.each(items)) reading.add(jobOfItem(item, reading.board.company, url))
  if (isExcerpt(root, items.length)) reading.stopShort('the feed holds only its newest items')
}
