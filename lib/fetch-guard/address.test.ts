import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress, refusalOfRedirect, refusalOfUrl } from './address.ts'
import { createFetchGuard, FetchRefused } from './fetch-guard.ts'

/** Targets inside a machine, a network or a cloud, in every spelling that has got past someone's filter. */
const targets = `
http://127.0.0.1/ http://127.0.0.1:80/ http://127.0.0.1:8080/ http://127.1/ http://127.0.1/ http://0/ http://0.0.0.0/ http://0.0.0.0:8080/
http://2130706433/ http://017700000001/ http://0x7f000001/ http://0x7f.0.0.1/ http://0177.0.0.1/ http://0177.0x0.0.1/ http://127.000.000.001/
http://0x7f.1/ http://127.0.0.1./ http://127.255.255.254/ http://00000177.0.0.1/ http://①②⑦.⓪.⓪.①/ http://１２７.０.０.１/ http://127。0。0。1/
http://%31%32%37.0.0.1/ http://localhost/ http://LOCALHOST/ http://localhost./ http://localhost../ http://foo.localhost/ http://foo.localhost./
http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/ http://localhost.localdomain/ http://ip6-localhost/ http://router/ http://intranet/ http://printer.local/ http://db.internal/
http://metadata/ http://metadata.google.internal/computeMetadata/v1/ http://metadata.google.internal./ http://kubernetes.default.svc.cluster.local/
http://router.home.arpa/ http://wiki.corp/ http://files.lan/ http://abc.onion/
http://10.0.0.1/ http://10.255.255.255/ http://0xa000001/ http://167772161/ http://012.0.0.1/ http://10.1/ http://172.16.0.1/ http://172.31.255.255/
http://192.168.0.1/ http://192.168.1.254/ http://3232235777/ http://0xc0a80101/ http://192.168.257/ http://169.254.169.254/latest/meta-data/
http://169.254.169.254./ http://2852039166/ http://0xa9fea9fe/ http://0xa9.0xfe.0xa9.0xfe/ http://0251.0376.0251.0376/ http://169.254.43518/
http://169.254.170.2/ http://169.254.0.1/ http://168.63.129.16/ http://0xa83f8110/ http://2822734096/ http://100.64.0.1/ http://100.100.100.200/
http://100.127.255.255/ http://192.0.0.1/ http://192.0.0.192/ http://192.0.2.1/ http://198.51.100.7/ http://203.0.113.9/ http://198.18.0.1/ http://198.19.255.255/
http://192.88.99.1/ http://192.31.196.1/ http://192.52.193.1/ http://192.175.48.1/ http://224.0.0.1/ http://239.255.255.250/ http://240.0.0.1/
http://255.255.255.255/ http://4294967295/
http://[::1]/ http://[::]/ http://[0:0:0:0:0:0:0:1]/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/ http://[::ffff:10.0.0.1]/ http://[::ffff:169.254.169.254]/
http://[::ffff:a9fe:a9fe]/ http://[::ffff:0:127.0.0.1]/ http://[::ffff:8.8.8.8]/ http://[::127.0.0.1]/ http://[::a00:1]/ http://[::8.8.8.8]/
http://[64:ff9b::127.0.0.1]/ http://[64:ff9b::a9fe:a9fe]/ http://[64:ff9b::8.8.8.8]/ http://[64:ff9b:1::a00:1]/ http://[2002:7f00:1::]/ http://[2002:a00:1::1]/
http://[2002:a9fe:a9fe::1]/ http://[2002:808:808::1]/ http://[2001::1]/ http://[2001:0:53aa:64c:0:fbff:f5ff:fffe]/ http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/
http://[2001:2::1]/ http://[2001:10::1]/ http://[2001:20::1]/ http://[2001:db8::1]/ http://[3fff::1]/ http://[fe80::1]/ http://[febf::1]/ http://[fec0::1]/
http://[fc00::1]/ http://[fd00::1]/ http://[fd00:ec2::254]/ http://[fd20:ce::254]/ http://[ff02::1]/ http://[ff0e::1]/ http://[100::1]/ http://[100:0:0:1::1]/
http://[5f00::1]/ http://[::ffff:0.0.0.0]/ http://[2620:4f:8000::1]/ http://[2a00:1450::5efe:10.0.0.1]/ http://[2a00:1450::200:5efe:a00:1]/ http://[4000::1]/ http://[e000::1]/
https://127.0.0.1/ https://localhost/ https://[::1]/ https://169.254.169.254/
http://8.8.8.8:22/ http://8.8.8.8:25/ http://8.8.8.8:5432/ http://jobs.example.com:6379/ http://jobs.example.com:11211/ https://jobs.example.com:2375/ http://jobs.example.com:1/
http://user@jobs.example.com/ http://user:secret@jobs.example.com/ http://jobs.example.com@127.0.0.1/ http://127.0.0.1\\@jobs.example.com/ http://:p@jobs.example.com/
http:127.0.0.1/ http:/127.0.0.1/ http:\\\\127.0.0.1/ http:///127.0.0.1/
file:///etc/passwd ftp://jobs.example.com/ gopher://127.0.0.1:6379/_INFO dict://127.0.0.1:11211/ data:text/html,hello javascript:alert(1) blob:http://127.0.0.1/x
ws://127.0.0.1/ jar:http://127.0.0.1!/ ldap://127.0.0.1/ tftp://127.0.0.1/ about:blank unix:/var/run/docker.sock
`
  .trim()
  .split(/\s+/)

test('the table of targets is long', () => {
  expect(new Set(targets).size).toBeGreaterThanOrEqual(150)
})

test.each(targets)('%s is refused before anything is resolved', async (target) => {
  const asked: string[] = []
  const guarded = createFetchGuard({
    userAgent: 'test',
    perHostIntervalMs: 0,
    resolve: async (host) => {
      asked.push(host)
      return ['127.0.0.1']
    },
  })
  await expect(guarded(target)).rejects.toThrow(FetchRefused)
  expect(asked).toEqual([])
})

test.each([
  'https://boards-api.greenhouse.io/v1/boards/acme/jobs',
  'http://jobs.example.com/feed',
  'https://jobs.example.com:8443/',
  'https://münchen.example.de/',
  'https://93.184.216.34/',
  'https://[2a00:1450:4009:81f::200e]/',
  'https://local.example.com/',
  'https://internal-jobs.example.com/',
])('%s may be fetched', (address) => {
  expect(refusalOfUrl(new URL(address))).toBeUndefined()
})

test.each([
  ['1.1.1.1', true],
  ['9.9.9.9', true],
  ['100.63.255.255', true],
  ['100.128.0.0', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['168.63.129.17', true],
  ['2606:4700:4700::1111', true],
  ['2a00:1450:4009:81f::200e', true],
  ['2001:4860:4860::8888', true],
  ['fe80::1%eth0', false],
  ['::ffff:1.1.1.1', false],
  ['jobs.example.com', false],
  ['', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('no spelling of a private IPv4 address gets through', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  const inside = fc.oneof(
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
  )
  const spelling = fc.array(fc.constantFrom('dec', 'oct', 'hex'), { minLength: 4, maxLength: 4 })
  const write = (value: number, how: string | undefined) =>
    how === 'oct' ? `0${value.toString(8)}` : how === 'hex' ? `0x${value.toString(16)}` : String(value)
  fc.assert(
    fc.property(inside, spelling, fc.integer({ min: 1, max: 4 }), (octets, how, parts) => {
      const head = octets.slice(0, parts - 1)
      const tail = octets.slice(parts - 1).reduce((sum, one) => sum * 256 + one, 0)
      const host = [...head, tail].map((value, index) => write(value, how[index])).join('.')
      const dotted = octets.join('.')
      for (const name of [host, `[::ffff:${dotted}]`, `[64:ff9b::${dotted}]`, `[::${dotted}]`]) {
        expect(refusalOfUrl(new URL(`http://${name}/`))).toBeDefined()
      }
    }),
  )
})

test('a redirect may make a connection safer, never less safe', () => {
  const [plain, safe] = [new URL('http://jobs.example.com/'), new URL('https://jobs.example.com/')]
  expect([
    refusalOfRedirect(plain, safe),
    refusalOfRedirect(safe, safe),
    refusalOfRedirect(plain, plain),
  ]).toEqual([undefined, undefined, undefined])
  expect(refusalOfRedirect(safe, plain)).toBe('redirected from https to http')
})
