import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** Ports that the site may ask, so that nothing but the address speaks against it. */
const openPorts = [8080, 8443, 80]

/** Something inside that nobody from outside may reach. It listens on every address of this machine and notes who came. */
export async function openCanary() {
  const visits: string[] = []
  const server = createServer((request, response) => {
    visits.push(`${request.headers.host}${request.url}`)
    response.setHeader('content-type', 'application/json').end('[{"secret":"inside"}]')
  })
  const port = await firstFree(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port, visits }
}

async function firstFree(server: ReturnType<typeof createServer>): Promise<number> {
  for (const port of openPorts) {
    const isOpen = await new Promise<boolean>((done) => {
      server.once('error', () => done(false))
      server.listen({ port, host: '::', ipv6Only: false }, () => done(true))
    })
    server.removeAllListeners('error')
    if (isOpen) return port
  }
  throw new Error(`Ports ${openPorts.join(', ')} are all in use`)
}

/** Every spelling of an address inside, each with a host of its own where it can have one. `{p}` is the canary's port. */
export function insideAddresses(port: number): { direct: string[]; named: string[]; unreachable: string[] } {
  const at = (host: string) => `http://${host}:${port}/secret`
  return {
    direct: [
      at('127.83.7.1'),
      at('127.83.7.2.'),
      at('2136147713'),
      at('0177.0123.0007.0004'),
      at('0x7f.0x53.0x07.0x05'),
      at('0x7f530706'),
      at('127.83.1799'),
      at('127.1'),
      at('0'),
      at('0.0.0.0'),
      at('①②⑦.⁸³.7.8'),
      at('127。83。7。9'),
      at('localhost'),
      at('LOCALHOST'),
      at('localhost.'),
      at('a.localhost'),
      at('[::1]'),
      at('[0:0:0:0:0:0:0:1]'),
      at('[::ffff:127.83.7.1]'),
      at('[::ffff:7f53:701]'),
      at('[::]'),
      `http://jobs.example.com@127.83.7.10:${port}/secret`,
      `http://127.83.7.11:${port}/secret#@jobs.example.com`,
      `http://127.83.7.12:${port}\\@jobs.example.com/secret`,
      `http:127.83.7.13:${port}/secret`,
      `http:///127.83.7.14:${port}/secret`,
      `http://127.83.7.15\t:${port}/secret`,
    ],
    named: ['jobs', 'six', 'mapped', 'both'].map((name) => at(`${name}.attacker.example`)),
    // Nothing answers there; they must be refused all the same, before anything is asked.
    unreachable: [
      'http://169.254.169.254/latest/meta-data/',
      'http://[fd00:ec2::254]/latest/meta-data/',
      'http://cloud.attacker.example/',
      'http://home.attacker.example/',
      'http://metadata.google.internal/',
      'http://192.168.0.1/',
      'http://100.64.0.1/',
      'http://[64:ff9b::7f53:701]/',
      'http://[2002:7f53:701::]/',
      'http://168.63.129.16/',
      'ftp://127.83.7.1/',
      'file:///etc/passwd',
      'gopher://127.83.7.1:6379/_INFO',
      'data:application/json,[]',
      'http://127.83.7.1:5432/',
      'http://127.83.7.1:22/',
    ],
  }
}
