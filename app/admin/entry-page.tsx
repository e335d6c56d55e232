import { Link } from '#ui/link.tsx'
import { brand, tagline } from '#config/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { TideChart } from './tide-chart.tsx'

/** The doorstep of the staff area: the tide on the left, the form on the right; on a phone the form alone. */
export function EntryPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="grid min-h-svh lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <aside className="hidden flex-col justify-between border-r border-rule bg-sunk px-10 pt-8 pb-10 lg:flex">
        <Home />
        <TideChart />
        <p className="max-w-[34ch] font-heading text-xl leading-snug">{tagline}</p>
      </aside>
      <div className="flex min-w-0 flex-col px-5 pt-5 pb-10 sm:px-10">
        <header className="flex items-center justify-between lg:justify-end">
          <span className="lg:hidden">
            <Home />
          </span>
          <ThemeSwitch />
        </header>
        <main id="main" className="my-auto w-full max-w-md py-10 lg:ml-[8%]">
          <p className="pb-1 font-mono text-xs text-slate">Staff area</p>
          <h1 className="pb-6 text-3xl">{title}</h1>
          {children}
        </main>
      </div>
    </div>
  )
}

function Home() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-heading text-lg font-semibold tracking-tight"
    >
      <BrandMark className="size-7 text-sea" />
      {brand.name}
    </Link>
  )
}
