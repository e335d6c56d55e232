import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { z } from 'zod'

/**
 * `node bench/bare-server.ts PORT HEADERS BODY`: Node's own server, with its default settings, that holds one response in memory. HEADERS
 * is a file of flat name, value pairs as JSON.
 */
const [port = '', headersFile = '', bodyFile = ''] = process.argv.slice(2)
const headers = z.array(z.string()).parse(JSON.parse(readFileSync(headersFile, 'utf8')))
const body = readFileSync(bodyFile)

createServer((_, res) => {
  res.writeHead(200, headers)
  res.end(body)
}).listen(Number(port), '127.0.0.1')
