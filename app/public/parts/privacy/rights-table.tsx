import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'

interface Right {
  right: string
  meaning: string
  basis: string
}

interface Props {
  label: string
  columns: Right
  rows: readonly Right[]
}

/** Rows stack on a phone, each cell under the name of its column. */
export function RightsTable({ label, columns, rows }: Props) {
  return (
    <Table label={label} stacked>
      <THead>
        <Tr>
          <Th>{columns.right}</Th>
          <Th>{columns.meaning}</Th>
          <Th>{columns.basis}</Th>
        </Tr>
      </THead>
      <TBody>
        {rows.map(({ right, meaning, basis }) => (
          <Tr key={right}>
            <Td className="text-base font-semibold md:w-44">{right}</Td>
            <Td className="text-base">{meaning}</Td>
            <Td className="text-base text-slate md:w-52">{basis}</Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
