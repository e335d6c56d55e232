import { startEmbeddedPostgres } from './embedded.ts'
import { silentLog } from '#db/log.ts'

// Another process on a data folder, for embedded.test.ts: tells its connection, and leaves in peace on SIGTERM.
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: silentLog })
process.on('SIGTERM', () => void server.stop())
console.log(JSON.stringify({ ...server.connection, attached: server.attached }))
