import { z } from 'zod/mini'

export type Fact = [name: string, value: string]
const toolFacts = z.object({ facts: z.array(z.tuple([z.string(), z.string()])) })

/** What a tool found out, such as a score, where it hands that over as facts. */
export const factsIn = (data: unknown): Fact[] | undefined => toolFacts.safeParse(data).data?.facts

export function ToolFacts({ facts }: { facts: Fact[] | undefined }) {
  if (!facts?.length) return null
  return (
    <dl className="flex flex-wrap gap-x-5 pt-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-slate">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
