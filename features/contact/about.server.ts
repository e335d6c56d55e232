import type { Ctx } from '#features/context/context.server.ts'
import { findPage } from '#features/publishing/published-pages.server.ts'
import { contactTools, type About, type ContactTool } from './contact.schema.ts'

/** Where each tool is, or the list of those of its kind. */
const homes: Record<ContactTool, string> = {
  matcher: '/solutions/ai-solution-recommender',
  demo: '/demo',
  calculator: '/resources',
  assessment: '/ai-readiness-assessment',
}

/** The tool that an address brings a result of, and its page: `?from=demo&page=/demo/machine-vision`. A page that isn’t the tool’s counts as none. */
export async function aboutOf(ctx: Ctx, search: URLSearchParams): Promise<About | undefined> {
  const tool = contactTools.find((one) => one === search.get('from'))
  if (!tool) return undefined
  const asked = search.get('page') ?? ''
  const named = asked.startsWith(`${homes[tool]}/`) ? await findPage(ctx, asked) : undefined
  const page = named ?? (await findPage(ctx, homes[tool]))
  return page && { tool, path: page.path, name: page.tool ?? page.service?.name ?? nameOf(page) }
}

const nameOf = ({ breadcrumb, title }: { breadcrumb: { name: string }[]; title: string }) =>
  breadcrumb.at(-1)?.name ?? title
