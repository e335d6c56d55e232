import { expect, test } from 'vitest'
import { readWrk } from './wrk.ts'

// As wrk 4.1.0 prints it.
const printed = `Running 1s test @ http://127.0.0.1:18765/nope
  2 threads and 4 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     6.00ms   16.24ms 118.45ms   94.10%
    Req/Sec     1.16k   718.93     2.36k    68.42%
  Latency Distribution
     50%    1.22ms
     75%    3.54ms
     90%    8.69ms
     99%   92.90ms
  2283 requests in 1.10s, 1.13MB read
  Socket errors: connect 1, read 2, write 0, timeout 4
  Non-2xx or 3xx responses: 2283
Requests/sec:   2070.46
Transfer/sec:      1.03MB
`

test('the figures of wrk are read with their units, and every kind of error counts', () => {
  expect(readWrk(printed)).toEqual({ requests: 2283, perSecond: 2070.46, p99Ms: 92.9, errors: 2290 })
  expect(readWrk(printed.replace('92.90ms', '850.00us')).p99Ms).toBe(0.85)
  expect(readWrk(printed.replace('92.90ms', '1.25s')).p99Ms).toBe(1250)
  expect(readWrk(printed.replace(/^.*(?:Socket|Non-2xx).*\n/gm, '')).errors).toBe(0)
})

test('a run without figures is a failure', () => {
  expect(() => readWrk('unable to connect to 127.0.0.1:1 Connection refused\n')).toThrow('Connection refused')
})
