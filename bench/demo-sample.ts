import { findDemo } from '#features/demos/demos.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'

/** Computes one demo's sample in a process of its own and prints the milliseconds of processor time of each run, the first one first. */
const demo = await findDemo(process.argv[2] ?? '')
if (!demo) throw new Error('There is no demo of that name')
const times: number[] = []
for (let run = 0; run < 5; run++) {
  const before = process.threadCpuUsage()
  await runDemo(demo, { kind: 'sample' }, {}, { progress: () => undefined })
  const { user, system } = process.threadCpuUsage(before)
  times.push((user + system) / 1000)
}
process.stdout.write(JSON.stringify(times))
