import { useSearchParams } from './use-search-params.ts'

export type FilterChange = (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

/** The filters of these names as the screen's address has them, `''` for one not given; `change` puts a field's value there, `set` a value by its name. */
export function useFilters(names: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const wanted = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']))
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const change: FilterChange = ({ target: { name, value } }) => set(name, value)
  return { wanted, change, set }
}
