import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'getting-data-out-of-old-plcs',
  title: 'Getting data out of old PLCs',
  description:
    'OPC UA, MQTT and five ways to reach a controller from 1998 without touching its program. Polling load, time stamps, dead bands and the network around it.',
  category: 'plant-data',
  tags: ['plant-data', 'manufacturing', 'opc-ua', 'maintenance'],
  publishedOn: '2026-07-07',
  updatedOn: '2026-07-07',
  author: brand.byline,
  useCases: ['compressed-air-energy', 'dryer-moisture-control', 'bearing-condition-monitoring'],
  solutions: ['real-time-analytics-gateway', 'seamless-integration-framework'],
  roles: ['data-engineer', 'ai-solutions-architect'],
  body: `The press is from 1998 and runs. Its controller has 4 kB of documentation, a programmer who retired in 2011 and no spare. Somebody needs the ram force once per stroke. What now?

The first rule: a controller that runs is worth more than the data in it. Everything below reads. Nothing writes, nothing is downloaded, and the program isn’t opened for a look.

## Five ways in, from best to last

| Way | Needs | Watch out for |
| --- | --- | --- |
| OPC UA server in the controller | built after about 2012, licence switched on | security policy left at “none” |
| Gateway that speaks the controller’s own protocol | S7 on port 102, EtherNet/IP on 44818, Modbus TCP on 502 | number of connections: some old CPUs allow 8, of which the panel takes 2 |
| OPC Classic server on a PC at the line | a Windows machine nobody may update | DCOM; put an OPC UA wrapper on the same PC and talk to that |
| Serial tap | RS-232 or RS-485 between panel and CPU | listen only, with an isolated adapter |
| Own sensors beside it | a current clamp, a light barrier, a pressure transmitter | you measure the machine, not what the controller believes |

The last way is underrated. A clamp round one motor cable and an edge box cost some £400 to £900 in parts, need no password, void no warranty, and give cycle time, idle time and load within a day. For an OEE or energy question, begin there.

## How much polling is too much

A controller answers requests at the end of its scan. Many old CPUs scan in 20 ms and lose a millisecond or two for each block of data they answer. Ask for 40 tags in one block every second and it won’t notice. Ask for 40 single tags every 100 ms and the scan grows; at some value a watchdog trips, on a Saturday.

So: one contiguous block, the slowest rate that answers the question, and the scan time itself among the tags, so that you see your own effect. Agree beforehand on a limit, such as 5 % longer scan, above which the connection is cut.

How slow is slow enough? To see an event you must sample at least twice within it. A pressure dip of 200 ms needs a sample every 100 ms. The mean temperature of a kiln needs one a minute.

## How much data that makes

~~~formula
120 tags × 86,400 s         = 10.4 million values a day
at 16 bytes each            = 166 MB a day, 60 GB a year
with a dead band (5 % kept) =   8 MB a day,  3 GB a year
~~~

A dead band sends a value only when it has moved by more than a set amount. Choose it per tag, from the sensor’s own noise: twice the standard deviation at rest. Set by feel at 1 % of range, it will erase a slow drift of 0.8 %, which may be the very thing a maintenance model looks for. When in doubt keep everything for three months; 15 GB is no reason to guess.

## OPC UA or MQTT?

They do different jobs. OPC UA is a model and a conversation: a client browses the machine, finds a node with its unit and type, subscribes. It is right between controller and gateway. MQTT is a post office: the gateway publishes, whoever is interested subscribes, and the machine needn’t know. It is right from gateway to everything else, since it goes outwards through one port (8883 with TLS) and survives a line that drops.

MQTT says nothing about content. Agree on topic names, units and quality flags before the second machine is connected; the Sparkplug B specification is one such agreement and brings “birth” and “death” messages, so that a silent machine can be told from a machine at rest.

## Time stamps, the quiet trouble

A quartz clock of 20 parts per million drifts 0.00002 × 86,400 = 1.7 s a day, nearly a minute a month. Two controllers without time service, one fast and one slow, disagree by more than a minute and a half after four weeks. Then the camera’s reject at 10:14:03 can’t be matched with the press stroke that caused it.

Give the gateway a time server and let it stamp on arrival. Note the delay (polling interval plus a scan) and state it. For matching parts between stations use the part’s number or a counter rather than the clock. And store UTC: on the last Sunday in October the hour from one to two comes twice.

## The network round it

Treat the old controller as something that can’t defend itself, because it can’t. It has no password worth the name and will obey whoever reaches port 102. IEC 62443 speaks of zones and conduits; on the floor that means the controller in its own segment, one gateway with two network cards, a rule that lets the gateway read and nobody else in, and no route to the internet. A data diode is better still where a write could hurt somebody.

Log what the gateway asks for. If a request that isn’t a read ever shows up, you want to know at once.

## A week’s plan

1. Monday: list tags with the electrician who knows the machine; 30, not 300.
2. Tuesday: copy the program off, as a backup, with the plant’s own person and tool.
3. Wednesday: connect in a planned stop, at one request every ten seconds.
4. Thursday and Friday: raise the rate in steps, watch the scan time, compare ten values with the panel by eye.

## When not to connect

Not to a safety controller, ever, except through outputs meant for it. Not in the last year of a machine that will be replaced: put the requirement for OPC UA into the new one’s specification, where it costs next to nothing. Not under a maintenance contract that forbids it, before it is amended. And if a person reads three values off a panel once a shift, that may already be the [data you need](/solutions/real-time-analytics-gateway).

## Sources

- IEC 62541 (OPC UA); OASIS MQTT 5.0, 2019; Eclipse Sparkplug 3.0, 2022; IEC 62443.
- Port numbers as registered or published by the makers. Prices, scan times and drift are typical values from practice.`,
} satisfies Post
