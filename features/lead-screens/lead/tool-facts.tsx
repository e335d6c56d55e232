import { z } from 'zod/mini'

const toolFacts = z.object({ facts: z.array(z.tuple([z.string(), z.string()])) })

/** What a tool found out, such as a score, where it hands that over as facts. */
export function ToolFacts({ data }: { data: unknown }) {
  const parsed = toolFacts.safeParse(data)
  if (!parsed.success) return null
  return (
    <dl className="flex flex-wrap gap-x-5 pt-1 text-sm">
      {parsed.data.facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-slate">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
