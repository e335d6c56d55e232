import { sql } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { faqEntries } from './faq/faq.table.server.ts'
import { firmEntries, firmSettings } from './firm/firm.table.server.ts'
import { pageEntries, pageEntryVersions } from './pages/page.table.server.ts'
import { posts, postVersions } from './posts/post.table.server.ts'

const isLive = sql`exists (select 1 from ${posts} where ${posts.id} = ${postVersions.postId} and ${posts.liveNumber} = ${postVersions.number})`

const isShownPage = sql`exists (select 1 from ${pageEntries} where ${pageEntries.id} = ${pageEntryVersions.entryId} and ${pageEntryVersions.number} in (${pageEntries.liveNumber}, ${pageEntries.nextNumber}))`

/** Public words belong to nobody; what is in them is edited where they are published, so that every server shows it. */
export const publishingHolder: PersonHolder = {
  label: 'Articles, pages, answers and the firm',
  columns: ['firmEntries.fields'],
  texts: [
    {
      id: 'posts',
      label: 'Article',
      table: posts,
      columns: ['fields'],
      key: [keyPart(posts.id)],
      path: sql`'/content/posts/' || ${posts.id}`,
      removal: 'elsewhere',
    },
    {
      id: 'post_versions',
      label: 'Earlier version of an article',
      table: postVersions,
      columns: ['fields'],
      key: [keyPart(postVersions.postId), keyPart(postVersions.number)],
      where: sql`not ${isLive}`,
      path: sql`'/content/posts/' || ${postVersions.postId}`,
    },
    {
      id: 'post_versions.live',
      label: 'Published article',
      table: postVersions,
      columns: ['fields'],
      key: [keyPart(postVersions.postId), keyPart(postVersions.number)],
      where: isLive,
      path: sql`'/content/posts/' || ${postVersions.postId}`,
      removal: 'elsewhere',
    },
    {
      id: 'page_entries',
      label: 'Draft of a page',
      table: pageEntries,
      columns: ['draft'],
      key: [keyPart(pageEntries.id)],
      path: sql`'/content/pages/' || ${pageEntries.id}`,
      removal: 'elsewhere',
    },
    {
      id: 'page_entry_versions',
      label: 'Earlier version of a page',
      table: pageEntryVersions,
      columns: ['text'],
      key: [keyPart(pageEntryVersions.entryId), keyPart(pageEntryVersions.number)],
      where: sql`not ${isShownPage}`,
      path: sql`'/content/pages/' || ${pageEntryVersions.entryId}`,
    },
    {
      id: 'page_entry_versions.live',
      label: 'Published page',
      table: pageEntryVersions,
      columns: ['text'],
      key: [keyPart(pageEntryVersions.entryId), keyPart(pageEntryVersions.number)],
      where: isShownPage,
      path: sql`'/content/pages/' || ${pageEntryVersions.entryId}`,
      removal: 'elsewhere',
    },
    {
      id: 'faq_entries',
      label: 'Entry of the FAQ',
      table: faqEntries,
      columns: ['question', 'answer'],
      key: [keyPart(faqEntries.anchor)],
      path: sql`'/content?tab=faq'`,
      removal: 'elsewhere',
    },
    {
      id: 'firm_settings',
      label: 'Who the firm is',
      table: firmSettings,
      columns: ['fields'],
      key: [keyPart(firmSettings.part)],
      path: sql`case when ${firmSettings.part} = 'hours' then '/settings?tab=hours'
        when starts_with(${firmSettings.part}, 'mail-text.') then '/settings?tab=texts' else '/firm' end`,
      removal: 'elsewhere',
    },
    {
      id: 'firm_entries',
      label: 'Person, case or certificate on public pages',
      table: firmEntries,
      columns: ['fields'],
      key: [keyPart(firmEntries.id)],
      path: sql`'/firm?tab=' || ${firmEntries.kind}`,
      removal: 'elsewhere',
    },
  ],
  async exportPerson() {
    return []
  },
  async erasePerson() {
    return 0
  },
}
