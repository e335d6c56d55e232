import { type Loaded, page } from '#app/document/page.server.tsx'
import { rolesPage } from '#content/role-page.ts'
import { BigFigure } from '#ui/figure.tsx'
import { Container } from '#ui/section.tsx'
import { OneOrOther } from './parts/roles/one-or-other.tsx'
import { RoleMatrix } from './parts/roles/role-matrix.tsx'

function load() {
  return rolesPage()
}

export const loader = page(() => <RolesPage data={load()} />)

function RolesPage({ data }: { data: Loaded<typeof load> }) {
  const { title, intro, figure, groups, parts, matrix, oneOrOther } = data
  return (
    <>
      <Container className="grid gap-x-8 gap-y-8 pt-8 md:grid-cols-12 md:items-end md:pt-12">
        <div className="md:col-span-7">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-5 max-w-[52ch] text-lg">{intro}</p>
        </div>
        <div className="md:col-span-5">
          <BigFigure {...figure} value={<span className="whitespace-nowrap">{figure.value}</span>} />
        </div>
      </Container>
      <Container className="pt-14 md:pt-20">
        <RoleMatrix groups={groups} parts={parts} words={matrix} />
      </Container>
      <OneOrOther {...oneOrOther} />
    </>
  )
}
