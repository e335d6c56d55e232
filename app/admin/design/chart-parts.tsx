import { BarChart } from '#ui/bar-chart.tsx'
import { LineChart } from '#ui/line-chart.tsx'
import { Specimen, type PartProps } from './specimen.tsx'

const sources = ['Contact form', 'Assessment', 'Chat', 'Solution matcher', 'Team request']
const days = Array.from({ length: 30 }, (_, day) => `${day + 1} Nov`)
// A sample: two tides of different period.
const wave = (length: number, lift: number) =>
  days.map((_, day) => Math.round(lift + lift * 0.7 * Math.sin(day / length)))

export function ChartParts(_props: PartProps) {
  return (
    <Specimen title="Charts">
      <div className="space-y-10 text-sm">
        <BarChart
          title="New leads by source"
          labelHeading="Source"
          labels={sources}
          series={[
            { name: '7 days', values: [12, 9, 4, 2, 0] },
            { name: '30 days', values: [41, 30, 19, 11, 3] },
          ]}
        />
        <LineChart
          title="Hours to the first reply"
          labelHeading="Day"
          labels={days}
          series={[
            { name: 'median', values: wave(3.1, 6) },
            { name: 'slowest', values: wave(4.4, 14).map((value, day) => (day === 12 ? null : value)) },
          ]}
          format={(value) => `${value} h`}
          limit={{ value: 24, label: 'promise, 24 h' }}
        />
      </div>
    </Specimen>
  )
}
