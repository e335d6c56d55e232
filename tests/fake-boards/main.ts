import { startFakeBoards } from './fake-boards.ts'

/** `node tests/fake-boards/main.ts [port]`: stands in for all job boards until it is stopped, and says where. */
const { url } = await startFakeBoards(Number(process.argv[2] ?? 0))
process.stdout.write(`${url}\n`)
