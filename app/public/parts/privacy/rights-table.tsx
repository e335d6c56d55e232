import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'

interface Props {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Rows stack on a phone, each cell under the name of its column. */
export function RightsTable({ label, columns, rows }: Props) {
  return (
    <Table label={label} stacked>
      <THead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>{column}</Th>
          ))}
        </Tr>
      </THead>
      <TBody>
        {rows.map(([right = '', meaning, source]) => (
          <Tr key={right}>
            <Td className="text-base font-semibold md:w-44">{right}</Td>
            <Td className="text-base">{meaning}</Td>
            <Td className="text-slate md:w-52">{source}</Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
