import type { Client } from 'pg'
import { pages } from '#content/pages.ts'

const origins = [
  { origin: 'google.com', host: 'google.com' },
  { origin: 'direct' },
  { origin: 'this site' },
  { origin: 'linkedin.com', host: 'linkedin.com' },
  { origin: 'letter', medium: 'email', campaigns: ['autumn', 'oee-guide', 'winter-shutdown'] },
  { origin: 'bing.com', host: 'bing.com' },
  { origin: 'linkedin', medium: 'paid', campaigns: ['machine-vision-uk', 'predictive-uk'] },
  { origin: 'duckduckgo.com', host: 'duckduckgo.com' },
  { origin: 'trade-fair', medium: 'qr', campaigns: ['manufacturing-expo'] },
  ...Array.from({ length: 31 }, (_, i) => ({
    origin: `site-${i + 1}.example`,
    host: `site-${i + 1}.example`,
  })),
] satisfies { origin: string; host?: string; medium?: string; campaigns?: string[] }[]
const tools = ['contact', 'demo', 'assessment', 'matcher', 'calculator', 'team-request', 'chat']

interface Wanted {
  count: number
  /** Days up to and with today, over which they lie. */
  days: number
}

/** Events of a site as they could have been, in the order of time: fewer at weekends, more each month. Made in the database. */
export async function makeUpEvents(client: Client, { count, days }: Wanted): Promise<void> {
  const paths = pages.filter((page) => !page.noindex).map(({ path }) => path)
  const kinds = origins.map((one) => ({ host: null, medium: null, campaigns: [null], ...one }))
  await client.query('select setseed(0.42)')
  await client.query(
    `insert into events (at, name, subject, path, device, is_entry, origin, utm_source, utm_medium, utm_campaign, referrer_host)
    select at, name,
      case when name in ('tool_start', 'tool_step', 'tool_finish', 'lead_sent') then ($4::text[])[1 + floor(power(r5, 1.6) * ${tools.length})]
        when name = 'demo_run' then 'oee' when name = 'download' then 'rfp-template' else '' end,
      ($3::text[])[1 + floor(power(r3, 2.2) * ${paths.length})],
      case when r4 < 0.56 then 'desktop' when r4 < 0.96 then 'phone' else 'tablet' end,
      name = 'page_view' and r6 < 0.42 and kind->>'origin' <> 'this site',
      kind->>'origin', case when kind->>'medium' is not null then kind->>'origin' end, kind->>'medium',
      kind->'campaigns'->>floor(r8 * jsonb_array_length(kind->'campaigns'))::int, kind->>'host'
    from (
      select now() - make_interval(secs => $2 * 86400 * (1 - power(i::float8 / $1, 0.85))) as at,
        ($5::jsonb)->floor(power(random(), 2.6) * ${kinds.length})::int as kind,
        random() as r3, random() as r4, random() as r5, random() as r6, random() as r7, random() as r8,
        (array['page_view', 'tool_start', 'tool_step', 'tool_finish', 'lead_sent', 'download', 'demo_run', 'chat_open', 'search'])[
          1 + (random() > 0.8)::int * (1 + floor(power(random(), 1.5) * 8)::int)] as name
      from generate_series(1, $1::int) i
    ) made where extract(isodow from at) < 6 or r7 < 0.35`,
    [count, days, paths, tools, JSON.stringify(kinds)],
  )
  await client.query('vacuum analyze events')
}

/** Measurements of page loads, in their bands: about as many as such a site would have. */
export async function makeUpVitals(client: Client, { count, days }: Wanted): Promise<void> {
  const paths = pages.filter((page) => !page.noindex).map(({ path }) => path)
  await client.query('select setseed(0.24)')
  await client.query(
    `insert into vital_days (day, metric, path, device, band, count)
    select day, metric, path, device,
      1 + floor(ln(greatest(1, middle * case device when 'phone' then 1.5 else 1 end * exp(0.45 * normal))) / ln(1.05))::int, count(*)
    from (
      select (now() at time zone 'UTC')::date - floor(random() * $2)::int as day,
        regexp_replace(($3::text[])[1 + floor(power(random(), 2.2) * ${paths.length})], '^(/[^/]+/).+$', '\\1…') as path,
        case when random() < 0.56 then 'desktop' else 'phone' end as device,
        random() + random() + random() + random() + random() + random() - 3 as normal
      from generate_series(1, $1::int)
    ) loads cross join (values ('LCP', 900), ('INP', 70), ('FID', 6), ('CLS', 12), ('FCP', 620), ('TTFB', 160)) as metrics (metric, middle)
    group by 1, 2, 3, 4, 5`,
    [count, days, paths],
  )
  await client.query('vacuum analyze vital_days')
}
