import { classes } from '#ui/classes.ts'
import { ActionParts } from './action-parts.tsx'
import { ChartParts } from './chart-parts.tsx'
import { ColourParts } from './colour-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { ListParts } from './list-parts.tsx'
import { PageParts } from './page-parts.tsx'
import { StateParts } from './state-parts.tsx'

const parts = [ColourParts, ActionParts, FormParts, ListParts, ChartParts, StateParts, PageParts]

/** All parts of the interface in both themes, side by side: look here after changing one. */
export function Sheets() {
  return (
    <div className="grid xl:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className={classes(theme, 'min-w-0 space-y-14 bg-paper px-5 py-12 text-ink md:px-8')}
        >
          <h1 className="text-4xl">Parts, {theme}</h1>
          {parts.map((Part) => (
            <Part key={Part.name} theme={theme} />
          ))}
        </div>
      ))}
    </div>
  )
}
