import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'edge-or-cloud',
  title: 'Edge or cloud: bytes and milliseconds',
  description:
    'Where a model should run follows from four sums: bandwidth, latency, hours without internet, and cost over five years. Worked through for one line.',
  category: 'plant-data',
  tags: ['plant-data', 'machine-vision', 'architecture', 'cost'],
  publishedOn: '2026-09-29',
  updatedOn: '2026-09-29',
  author: brand.byline,
  useCases: ['surface-defect-inspection', 'shelf-availability', 'livestock-monitoring'],
  solutions: ['real-time-analytics-gateway', 'visual-intelligence'],
  roles: ['ai-architect', 'mlops-engineer'],
  body: `Whether a model runs beside the machine or in a data centre is often decided by taste, or by who is selling. It can be decided with a pencil. Four sums, each a line or two.

The example is a camera over a belt: 5 megapixels, one byte each, ten parts a second, a reject gate 300 mm behind the camera, belt at 0.5 m/s.

## Sum one: bytes

~~~formula
5 MB × 10 a second        =  50 MB/s   =  400 Mbit/s
over two shifts (16 h)    =  2.9 TB a day
site uplink               =  100 Mbit/s
~~~

The raw pictures don’t fit through the line, by a factor of four, even if nobody else in the building sends a mail. Compression at ten to one fits, and blurs exactly the fine scratches you wanted. Send results and a few pictures instead: 200 doubtful parts a day are 1 GB, which is 80 seconds of the uplink.

A vibration sensor is the opposite: one spectrum of 8 kB every ten minutes is 1.2 MB a day. A thousand of them go through the same line without notice.

## Sum two: milliseconds

From lens to gate the part travels 300 mm at 0.5 m/s, so 600 ms. The gate needs 80 ms to move. What is left is 520 ms for everything.

| Step | Beside the line | In a cloud region |
| --- | ---: | ---: |
| Trigger and exposure | 2 ms | 2 ms |
| Camera to computer | 45 ms | 45 ms |
| Upload of 5 MB at 100 Mbit/s | | 400 ms |
| Network, there and back | | 20 to 60 ms |
| Inference | 35 ms | 15 ms |
| To the PLC, one scan | 20 ms | 20 ms |
| Sum | 102 ms | 502 to 542 ms |

On paper the cloud comes close. In a plant the question isn’t the mean but the worst of a day’s 576,000 parts. If one upload in a thousand takes a second longer, 576 parts a day pass the gate unjudged. For a decision with a deadline under a second, count on your own wire only.

For a decision each Friday, or each quarter of an hour, the whole table is irrelevant.

## Sum three: hours without

An internet connection with 99.5 % availability is down for 0.005 × 8,760 = 44 hours a year. Ask what happens in them. If the line runs on uninspected, 44 hours of product are of unknown quality. If it stops, multiply by the cost of an hour: at £1,150 that is £50,000, more than most edge computers. If the report simply arrives later, nothing happens.

The box at the line fails as well. Typical for an industrial computer without fan and with a solid-state disk is a failure in eight to fifteen years; the question is how long the swap takes. With a spare on the shelf and an image that restores itself, an hour. Without, three weeks for delivery.

## Sum four: five years of money

| | Edge, per line | Cloud, always on | Cloud, 20 minutes a day |
| --- | ---: | ---: | ---: |
| Hardware | £2,400 | | |
| Upkeep, spares, patching, 5 years | £1,750 | | |
| Compute at £0.60 an hour, 5 years | | £26,280 | £365 |
| Five years | £4,150 | £26,280 | £365 |

The hourly price is typical for a small instance with a graphics processor, list, in 2026; yours will differ. The pattern is stable: a machine that must listen all the time is cheaper to own, work that comes in short bursts is cheaper to rent. Training is a burst. Inspection is not.

Two items are often forgotten. Ten edge computers on ten lines need patching, certificates and somebody who notices when one goes quiet: half an hour per box and month is realistic, and it is in the table. And taking data out of a cloud costs; at a list price of £0.07 a GB, 2.9 TB a day would be £200 a day.

## So, in one table

| The work | Runs best |
| --- | --- |
| Rejecting parts, stopping a machine, warning a driver | at the line |
| Vibration, energy, counts: features first, then trends | features at the line, trends anywhere |
| Training and tests on held-out data | rented, by the hour |
| Forecast of orders, beds, arrivals | wherever the database is |
| Search in documents with a large language model | rented, unless the documents may not leave |
| Comparison of twelve sites | one central place, with results only |

Most plants end up with both, and the useful discipline is at the border: what crosses, how often, in which form, and what happens when it can’t.

## Questions that sums don’t answer

May the data leave? Patient pictures, a customer’s drawings, export-controlled parts: read the contracts first. Who patches? An edge computer which nobody has updated for three years is a way into the plant; IEC 62443 puts it into a zone of its own. Who may change the model? In both places a version number, a date and the way back to the last one.

## When neither

If a [threshold in the PLC](/blog/getting-data-out-of-old-plcs) does the job, it needs no computer. If the decision is made once a month by one person, a file on their laptop is architecture enough. And where a vendor’s box and a vendor’s cloud come only together, cost the day on which you leave.

## Sources

- All sums use the figures shown. Prices, failure rates and availability are typical values of 2026, to be replaced with your quotations.
- IEC 62443-3-2:2020, zones and conduits.`,
} satisfies Post
