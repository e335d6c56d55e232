import { CalculatorFrame, type CalculatorProps } from './calculator-frame.tsx'
import { CashLine } from './cash-line.tsx'
import { percent, pounds } from './calculator.ts'
import { months, roiCalculator, type RoiCase, type RoiResult } from './roi-form.ts'

export function RoiCalculator(props: CalculatorProps) {
  return <CalculatorFrame {...props} calculator={roiCalculator} Chart={RoiChart} />
}

function RoiChart({ result }: { result: RoiResult }) {
  return (
    <>
      <CashLine cash={result.cash} paybackMonths={result.paybackMonths} />
      <Sensitivity cases={result.cases} />
    </>
  )
}

function Sensitivity({ cases }: { cases: RoiCase[] }) {
  return (
    <table aria-label="If the benefit comes out differently" className="mt-5 w-full text-left text-sm">
      <thead>
        <tr className="border-b border-rule-strong font-mono text-xs text-slate">
          <th className="py-1.5 pr-3 font-normal">If the benefit is</th>
          <th className="py-1.5 pr-3 text-right font-normal">payback</th>
          <th className="py-1.5 text-right font-normal">present value</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ share, roi }) => (
          <tr key={share} className="border-b border-rule last:border-b-0">
            <th scope="row" className="py-2 pr-3 font-normal">
              {share === 1 ? <b>as expected</b> : percent(share).replace('.00', '')}
            </th>
            <td className="py-2 pr-3 text-right">{months(roi.paybackMonths)}</td>
            <td className="py-2 text-right">{pounds(roi.npv)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
